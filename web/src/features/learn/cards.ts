/** The cards of a game to look up: found by their names and effects, narrowed by deck and level. */
import type { FigureRow, PrintedFigures } from "@web/board/figures";
import type { FigureBook, FigureCard } from "@web/generated/protocol";
import type { Say } from "@web/i18n/fluent";
import { arranged, proposals, rowOf } from "@web/features/figures";

export interface CardEntry {
  card: FigureCard;
  row: FigureRow;
  deck: string;
  /** 0 where the card has none. */
  level: number;
  name: string;
  text: string;
  note: string;
}

export interface CardFilter {
  words: string;
  decks: readonly string[]; // none: all
  level: number; // 0: all
}

export function cardEntries(
  book: FigureBook,
  ui: PrintedFigures,
  catalogue: Record<string, unknown>,
  say: Say,
): CardEntry[] {
  const ours = proposals(book);
  return arranged(book, ui).flatMap(({ slug, cards }) =>
    cards
      .filter((card) => card.name)
      .map((card) => {
        const row = rowOf(card, {}, ours);
        const text = ui.sentence(card, row, say);
        const note = ui.note(card, row, catalogue, say);
        return { card, row, deck: slug, level: Number(row.level ?? 0), name: ui.name(card, say), text, note };
      }),
  );
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export function fits(entry: CardEntry, { words, decks, level }: CardFilter): boolean {
  const wanted = plain(words.trim());
  return (
    (!decks.length || decks.includes(entry.deck)) &&
    (!level || entry.level === level) &&
    (!wanted || plain(entry.name).includes(wanted) || plain(entry.text).includes(wanted))
  );
}

/** A text cut where the words were found: every second piece is a hit. */
export function marked(text: string, words: string): string[] {
  const wanted = plain(words.trim());
  if (!wanted) return [text];
  const letters = [...text];
  const flat = letters.map(plain).join("");
  if (flat.length !== letters.length) return [text]; // a letter that becomes two: found, but not marked
  const pieces: string[] = [];
  let from = 0;
  for (let at = flat.indexOf(wanted); at >= 0; at = flat.indexOf(wanted, from)) {
    pieces.push(letters.slice(from, at).join(""), letters.slice(at, at + wanted.length).join(""));
    from = at + wanted.length;
  }
  return [...pieces, letters.slice(from).join("")];
}
