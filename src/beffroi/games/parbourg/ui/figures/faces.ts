/** The faces of cards and henchmen with the figures somebody typed. */
import type { FigureRow } from "@web/board/figures";
import type { CardEntry, HenchmanEntry, ParbourgCatalogue } from "@web/generated/games/parbourg";
import type { FigureCard } from "@web/generated/protocol";
import { lookOf } from "../model/cards";

export const COLOURS = ["yellow", "red", "green", "blue"] as const;
const LETTERS = "yrgb";
const TINTS: Record<string, string> = {
  pol: "var(--civ-frame)",
  war: "var(--mil-frame)",
  int: "var(--seat-1)",
  sci: "var(--seat-0)",
  neu: "var(--neu-frame)",
  alc: "var(--family)",
};

const named = (letters: string): string[] => [...letters].map((letter) => COLOURS[LETTERS.indexOf(letter)]);
const byColour = (points: unknown, before: Record<string, number>): Record<string, number> =>
  Array.isArray(points) ? Object.fromEntries(COLOURS.map((colour, i) => [colour, Number(points[i])])) : before;

export function faceOf(card: FigureCard, row: FigureRow, catalogue: ParbourgCatalogue): CardEntry | undefined {
  const entry = card.path.startsWith("cards.") ? catalogue.cards[card.slug] : undefined;
  if (!entry) return undefined;
  const numbers = Object.fromEntries(Object.entries(row).filter(([, value]) => typeof value === "number"));
  const bid = entry.bid ? byColour(row.bid, entry.bid) : null;
  const bonus = byColour(row.bonus, entry.bonus);
  return {
    ...entry,
    bid,
    bonus,
    event: typeof row.event === "string" ? (named(row.event)[0] ?? null) : entry.event,
    colours: typeof row.colours === "string" ? named(row.colours) : entry.colours,
    arguments: { ...entry.arguments, ...(numbers as Record<string, number>), ...(bid ?? bonus) },
  };
}

export function henchmanOf(card: FigureCard, row: FigureRow, catalogue: ParbourgCatalogue): HenchmanEntry | undefined {
  const entry = card.path.startsWith("henchmen.") ? catalogue.henchmen[card.slug] : undefined;
  return entry
    ? {
        ...entry,
        initiative: Number(row.initiative ?? entry.initiative),
        colours: typeof row.colours === "string" ? named(row.colours) : entry.colours,
      }
    : undefined;
}

export const tintOf = (card: FigureCard, row: FigureRow, catalogue: ParbourgCatalogue): string =>
  TINTS[lookOf(faceOf(card, row, catalogue))] ?? TINTS.neu;
