/** The state of the page: the book of figures, where one is in it, what one typed, and what goes wrong. */
import { tick } from "svelte";
import type { FigureRow, FigureValue, PrintedFigures } from "@web/board/figures";
import type { AnsweredFigure, FigureBook, FigureCard, FigureDeck, FigureField } from "@web/generated/protocol";
import type { Say } from "@web/i18n/fluent";
import { Draft } from "./draft.svelte";
import {
  conflicts,
  count,
  docOf,
  equal,
  fieldsOf,
  itemAt,
  leavesOf,
  partOf,
  proposals,
  rowOf,
  standing,
  type Conflict,
  type Count,
  type Leaf,
  type Owns,
} from "./model";

export class FigureSheet {
  readonly book: FigureBook;
  readonly ui: PrintedFigures;
  /** The decks as the page shows them. */
  readonly decks: readonly FigureDeck[];
  readonly catalogue: Record<string, unknown>;
  readonly ours: ReadonlyMap<string, FigureValue>;
  readonly draft: Draft;
  say = $state.raw<Say>() as Say;
  confirmed = $state.raw<ReadonlyMap<string, AnsweredFigure>>(new Map());
  /** What the server says can't stand, by the path of the figure. */
  problems = $state.raw<ReadonlyMap<string, string>>(new Map());
  deckSlug = $state("");
  /** The card that is drawn large. */
  cardPath = $state("");
  /** Whether cards on which nothing is left to compare are left out. */
  onlyOpen = $state(true);
  /** The figure a padlock was asked about, the one typed last. */
  asked = $state("");
  typed = $state.raw<Leaf | null>(null);
  /** A shared set that is looked at: it can't be typed into. */
  shown = $state.raw<Owns | null>(null);
  readonly owns: Owns = $derived.by(() => this.shown ?? this.draft.owns);
  /** Cards that were opened since the deck was: they stay in the list when nothing is left on them. */
  #opened = $state.raw<ReadonlySet<string>>(new Set());

