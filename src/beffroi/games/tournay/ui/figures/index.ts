/** The printed figures of Tournay: its decks, what a card's figures are called, and what they mean. */
import type { Say } from "@web/board/contract";
import { inColumns, rowArguments, type FigureRow, type PrintedFigures } from "@web/board/figures";
import type { TournayCatalogue } from "@web/generated/games/tournay";
import type { FigureCard } from "@web/generated/protocol";
import Card from "./Card.svelte";
import Mark from "./Mark.svelte";
import { find, t } from "./texts";
import "../tokens.css";

/** The figures that a card of each group prints; rules are not printed on cards. */
const COLUMNS: Record<string, readonly string[]> = {
  card: ["deniers", "citizen", "points", "replaced"],
  event: ["target", "fight", "circles"],
};
const TINTS: Record<string, string> = {
  yellow: "var(--civ-frame)",
  white: "var(--religious-line)",
  red: "var(--mil-frame)",
};
const LEVELS = ["", "I", "II", "III"];
const DECKS = ["yellow-1", "white-1", "red-1", "yellow-2", "white-2", "red-2", "yellow-3", "white-3", "red-3"];

export const groupOf = (card: FigureCard): string => card.path.split(".")[0];
const entryOf = (catalogue: TournayCatalogue, card: FigureCard) =>
  groupOf(card) === "card" ? catalogue.cards[card.slug] : undefined;

function deckBack(deck: string): string {
  const [colour] = deck.split("-");
  if (deck === "event") return "var(--tournay-event-ground)";
  return TINTS[colour] ?? "linear-gradient(135deg, var(--civ-frame) 50%, var(--mil-frame) 50%)";
}

function note(card: FigureCard, row: FigureRow, catalogue: TournayCatalogue, say: Say): string {
  const entry = entryOf(catalogue, card);
  if (entry) return [LEVELS[entry.level], t(`sort-${entry.sort}`)].filter(Boolean).join(" · ");
  return row.target && row.target !== "any" ? say(`colour-${row.target}`) : t("event");
}

/** The texts call the builder's points by another name, as `owner` is a seat. */
function sentence(card: FigureCard, row: FigureRow, say: Say): string {
  const { owner, ...named } = rowArguments(row);
  return say.part(card.name, "text", owner === undefined ? named : { ...named, builder: owner });
}

export default {
  options: { expansion: "mix" },
  roman: [],
  decks: [...DECKS, "expansion", "event"],
  fields: (card) => (groupOf(card) in COLUMNS ? inColumns(card, COLUMNS[groupOf(card)]) : []),
  deckName: (deck) => t(`deck-${deck}`),
  deckBack,
  name: (card, say) => say(card.name),
  note,
  tint: (card, row, catalogue) =>
    TINTS[entryOf(catalogue, card)?.colour ?? String(row.fight)] ?? "var(--tournay-event-ground)",
  label: (key, at) => (at.length ? find(`figure-${key}-n`, { n: at[0] + 1 }) : null) ?? t(`figure-${key}`),
  word: (_, word, say) => (word === "any" ? t("any-colour") : say(`colour-${word}`)),
  sentence,
  example: () => "",
  rulebook: (_, deck) => t(deck === "expansion" ? "book-expansion" : "book-tournay"),
  checkText: (check, found) => t("check-replaced", { wanted: check.most, found }),
  Card,
  Mark,
} satisfies PrintedFigures<TournayCatalogue>;
