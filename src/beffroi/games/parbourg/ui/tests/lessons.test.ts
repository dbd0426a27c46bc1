import { expect, test } from "vitest";
import { asked, BEGUN, lessonFor, type Moment } from "@web/board/lessons";
import type { ParbourgView } from "@web/generated/games/parbourg";
import deal from "../tutorial/position.json";
import { LESSONS } from "../tutorial/lessons";

const files = import.meta.glob<string>("../tutorial/texts/*.ftl", { query: "?raw", import: "default", eager: true });
const held = (card: string, value: number | null = null) => ({ card, value, after: value });

function moment(asks: string, change: Partial<ParbourgView> = {}, anchors: string[] = []): Moment<ParbourgView> {
  const player = { henchmen: ["tribune"], lying: [], buildings: [] };
  const view = {
    day: 1,
    stake: null,
    pile: ["yellow", "red"],
    held: [],
    hand: [],
    players: [player, player],
    asking: {},
    ...change,
  };
  return { view: view as unknown as ParbourgView, seat: 0, asks, anchors };
}

const idOf = (now: Moment<ParbourgView>, learnt: string[] = []) =>
  lessonFor(LESSONS, now, { ...BEGUN, learnt })?.lesson.id ?? null;
/** Everything told before a lesson. */
const before = (id: string) =>
  LESSONS.slice(
    0,
    LESSONS.findIndex((lesson) => lesson.id === id),
  ).map((lesson) => lesson.id);

test("the morning is welcomed, and the Elixir is asked for only while it can be drunk", () => {
  expect(idOf(moment("ask-play-at-dawn"))).toBe("welcome");
  const now = moment("ask-play-at-dawn", {}, ["hand:elixir-of-eloquence", ""]);
  expect(idOf(now, before("alchemy"))).toBe("alchemy");
  expect(idOf(moment("ask-play-at-dawn", {}, [""]), before("alchemy"))).toBeNull();
});

test("while others play there is nothing new to learn", () => {
  expect(idOf(moment("", { held: [{ day: 1, colour: "yellow", winner: 0 }] }))).toBeNull();
});

test("a first bid points at the two cards that count most", () => {
  const hand = [held("good-will", 2), held("bribe", 4), held("trip"), held("hollow-promise", 6)];
  const now = moment(
    "ask-take-turn",
    { hand, asking: { placed: 0 } },
    hand.map((one) => `hand:${one.card}`),
  );
  const { lesson } = lessonFor(LESSONS, now, { ...BEGUN, learnt: before("lay") })!;
  expect([lesson.id, asked(lesson, now)]).toEqual(["lay", ["hand:hollow-promise", "hand:bribe"]]);
});

test("what was learnt does not come back, and the farewell is the last", () => {
  const all = LESSONS.map((lesson) => lesson.id);
  const late = moment("ask-take-turn", { day: 2, held: Array(5).fill({ day: 1, colour: "yellow", winner: 0 }) });
  expect(idOf(late, all)).toBeNull();
  expect(idOf(late, before("farewell"))).toBe("farewell");
});

test("the deal holds what the lessons ask for", () => {
  const first = [...deal.deck.slice(0, 8), ...deal.deck.slice(16)];
  for (const card of ["elixir-of-eloquence", "fiery-plea", "tavern", "helping-hand"])
    expect(first.indexOf(card)).toBeLessThan(8);
  expect(deal.deck.indexOf("shady-affair")).toBeLessThan(40);
  expect([deal.roster[0], deal.roster[2]]).toEqual(["tribune", "mage"]);
});

test.each(["en", "fr", "de"])("every lesson has its words in %s", (language) => {
  const told = [
    ...files[`../tutorial/texts/${language}.ftl`].matchAll(/^([a-z]+) = .+\n {4}\.text = .+\n {4}\.try = .+$/gm),
  ];
  expect(told.map((match) => match[1])).toEqual(LESSONS.map((lesson) => lesson.id));
});
