/** The contract of the page "Learn": what a game brings in `learn/index.ts` of its `ui/` folder. */
import type { Component } from "svelte";

/** A part of a sheet. Its heading is the text of its id, what it says the attribute `.text`; both may be missing. */
export interface LearnBlock {
  id: string;
  /** lead: an opening. items: things beside each other. steps: the same, numbered. note: a hint at the edge. */
  kind: "lead" | "items" | "steps" | "note";
  /** Each with a text of its own (`.text`: what it says) and a picture of its id. */
  items?: readonly string[];
  /** Cards as they lie on the table, by their paths in the book of figures. */
  cards?: readonly string[];
  /** Whether the block itself has a picture. */
  art?: boolean;
}

export interface LearnSheet {
  id: string;
  blocks: readonly LearnBlock[];
}

export interface Learn {
  sheets: readonly LearnSheet[];
  /** Where a question of the game is explained, by its text key: `sheet/block`. */
  places: Readonly<Record<string, string>>;
  t(key: string): string;
  part(key: string, attribute: string): string;
  /** The pieces of the board that belong to a block, an item or a preset (`preset-NAME`); nothing where there are none. */
  Art: Component<{ id: string }>;
}

/** The place of a question: its sheet and block, or the first sheet. */
export function placeOf(learn: Pick<Learn, "places" | "sheets">, question: string): { sheet: string; at: string } {
  const [sheet, at] = (learn.places[question] ?? "").split("/");
  return { sheet: sheet || learn.sheets[0].id, at: at ?? "" };
}