  readonly deck: FigureDeck = $derived.by(
    () => this.decks.find((deck) => deck.slug === this.deckSlug) ?? this.decks[0],
  );
  readonly cards: FigureCard[] = $derived.by(() =>
    this.deck.cards.filter((card) => !this.onlyOpen || this.#opened.has(card.path) || this.countOf(card).open > 0),
  );
  readonly card: FigureCard = $derived.by(
    () => this.deck.cards.find((card) => card.path === this.cardPath) ?? this.cards[0] ?? this.deck.cards[0],
  );
  readonly conflicts: ReadonlyMap<string, Conflict> = $derived.by(() => conflicts(this.book, this.owns, this.ours));
  readonly total: Count = $derived.by(() => count(fieldsOf(this.decks), this.owns, this.ours));

  constructor(book: FigureBook, ui: PrintedFigures, catalogue: Record<string, unknown>, say: Say) {
    this.book = book;
    this.ui = ui;
    this.catalogue = catalogue;
    this.say = say;
    this.decks = arranged(book, ui);
    this.ours = proposals(book);
    this.draft = new Draft(book.game, (owns) => docOf(owns, this.ours));
    const first = this.decks.find((deck) => this.countOfDeck(deck).open > 0) ?? this.decks[0];
    this.deckSlug = first.slug;
  }

  countOf(card: FigureCard): Count {
    return count(card.fields, this.owns, this.ours);
  }

  countOfDeck(deck: FigureDeck): Count {
    return count(
      deck.cards.flatMap((card) => card.fields),
      this.owns,
      this.ours,
    );
  }

  row(card: FigureCard): FigureRow {
    return rowOf(card, this.owns, this.ours);
  }

  oursOf(card: FigureCard): FigureRow {
    return rowOf(card, {}, this.ours);
  }

  proposal(field: FigureField): FigureValue {
    return this.ours.get(field.path) ?? (field.value as FigureValue);
  }

  value(field: FigureField): FigureValue {
    return this.owns[field.path]?.value ?? this.proposal(field);
  }

  leaves(card: FigureCard): Leaf[] {
    return card.fields.flatMap((field) =>
      leavesOf(this.value(field)).map((at) => ({ field, at, id: idOf(field, at) })),
    );
  }

  standing(leaf: Leaf): "S" | "P" | "Y" {
    return standing(leaf.field, this.owns[leaf.field.path], leaf.at);
  }

  /** The figures of a card that differ from what we propose. */
  changes(card: FigureCard): FigureField[] {
    return card.fields.filter((field) => !equal(this.value(field), this.proposal(field)));
  }

  openDeck(slug: string): void {
    this.deckSlug = slug;
    this.cardPath = "";
    this.#opened = new Set();
  }

  openCard(card: FigureCard): void {
    this.cardPath = card.path;
    if (!this.#opened.has(card.path)) this.#opened = new Set([...this.#opened, card.path]);
  }

  type(leaf: Leaf, item: FigureValue): void {
    if (this.shown) return;
    this.typed = leaf;
    this.draft.type(leaf.field, this.value(leaf.field), leaf.at, item);
  }

  /** Our figure is what the card shows. */
  keep(leaf: Leaf): void {
    this.type(leaf, itemAt(this.proposal(leaf.field), leaf.at) ?? itemAt(this.value(leaf.field), leaf.at));
    this.draft.rest();
  }

  clear(leaf: Leaf): void {
    if (!this.shown) this.draft.clear(leaf.field, leaf.at, this.proposal(leaf.field));
  }

  resize(field: FigureField, by: 1 | -1): void {
    const now = this.value(field);
    if (Array.isArray(now) && !this.shown) this.draft.resize(field, now, now.length + by);
  }

  /** The next figure to compare after a leaf, on the cards in sight. */
  nextOpen(after: Leaf): Leaf | null {
    const leaves = this.cards.flatMap((card) => this.leaves(card));
    const from = leaves.findIndex((leaf) => leaf.id === after.id);
    return leaves.slice(from + 1).find((leaf) => this.standing(leaf) === "P") ?? null;
  }

  /** Go to a figure: its card opens first, for on a phone only that card has fields. */
  async goTo(leaf: Leaf): Promise<void> {
    const card = this.deck.cards.find((one) => one.fields.includes(leaf.field));
    if (card) this.openCard(card);
    await tick();
    document.getElementById(leaf.id)?.focus();
  }

  /** The next figure to compare: of this deck, then of the decks after it, then of those before. */
  async goOn(after: Leaf): Promise<void> {
    const here = this.nextOpen(after);
    if (here) return this.goTo(here);
    const at = this.decks.indexOf(this.deck);
    const order = [...this.decks.slice(at + 1), ...this.decks.slice(0, at + 1)];
    const deck = order.find((one) => this.countOfDeck(one).open > 0);
    if (!deck) return;
    if (deck !== this.deck) this.openDeck(deck.slug);
    const first = this.cards.flatMap((card) => this.leaves(card)).find((leaf) => this.standing(leaf) === "P");
    if (first) await this.goTo(first);
  }

  /** The figure of the same kind on the card before or after. */
  async goBeside(leaf: Leaf, by: 1 | -1): Promise<void> {
    const at = this.cards.findIndex((card) => card.fields.includes(leaf.field));
    for (let i = at + by; i >= 0 && i < this.cards.length; i += by) {
      const other = this.leaves(this.cards[i]).find(
        (one) => one.field.key === leaf.field.key && partOf(one.at) === partOf(leaf.at),
      );
      if (other) return this.goTo(other);
    }
  }
}

/** The decks in the game's order, with the cards and figures that are printed. */
export function arranged(book: FigureBook, ui: PrintedFigures): FigureDeck[] {
  return ui.decks.flatMap((slug) => {
    const cards = (book.decks.find((deck) => deck.slug === slug)?.cards ?? [])
      .map((card) => ({ ...card, fields: ui.fields(card) }))
      .filter((card) => card.fields.length > 0);
    return cards.length ? [{ slug, cards }] : [];
  });
}

export const idOf = (field: FigureField, at: readonly number[]): string => `figure:${field.path}:${partOf(at)}`;
