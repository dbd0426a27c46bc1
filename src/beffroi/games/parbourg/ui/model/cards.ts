/** How a card looks: which frame and ground, which figure counts, what it adds. */
import type { Say } from "@web/board/contract";
import type { CardEntry } from "@web/generated/games/parbourg";

const LOOKS: Record<string, string> = { yellow: "pol", red: "war", green: "int", blue: "sci" };

/** The colours a bonus counts in, with its points. */
export const bonusesOf = (bonus: Record<string, number>): [string, number][] =>
  Object.entries(bonus).filter(([, points]) => points > 0);

/** The colour of a bonus that counts in one colour only. */
export function onlyColour(bonus: Record<string, number>): string | null {
  const counted = bonusesOf(bonus);
  return counted.length === 1 ? counted[0][0] : null;
}

/** The colour a bid is best in, null if it is the same in all. */
export function bestColour(bid: Record<string, number>): string | null {
  const most = Math.max(...Object.values(bid));
  if (Object.values(bid).every((value) => value === most)) return null;
  return Object.keys(bid).find((colour) => bid[colour] === most) ?? null;
}

/** Frame, window and ground of a card. */
export function lookOf(card: CardEntry | undefined): string {
  if (!card) return "neu";
  if (card.kind === "alchemy") return "alc";
  const colour = card.event ?? (card.bid ? bestColour(card.bid) : onlyColour(card.bonus));
  return colour ? LOOKS[colour] : "neu";
}

/** The groups of a hand, by when a card may be used. */
export function groupOf(card: CardEntry | undefined): "action" | "building" | "ephemeral" | "alchemy" {
  const kind = card?.kind;
  return kind === "building" || kind === "ephemeral" || kind === "alchemy" ? kind : "action";
}

/** The sign of what kind a card is, where it has no colour at its corner. */
export const KIND_SIGNS: Record<string, string> = {
  ephemeral: "feather",
  building: "house",
  alchemy: "bubbling-flask",
};

/** What a card counts in every colour, in words. */
export function valuesOf(card: CardEntry | undefined, say: Say): string {
  const figures = card?.bid ? Object.entries(card.bid) : card ? bonusesOf(card.bonus) : [];
  const sign = card?.bid ? "" : "+";
  return figures.map(([colour, n]) => `${say(`colour-${colour}`)} ${sign}${n}`).join(", ");
}
