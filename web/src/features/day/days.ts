/** Days, what a game of a day is called, and what may be told of one without telling how it was played. */
import { cover } from "@web/core/game_covers";
import { pageAddress } from "@web/core/pages";
import { lobby } from "@web/features/lobby";
import type { DayGame, DayQuarters, DayTry } from "@web/generated/protocol";
import { texts } from "@web/i18n/texts.svelte";
import { t } from "./texts";

export const DAY = 86_400_000; // ms
const FULL = 4; // pieces of a bar
const FILLED = "▰";
const EMPTY = "▱";

/** The date of a day counted from 1970, as addresses have it: 2026-11-18. */
export const isoDate = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** The day of a date, or none where it is no date. */
export function dayOf(date: string): number | null {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) ? null : time / DAY;
}

export const dateText = (day: number, dateStyle: "full" | "long" | "medium" = "full"): string =>
  new Intl.DateTimeFormat(texts.language, { dateStyle, timeZone: "UTC" }).format(day * DAY);

/** The game, or what playing it alone is called. */
export const eventTitle = (game: Pick<DayGame, "game" | "seats">): string =>
  (game.seats === 1 && cover(game.game).alone?.[texts.language]) || lobby.title(game.game);

/** Who plays. */
export const againstWhom = (game: DayGame): string =>
  game.level ? t("day-against", { level: lobby.level(game.game, game.level), n: game.seats - 1 }) : t("day-alone");

export const addressOf = (event: string, day: number | null): string =>
  pageAddress("day", { event, date: day === null ? "" : isoDate(day) });

/** Four pieces for each quarter of the game: how many of the best one's points were made in it. */
export const bars = ({ mine, best }: DayQuarters): string[] =>
  mine.map((points, i) => {
    const share = best[i] > 0 ? points / best[i] : points >= best[i] ? 1 : 0;
    const full = Math.max(0, Math.min(FULL, Math.round(FULL * share)));
    return FILLED.repeat(full) + EMPTY.repeat(FULL - full);
  });

/** The result for others, which gives nothing away. */
export function shareText(game: DayGame, mine: DayTry, quarters: DayQuarters | null): string {
  const better = mine.percent === null ? "" : `, ${t("day-better", { n: mine.percent })}`;
  return [
    `Beffroi · ${eventTitle(game)} · ${dateText(game.day, "medium")}`,
    t("day-points", { n: mine.score ?? 0 }) + better,
    ...(quarters ? [bars(quarters).join(" ")] : []),
    new URL(addressOf(game.event, game.day), location.href).href,
  ].join("\n");
}
