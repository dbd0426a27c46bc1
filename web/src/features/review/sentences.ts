/** What the bot's figures mean, in sentences. */
import type { ReviewReason, ScoreParts, TurningLuck } from "@web/generated/protocol";
import type { Say } from "@web/board/contract";
import { t, texts } from "@web/i18n/texts.svelte";
import { signed } from "./figures";

const SMALL = 0.05; // points that are no news
const GAINS = 3; // reasons told
const COSTS = 2;

/** A label in the middle of a game may begin small: a sentence of its own does not. */
export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const list = (parts: string[]): string =>
  new Intl.ListFormat(texts.language, { type: "conjunction" }).format(parts);

/** The sentences that say why, of a choice to be made and of one that was missed. */
const WHY = {
  hint: { both: "hint-brings-and-costs", more: "hint-brings", less: "hint-costs", none: "hint-holds" },
  turn: { both: "turn-brings-and-costs", more: "turn-brings", less: "turn-costs", none: "turn-holds" },
};

/** Why a choice is good: what it brings more of and what it costs. */
export function because(of: keyof typeof WHY, reasons: readonly ReviewReason[], say: Say): string {
  const term = (reason: ReviewReason) => `${say(reason.key)} (${signed(reason.points)})`;
  const more = list(
    reasons
      .filter((reason) => reason.points > 0)
      .slice(0, GAINS)
      .map(term),
  );
  const less = list(
    reasons
      .filter((reason) => reason.points < 0)
      .slice(0, COSTS)
      .map(term),
  );
  return t(WHY[of][more && less ? "both" : more ? "more" : less ? "less" : "none"], { more, less });
}

/** Whom luck helped and whom it hurt after an answer. */
export function fortune(stroke: TurningLuck, names: readonly string[], say: Say): string {
  const told = (counts: (points: number) => boolean) =>
    list(stroke.points.flatMap((points, seat) => (counts(points) ? [`${names[seat]} (${signed(points)})`] : [])));
  const words = {
    name: names[stroke.seat],
    choice: say.label(stroke.played.label),
    helped: told((n) => n >= SMALL),
    hurt: told((n) => n <= -SMALL),
  };
  return t(words.helped && words.hurt ? "luck-helped-hurt" : words.helped ? "luck-helped" : "luck-hurt", words);
}

export interface Part {
  key: "start" | "luck" | "own" | "others" | "count" | "score";
  points: number;
  /** From where to where it moves the score. */
  from: number;
  to: number;
}

/** How a score came about, part by part, rounded so that what is read adds up. */
export function parts(player: ScoreParts): Part[] {
  const tenth = (n: number) => Math.round(n * 10) / 10;
  const [start, luck, others, count] = [player.start, player.luck, player.others, player.count].map(tenth);
  const own = tenth(player.score - start - luck - others - count);
  const moved = Object.entries({ start, luck, own, others, count }) as [Part["key"], number][];
  let at = 0;
  const told = moved.map(([key, points]) => ({ key, points, from: at, to: (at = tenth(at + points)) }));
  return [...told, { key: "score", points: player.score, from: 0, to: player.score }];
}
