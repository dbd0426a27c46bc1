/** The contract of the page "Printed figures": what a game brings in `figures/index.ts` of its `ui/` folder. */
import type { Component } from "svelte";
import type { FigureCard, FigureCheck, FigureField } from "@web/generated/protocol";
import type { Say } from "@web/i18n/fluent";

/** A figure: a number, a word, or a list of such. */
export type FigureValue = number | string | boolean | FigureValue[];
/** The figures of a card as they are typed, by their keys. */
export type FigureRow = Readonly<Record<string, FigureValue>>;

/** What the page gives to a game's drawing of a card. */
export interface PrintedCardProps<Catalogue = Record<string, unknown>> {
  card: FigureCard;
  row: FigureRow;
  catalogue: Catalogue;
  say: Say;
}

/** The small picture beside a card's name. */
export interface PrintedMarkProps<Catalogue = Record<string, unknown>> {
  card: FigureCard;
  catalogue: Catalogue;
}

export interface PrintedFigures<Catalogue = Record<string, unknown>> {
  /** The options with which the catalogue has every card. */
  options: Record<string, unknown>;
  /** The keys that are written in Roman figures. */
  roman: readonly string[];
  /** The decks in the order they are compared; one that is not named is left out. */
  decks: readonly string[];
  /** The figures of a card that are printed on it, in the order they are compared; none: the card is left out. */
  fields(card: FigureCard): FigureField[];
  deckName(deck: string): string;
  /** The back of a deck, as a style sheet writes it. */
  deckBack(deck: string): string;
  name(card: FigureCard, say: Say): string;
  /** What the card is, in a few words: "I · delayed". */
  note(card: FigureCard, row: FigureRow, catalogue: Catalogue, say: Say): string;
  /** The colour of the card, as a style sheet writes it. */
  tint(card: FigureCard, row: FigureRow, catalogue: Catalogue): string;
  /** What a figure is called, or one item of a list (`at` says which). */
  label(key: string, at: readonly number[]): string;
  /** What a word or a letter of a figure means. */
  word(key: string, word: string, say: Say): string;
  /** What the card does with these figures. */
  sentence(card: FigureCard, row: FigureRow, say: Say): string;
  /** What a change means in play, where a line can tell it; "" elsewhere. */
  example(card: FigureCard, row: FigureRow, ours: FigureRow, say: Say): string;
  /** The rulebook that says what is certain of a card. */
  rulebook(card: FigureCard, deck: string): string;
  /** Why figures do not go together: `found` is what they make now. */
  checkText(check: FigureCheck, found: number): string;
  /** The card as it lies on the table. */
  Card: Component<PrintedCardProps<Catalogue>>;
  Mark: Component<PrintedMarkProps<Catalogue>>;
}

/** What the texts of a card may name: its numbers, those of a list one by one. */
export function rowArguments(row: FigureRow): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [key, value] of Object.entries(row)) {
    if (typeof value === "number") found[key] = value;
    else if (Array.isArray(value))
      for (const [i, item] of value.entries()) if (typeof item === "number") found[`${key}-${i + 1}`] = item;
  }
  return found;
}

/** The figures of a card in the order of its columns, with any other that may be corrected behind them. */
export function inColumns(card: FigureCard, columns: readonly string[]): FigureField[] {
  const place = ({ key }: FigureField) => (columns.includes(key) ? columns.indexOf(key) : columns.length);
  return card.fields
    .filter((field) => columns.includes(field.key) || !field.locked)
    .sort((one, other) => place(one) - place(other));
}
