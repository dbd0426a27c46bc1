/** The effect of a card as a row of small pictures. */
import { COLOURS, type CardFace, type Colour } from "./cards";

export type Glyph =
  | { kind: "coin"; figure: string }
  | { kind: "order"; colour: Colour }
  | { kind: "citizen"; colour: Colour | "hired" }
  | { kind: "lying"; colour: Colour | "hired" }
  | { kind: "sign"; name: string }
  | { kind: "word"; text: string };

const coin = (figure: number | string): Glyph => ({ kind: "coin", figure: String(figure) });
const sign = (name: string): Glyph => ({ kind: "sign", name });
const word = (text: string): Glyph => ({ kind: "word", text });
const ARROW = word("→");

/** The colours a card speaks of; nothing where it speaks of all three. */
function orders(card: CardFace): Glyph[] {
  const colours = card.colours ?? [];
  return colours.length === COLOURS.length ? [] : colours.map((colour) => ({ kind: "order", colour }));
}

const citizens = (card: CardFace): Glyph[] =>
  (card.colours?.length === 1 ? card.colours : ["hired" as const]).map((colour) => ({ kind: "citizen", colour }));

const roman = (level: number | undefined): Glyph => word("I".repeat(level ?? 1));
const SORT_SIGNS: Record<string, string> = { building: "i-house", prestige: "i-crown", character: "i-person" };
const sorts = (card: CardFace): Glyph[] => (card.sorts ?? []).slice(0, 1).map((sort) => sign(SORT_SIGNS[sort]));
const everyOrder: Glyph[] = COLOURS.map((colour) => ({ kind: "order", colour }));
const everyCitizen: Glyph[] = COLOURS.map((colour) => ({ kind: "citizen", colour }));

const EFFECTS: Record<string, (card: CardFace) => Glyph[]> = {
  gain: (card) => [coin(card.n ?? 0)],
  "gain-empty": (card) => [coin(`+${card.n}`), word("/ ▢")],
  "gain-occupied": (card) => [coin(`+${card.n}`), word("/ ▣")],
  "gain-couples": (card) => [
    { kind: "citizen", colour: "yellow" },
    { kind: "citizen", colour: "red" },
    ARROW,
    coin(card.n ?? 0),
  ],
  "gain-standing": (card) => [{ kind: "citizen", colour: "hired" }, ARROW, coin(card.n ?? 0)],
  "gain-best-class": (card) => [
    { kind: "citizen", colour: "white" },
    word("/"),
    { kind: "citizen", colour: "red" },
    ARROW,
    coin(card.n ?? 0),
  ],
  "gain-lying": (card) => [{ kind: "lying", colour: "hired" }, ARROW, coin(card.n ?? 0)],
  "gain-on-place": (card) => [sign("i-trowel"), ...orders(card), ...sorts(card), ARROW, coin(`+${card.n}`)],
  "gain-on-activate": (card) => [
    ...(orders(card).length ? orders(card) : [sign("i-hammer")]),
    ARROW,
    coin(`+${card.n}`),
  ],
  "gain-on-gather": (card) => [sign("i-person"), ARROW, coin(`+${card.n}`)],
  "earn-rate": (card) => [{ kind: "citizen", colour: "red" }, ARROW, coin(card.n ?? 0)],
  draw: (card) => [sign("i-draw"), ...orders(card), roman(card.draws)],
  "take-two": (card) => [word("2"), sign("i-cards"), ...orders(card), roman(card.draws)],
  abbey: (card) => [word("2"), sign("i-cards"), ...everyOrder, roman(card.draws)],
  recruit: (card) => [coin(card.price ?? 0), ARROW, ...citizens(card)],
  "copy-free": (card) => [sign("i-copy"), ...(orders(card).length ? orders(card) : everyOrder)],
  copy: (card) => [sign("i-copy"), ...(orders(card).length ? orders(card) : everyOrder), word("!")],
  "stand-up": (card) => [...orders(card), ARROW, sign("i-person")],
  twice: (card) => [...(orders(card).length ? orders(card) : [sign("i-house")]), word("× 2")],
  ballista: (card) => [sign("i-fire"), coin("+1"), word(`× ${card.n}`)],
  catapult: () => [sign("i-fire"), sign("i-house")],
  levy: (card) => [sign("i-house"), ARROW, coin(`+${card.n}`)],
  "richest-pays": (card) => [sign("i-crown"), ARROW, coin(card.n ?? 0)],
  fight: () => [sign("i-swords")],
  "fight-idle": () => [sign("i-swords"), word("0")],
  "fight-gain": () => [sign("i-swords"), ARROW, coin("+")],
  "fight-on-prestige": () => [sign("i-crown"), ARROW, sign("i-swords"), coin("+")],
  "fight-on-even": () => [word("2 ·"), { kind: "citizen", colour: "red" }, ARROW, sign("i-swords")],
  "fight-on-even-gain": () => [word("2 ·"), { kind: "citizen", colour: "red" }, ARROW, sign("i-swords"), coin("+")],
  "extra-activation": (card) => [{ kind: "citizen", colour: "white" }, ARROW, ...orders(card), sign("i-house")],
  "card-sets": () => everyOrder,
  "citizen-sets": () => everyCitizen,
  cards: (card) => [sign("i-cards"), ...orders(card)],
  citizens: (card) => citizens(card),
  buildings: (card) => [...orders(card), sign("i-house")],
  characters: () => [sign("i-person")],
  prestige: () => [sign("i-crown")],
  deniers: (card) => [coin(card.n ?? 0)],
  ramparts: () => [sign("i-wall")],
  rampart: () => [sign("i-wall")],
  flat: () => [sign("i-crown")],
};

/** The row of pictures under a card's name. */
export function formula(card: CardFace): Glyph[] {
  return EFFECTS[card.effect]?.(card) ?? [];
}

/** The text that says the effect in one line. */
export const lineKey = (card: CardFace): string =>
  `line-${card.effect}${card.effect === "gain-on-place" && card.sorts?.[0] === "character" ? "-character" : ""}`;

/** A card's name as its ribbon shows it: the level stands on the keystone. */
export const ribbon = (name: string): string => name.replace(/ I{1,3}(?=$| )/, "");
