/** One's own hand: grouped by when a card may be used, the bids that count most now first. */
import type { HandCard, ParbourgCatalogue, ParbourgView } from "@web/generated/games/parbourg";
import type { Choice } from "@web/generated/protocol";
import type { Say } from "@web/board/contract";
import { t } from "../texts";
import { groupOf } from "./cards";

export interface Held extends HandCard {
  /** Tells copies of a card apart. */
  key: string;
}

export interface Group {
  kind: "action" | "building" | "ephemeral" | "alchemy";
  cards: Held[];
}

const ORDER = ["action", "building", "ephemeral", "alchemy"] as const;

/** What a card is sorted by: its value at stake, or its best one while nothing is at stake. */
function worth(held: HandCard, catalogue: ParbourgCatalogue): number {
  if (held.value !== null) return held.value;
  const bid = catalogue.cards[held.card]?.bid;
  return bid ? Math.max(...Object.values(bid)) : 0;
}

export function handGroups(view: ParbourgView, catalogue: ParbourgCatalogue): Group[] {
  const seen = lyingCopies(view);
  const held = view.hand.map((one) => ({ ...one, key: copyKey(seen, one.card) }));
  return ORDER.map((kind) => ({
    kind,
    cards: held
      .filter((one) => groupOf(catalogue.cards[one.card]) === kind)
      .sort((a, b) => worth(b, catalogue) - worth(a, catalogue) || a.card.localeCompare(b.card)),
  })).filter((group) => group.cards.length > 0);
}

/** A name for the next copy of a card: `hard-work#1`. */
export function copyKey(seen: Map<string, number>, card: string): string {
  const n = seen.get(card) ?? 0;
  seen.set(card, n + 1);
  return `${card}#${n}`;
}

/** How many copies of each card lie on the table, so that copies in hand are counted on from there. */
function lyingCopies(view: ParbourgView): Map<string, number> {
  const seen = new Map<string, number>();
  for (const player of view.players) for (const laid of player.lying) if (laid.card) copyKey(seen, laid.card);
  return seen;
}

/** Whether one more Action card may be laid, as the choices tell it: an opponent's Bodyguard may leave no room for it. */
export function mayLay(choices: readonly Choice[], view: ParbourgView, catalogue: ParbourgCatalogue): boolean {
  const bids = view.hand.filter(({ card }) => groupOf(catalogue.cards[card]) === "action");
  return choices.some(
    ({ code, anchor }) => !code.startsWith("event ") && bids.some(({ card }) => anchor === `hand:${card}`),
  );
}

/** When a card may be used, or what it would bring now. */
export function helpOf(held: HandCard, kind: string, stake: string | null, say: Say): string {
  if (held.value === null || held.after === null || !stake) return t(`when-${kind}`);
  return t("would-count", { n: held.value, colour: say(`colour-${stake}`), total: held.after });
}
