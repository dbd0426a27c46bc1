/** Cards as they are drawn: those of the catalogue, and a rampart. */
import type { CardEntry } from "@web/generated/games/tournay";

export type Colour = CardEntry["colour"];
export const COLOURS: readonly Colour[] = ["yellow", "white", "red"];

/** What the face of a card shows; a rampart has no colour. */
export type CardFace = Omit<CardEntry, "colour" | "name" | "set" | "copies" | "replaced" | "arguments" | "marks"> & {
  colour: Colour | "none";
};

/** A defeated event in a hand: it can become a rampart. */
export const RAMPART: CardFace = {
  deck: "events",
  colour: "none",
  level: 0,
  sort: "rampart",
  cost: { deniers: 0, citizen: null, cards: 0 },
  points: 1,
  arrows: false,
  effect: "rampart",
};
