/** The printed figures of Parbourg: its decks, what a card's figures are called, and what they mean. */
import { inColumns, rowArguments, type FigureRow, type PrintedFigures } from "@web/board/figures";
import type { ParbourgCatalogue } from "@web/generated/games/parbourg";
import type { FigureCard } from "@web/generated/protocol";
import type { Say } from "@web/board/contract";
import Card from "./Card.svelte";
import Mark from "./Mark.svelte";
import { COLOURS, tintOf } from "./faces";
import { find, t } from "./texts";
import "../tokens.css";

/** The figures that a card of each group prints; rules are not printed on cards. */
const COLUMNS: Record<string, readonly string[]> = {
  henchmen: ["initiative", "colours", "bonus"],
  cards: ["copies", "bid", "event", "colours", "bonus"],
};
const BACKS: Record<string, string> = {
  henchmen: "var(--back-oak)",
  varied: "linear-gradient(135deg, var(--civ-frame) 50%, var(--mil-frame) 50%)",
  central: "var(--neu-frame)",
  "bid-and-event": "linear-gradient(135deg, var(--mil-frame) 50%, var(--seat-1) 50%)",
  "bid-or-event": "linear-gradient(135deg, var(--seat-1) 50%, var(--seat-0) 50%)",
  ephemeral: "var(--family)",
  building: "var(--oak)",
  alchemy: "var(--parbourg-alchemy, var(--king))",
};

const groupOf = (card: FigureCard): string => card.path.split(".")[0];

/** The texts name a bid or bonus by its colours. */
function sentence(card: FigureCard, row: FigureRow, say: Say): string {
  const points = (row.bid ?? row.bonus) as number[] | undefined;
  const byColour = points ? Object.fromEntries(COLOURS.map((colour, i) => [colour, points[i]])) : {};
  return say.part(card.name, "text", { ...rowArguments(row), ...byColour });
}

export default {
  options: { henchmen: "16" },
  roman: [],
  decks: Object.keys(BACKS),
  fields: (card) => (groupOf(card) in COLUMNS ? inColumns(card, COLUMNS[groupOf(card)]) : []),
  deckName: (deck) => t(`deck-${deck}`),
  deckBack: (deck) => BACKS[deck] ?? "var(--oak)",
  name: (card, say) => say(card.name),
  note: (card, row) => (groupOf(card) === "henchmen" ? t("henchman") : t("copies-n", { n: Number(row.copies) })),
  tint: tintOf,
  label: (key, at) => (at.length ? find(`figure-${key}-n`, { n: at[0] + 1 }) : null) ?? t(`figure-${key}`),
  word: (_, letter, say) => say(`colour-${COLOURS["yrgb".indexOf(letter)] ?? letter}`),
  sentence,
  example: () => "",
  rulebook: () => t("book-parbourg"),
  checkText: (check, found) => t(`check-${check.name}`, { found, least: check.least, most: check.most }),
  Card,
  Mark,
} satisfies PrintedFigures<ParbourgCatalogue>;
