/** Typing figures: what is certain, proposed or one's own, what may stand, what is kept and sent. */
import type { FigureValue } from "@web/board/figures";
import type { FigureBook, FigureField } from "@web/generated/protocol";
import type { Say } from "@web/i18n/fluent";
import { beforeEach, describe, expect, test } from "vitest";
import { choiceOf, rememberedUse, rememberUse } from "./choice";
import { Draft } from "./draft.svelte";
import { conflicts, count, docOf, figureWords, ownsOf, proposals, readItem, rowOf, standing } from "./model";

const field = (path: string, value: unknown, more: Partial<FigureField> = {}): FigureField => ({
  key: path.split(".").at(-1) ?? "",
  path,
  kind: "number",
  value,
  mark: "P",
  locked: false,
  least: 0,
  most: 99,
  words: [],
  shape: [],
  printed: { on: "card", spot: "" },
  ...more,
});
const COST = field("activity.archer.cost", 6);
const SLOTS = field("activity.archer.slots", [3, 2], { shape: [[1, 3]] });
const HITS = field("activity.archer.hits-from", 3, { locked: true, mark: "S" });
const FIRST = field("card.architect.replaced", 2);
const SECOND = field("card.quarry.replaced", 1);
const LEVEL = field("activity.archer.level", 1, { least: 1, most: 3 });
const CARD = { path: "activity.archer", slug: "archer", name: "card-archer", fields: [COST, SLOTS, HITS] };
const BOOK: FigureBook = {
  game: "troyes",
  rules: 1,
  revision: 2,
  default: { activity: { archer: { cost: 5 } } },
  digest: "",
  needed: 3,
  decks: [
    { slug: "activity-red", cards: [CARD] },
    { slug: "yellow-1", cards: [{ path: "card.a", slug: "a", name: "", fields: [FIRST, SECOND] }] },
  ],
  checks: [
    { kind: "sum", name: "replaced", paths: [FIRST.path, SECOND.path], least: 3, most: 3 },
    { kind: "different", name: "initiative", paths: [FIRST.path, SECOND.path], least: 0, most: 0 },
  ],
};
const OURS = proposals(BOOK);
const draft = () => new Draft("troyes", (owns) => docOf(owns, OURS));

beforeEach(() => localStorage.clear());

describe("what is proposed", () => {
  test("is the server's default where it has one, else the program's figure", () => {
    expect(rowOf(CARD, {}, OURS)).toEqual({ cost: 5, slots: [3, 2], "hits-from": 3 });
  });

  test("is counted item by item, what is certain apart", () => {
    expect(count(CARD.fields, {}, OURS)).toEqual({ certain: 1, own: 0, open: 3 });
  });
});

test("a figure is told word by word; of letters each is one, and there may be none", () => {
  const ui = { roman: ["level"], word: (_: string, word: string) => `<${word}>` };
  const told = (one: FigureField, value: FigureValue) => figureWords(one, value, ui, {} as Say).join(" ");
  expect(told(LEVEL, 2)).toBe("II");
  expect(told(SLOTS, [3, [2, 1]])).toBe("3 2 1");
  expect(told(field("card.fair.colour", "red", { kind: "word" }), "red")).toBe("<red>");
  const colours = field("henchmen.mage.colours", "yg", { kind: "letters" });
  expect(told(colours, "yg")).toBe("<y> <g>");
  expect(told(colours, "")).toBe("");
});

