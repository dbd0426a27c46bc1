import { expect, test } from "vitest";
import { BEGUN, lessonFor, type Moment } from "@web/board/lessons";
import type { TroyesView } from "@web/generated/games/troyes";
import { LESSONS } from "../tutorial/lessons";

const files = import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default", eager: true });

const EMPTY = { rows: [[null, null, null, null, null, null]], lying: [] };

function moment(asks: string, change: Partial<TroyesView> = {}): Moment<TroyesView> {
  const view = {
    round: 1,
    asking: null,
    square: [[{ id: "red4@0", colour: "red", value: 4 }], [], [], [], []],
    buildings: { palace: EMPTY, bishopric: EMPTY, "city-hall": EMPTY },
    cathedral: [],
    activities: [],
    events: [{ event: "marauding", card: "marauding", banners: [null] }],
    ...change,
  } as unknown as TroyesView;
  return { view, seat: 0, asks, anchors: ["die:red4@0", "card:merchant", "slot:palace-1"] };
}

const idOf = (now: Moment<TroyesView>, learnt: string[] = []) =>
  lessonFor(LESSONS, now, { ...BEGUN, learnt })?.lesson.id ?? null;

test("the first question is welcomed, the next citizens bring the next lessons", () => {
  expect(idOf(moment("ask-place-citizen", { round: 0 }))).toBe("welcome");
  const palace = { rows: [[0, null, null, null, null, null]], lying: [] };
  const buildings = { palace, bishopric: EMPTY, "city-hall": EMPTY };
  expect(idOf(moment("ask-place-citizen", { round: 0, buildings }), ["welcome"])).toBe("buildings");
});

test("while others play there is nothing new to learn", () => {
  expect(idOf(moment(""))).toBeNull();
});

test("the lesson about dice comes when dice are taken, its arithmetic when one is", () => {
  const before = (id: string) =>
    LESSONS.map((lesson) => lesson.id).slice(
      0,
      LESSONS.findIndex((one) => one.id === id),
    );
  const asking = (dice: string[]) => ({ asking: { step: "TakeDice", seat: 0, dice } });
  expect(idOf(moment("ask-take-dice", asking([])), before("lot"))).toBe("lot");
  expect(idOf(moment("ask-take-dice", asking(["red4@0"])), before("sum"))).toBe("sum");
});

test("what was learnt does not come back, and the farewell is the last", () => {
  const all = LESSONS.map((lesson) => lesson.id);
  expect(idOf(moment("ask-choose-action", { round: 2 }), all)).toBeNull();
  expect(idOf(moment("ask-choose-action", { round: 2 }), all.slice(0, -1))).toBe("farewell");
});

test.each(["en", "fr", "de"])("every lesson has its words in %s", (language) => {
  for (const { id } of LESSONS) expect(files[`../texts/${language}.ftl`]).toContain(`guide-${id} = `);
});

test("a lesson whose moment does not come is told all the same, without asking for anything", () => {
  const now = { ...moment("ask-choose-action"), anchors: [] };
  const learnt = LESSONS.map((lesson) => lesson.id).slice(
    0,
    LESSONS.findIndex((one) => one.id === "fields"),
  );
  expect(lessonFor(LESSONS, now, { ...BEGUN, learnt })).toBeNull();
  expect(lessonFor(LESSONS, now, { ...BEGUN, learnt, waited: 1 })).toMatchObject({
    lesson: { id: "fields" },
    asks: false,
  });
});
