/** The printed figures of Troyes: its decks, what a card's figures are called, and what they mean. */
import type { Say } from "@web/board/contract";
import { inColumns, rowArguments, type FigureRow, type PrintedFigures } from "@web/board/figures";
import type { TroyesCatalogue } from "@web/generated/games/troyes";
import type { FigureCard } from "@web/generated/protocol";
import { ROMAN } from "../parts/figures";
import Card from "./Card.svelte";
import Mark from "./Mark.svelte";
import { find, part, t } from "./texts";
import "../tokens.css";

/** The figures that a card of each group prints. */
const COLUMNS: Record<string, readonly string[]> = {
  activity: ["cost", "divisor", "slots", "level"],
  event: ["fight", "divisor", "banners", "points", "black-dice", "deck", "calls"],
  character: ["thresholds", "thresholds-for-two"],
  board: ["bishopric-rows", "city-hall-rows", "two-player-palace", "two-player-bishopric", "two-player-city-hall"],
  ramparts: ["gates"],
  royal: ["palace-order", "bishopric-order", "city-hall-order"],
};
const TINTS: Record<string, string> = {
  red: "var(--military)",
  white: "var(--troyes-order-religious)",
  yellow: "var(--troyes-field)",
};
const BACKS: Record<string, string> = {
  "activity-red": TINTS.red,
  "activity-white": TINTS.white,
  "activity-yellow": TINTS.yellow,
  event: "var(--troyes-order-enemy)",
  ladies: "linear-gradient(135deg, var(--family) 50%, var(--military) 50%)",
  character: "var(--family)",
  board: "var(--oak)",
  royal: "var(--king)",
};

export const groupOf = (card: FigureCard): string => card.path.split(".")[0];

/** A card of an event deck is named after its copy in the catalogue: any copy has its figures. */
const eventOf = (catalogue: TroyesCatalogue, slug: string) =>
  Object.values(catalogue.events).find((event) => event.slug === slug);

function tint(card: FigureCard, row: FigureRow, catalogue: TroyesCatalogue): string {
  if (groupOf(card) === "activity") return TINTS[catalogue.activities[card.slug]?.colour] ?? "var(--oak)";
  if (groupOf(card) === "event") return TINTS[String(row.deck)] ?? "var(--troyes-order-enemy)";
  return groupOf(card) === "character" ? "var(--family)" : "var(--oak)";
}

function note(card: FigureCard, row: FigureRow, catalogue: TroyesCatalogue, say: Say): string {
  if (groupOf(card) === "activity") {
    const entry = catalogue.activities[card.slug];
    const kind = entry ? t(`kind-${entry.kind}`) : "";
    return [ROMAN[Number(row.level) - 1], kind, entry?.bonus ? t("bonus") : ""].filter(Boolean).join(" · ");
  }
  if (groupOf(card) === "event")
    return [
      row.deck ? say(`colour-${row.deck}`) : t("always-there"),
      eventOf(catalogue, card.slug)?.bonus ? t("bonus") : "",
    ]
      .filter(Boolean)
      .join(" · ");
  return t(`group-${groupOf(card)}`);
}

/** "Slot 2", "1st: VP", "Row 1": a figure of which there are several. */
function label(key: string, at: readonly number[]): string {
  const numbered = at.length ? find(`figure-${key}-n`, { n: at[0] + 1, m: (at[1] ?? 0) + 1 }) : null;
  return numbered ?? t(`figure-${key}`);
}

function sentence(card: FigureCard, row: FigureRow, say: Say): string {
  return card.name ? say.part(card.name, "text", rowArguments(row)) : part(`row-${card.slug}`, "text");
}

/** Three dice of five show what a divisor means. */
function example(card: FigureCard, row: FigureRow, ours: FigureRow): string {
  if (typeof row.divisor !== "number" || typeof ours.divisor !== "number" || row.divisor === ours.divisor) return "";
  const uses = (divisor: number) => Math.floor(15 / divisor);
  return t(groupOf(card) === "event" ? "example-event" : "example-activity", {
    now: uses(row.divisor),
    before: uses(ours.divisor),
  });
}

export default {
  options: { bonus: true, ladies: ["characters", "purple-die", "events", "activities", "ramparts"] },
  roman: ["level"],
  decks: Object.keys(BACKS),
  fields: (card) => inColumns(card, COLUMNS[groupOf(card)] ?? []),
  deckName: (deck) => t(`deck-${deck}`),
  deckBack: (deck) => BACKS[deck] ?? "var(--oak)",
  name: (card, say) => (card.name ? say(card.name) : t(`row-${card.slug}`)),
  note,
  tint,
  label,
  word: (_, word, say) => (word === "any" ? t("any-colour") : say(`colour-${word}`)),
  sentence,
  example,
  rulebook: (_, deck) => find(`book-${deck}`) ?? t("book-troyes"),
  checkText: () => t("does-not-fit"),
  Card,
  Mark,
} satisfies PrintedFigures<TroyesCatalogue>;