describe("what is typed", () => {
  test("is one's own, item by item, and taken back step by step", () => {
    const one = draft();
    one.type(COST, 5, [], 4);
    one.type(SLOTS, [3, 2], [1], 1);
    expect(count(CARD.fields, one.owns, OURS)).toEqual({ certain: 1, own: 2, open: 1 });
    expect(standing(SLOTS, one.owns[SLOTS.path], [0])).toBe("P");
    one.undo();
    expect(one.owns[SLOTS.path]).toBeUndefined();
    one.undo();
    expect(one.owns).toEqual({});
    expect(one.canUndo).toBe(false);
  });

  test("is one step while letters are added to the same figure", () => {
    const one = draft();
    one.type(COST, 5, [], 1);
    one.type(COST, 1, [], 12);
    one.undo();
    expect(one.owns).toEqual({});
  });

  test("is on the device after every field", () => {
    draft().type(COST, 5, [], 4);
    expect(draft().owns[COST.path]).toEqual({ value: 4, seen: [""] });
  });

  test("makes a list longer or shorter, from one to three", () => {
    const one = draft();
    one.resize(SLOTS, [3, 2], 3);
    one.type(SLOTS, [3, 2, 0], [2], 1);
    expect(docOf(one.owns, OURS)).toEqual({ activity: { archer: { slots: [3, 2, 1] } } });
    one.resize(SLOTS, [3, 2, 1], 1);
    expect(docOf(one.owns, OURS)).toEqual({ activity: { archer: { slots: [3] } } });
  });

  test("may be our own figure: kept as right it is sent, half a list is not", () => {
    const one = draft();
    one.type(COST, 5, [], 5);
    one.type(SLOTS, [3, 2], [0], 3);
    expect(docOf(one.owns, OURS)).toEqual({ activity: { archer: { cost: 5 } } });
    one.type(SLOTS, [3, 2], [1], 2);
    expect(docOf(one.owns, OURS)).toEqual({ activity: { archer: { cost: 5, slots: [3, 2] } } });
  });

  test("is a proposal again when it is cleared", () => {
    const one = draft();
    one.type(COST, 5, [], 4);
    one.clear(COST, [], 5);
    expect(one.owns).toEqual({});
  });
});

describe("a document", () => {
  test("comes back as it went, without what is locked or unknown", () => {
    const doc = { activity: { archer: { cost: 4, slots: [3], "hits-from": 5 }, nobody: { cost: 1 } } };
    const owns = ownsOf(BOOK, doc);
    expect(docOf(owns, OURS)).toEqual({ activity: { archer: { cost: 4, slots: [3] } } });
    expect(owns[SLOTS.path].seen).toEqual(["0"]);
  });
});

describe("a check", () => {
  test.each([
    ["4", 4],
    [" 12 ", 12],
    ["0", 0],
  ])("takes %s", (text, value) => expect(readItem(COST, text, false)).toBe(value));

  test.each(["100", "-1", "2.5", "x", "1 2"])("refuses %s with the range", (text) =>
    expect(readItem(COST, text, false)).toEqual({ key: "expected-range", args: { least: 0, most: 99 } }),
  );

  test("reads Roman figures where they are printed", () => {
    expect([readItem(LEVEL, "ii", true), readItem(LEVEL, "3", true)]).toEqual([2, 3]);
    expect(readItem(LEVEL, "IV", true)).toEqual({ key: "expected-range", args: { least: "I", most: "III" } });
  });

  test("finds a sum that is wrong, and figures that must differ, at what was typed", () => {
    const one = draft();
    expect(conflicts(BOOK, one.owns, OURS).size).toBe(0);
    one.type(FIRST, 2, [], 1);
    const found = conflicts(BOOK, one.owns, OURS);
    expect([...found.keys()]).toEqual([FIRST.path]);
    expect(found.get(FIRST.path)?.found).toBe(2);
    one.type(FIRST, 1, [], 0);
    one.type(SECOND, 1, [], 0);
    expect(conflicts(BOOK, one.owns, OURS).size).toBe(2);
  });
});

describe("what new tables play with", () => {
  test("is the default until another set is chosen", () => {
    expect(rememberedUse("troyes")).toEqual({ kind: "default" });
    rememberUse("troyes", { kind: "mine", id: "s1", name: "Our box" });
    expect(choiceOf("troyes", rememberedUse("troyes"), "")).toEqual({ kind: "mine", id: "s1" });
  });

  test("is sent along where only the device has it", () => {
    draft().type(COST, 5, [], 4);
    expect(choiceOf("troyes", { kind: "device" }, "From my device")).toEqual({
      kind: "given",
      name: "From my device",
      figures: { activity: { archer: { cost: 4 } } },
    });
    expect(choiceOf("tournay", { kind: "device" }, "")).toEqual({ kind: "default" });
  });
});
