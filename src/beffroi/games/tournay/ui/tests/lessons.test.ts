import { expect, test } from "vitest";
import { BEGUN, lessonFor, type Moment } from "@web/board/lessons";
import type { TournayView } from "@web/generated/games/tournay";
import { LESSONS } from "../tutorial/lessons";

const files = import.meta.glob<string>("../tutorial/texts/en.ftl", { query: "?raw", import: "default", eager: true });

const NOBODY = { yellow: 0, white: 0, red: 0 };
const OWN = { hand: [], district: [], plaza: { yellow: 2, white: 2, red: 2 } };

function moment(asks: string, anchors: string[], own: object = {}, change: object = {}): Moment<TournayView> {
  const view = { round: 1, criers: 0, queue: [], asking: null, players: [{ ...OWN, ...own }, OWN], ...change };
  return { view: view as unknown as TournayView, seat: 0, asks, anchors };
}

const idOf = (now: Moment<TournayView>, learnt: string[] = []) =>
  lessonFor(LESSONS, now, { ...BEGUN, learnt })?.lesson.id ?? null;
const before = (id: string) =>
  LESSONS.slice(
    0,
    LESSONS.findIndex((lesson) => lesson.id === id),
  ).map((lesson) => lesson.id);

test("it begins with a welcome, then asks for a card", () => {
  const now = moment("ask-take-action", ["deck:yellow-1", "plaza:0"]);
  expect(idOf(now)).toBe("welcome");
  expect(idOf(now, ["welcome"])).toBe("draw");
});

test("a lesson waits for what it asks for", () => {
  expect(idOf(moment("ask-take-action", ["plaza:0"]), ["welcome"])).toBeNull();
  expect(idOf(moment("ask-use-citizen", ["plaza:0-yellow"]), before("hire"))).toBeNull();
  expect(idOf(moment("ask-use-citizen", ["plaza:0-yellow", "plaza:1-yellow"]), before("hire"))).toBe("hire");
});

test("a character is shown where it answers", () => {
  const slot = { slot: "c3", cards: ["market-1"], citizens: NOBODY, capacity: 1, free: true };
  const answer = { triggers: [{ slot: "c2", card: "journeyman-1", deniers: 1, offer: false }] };
  const actions = { "slot c3": answer, "bare c3": answer }; // with its effect, and without it
  const now = moment("ask-take-action", ["slot:0-c3"], { district: [slot] }, { asking: { placements: {}, actions } });
  expect(idOf(now, before("answer"))).toBe("answer");
  expect(LESSONS.find((lesson) => lesson.id === "answer")!.shows(now)).toEqual(["slot:0-c3"]);
});

test("nobody is asked to fight a good event", () => {
  const queue = [{ type: "majority" }, { type: "damage" }];
  const fight = LESSONS.find((lesson) => lesson.id === "fight")!;
  expect(fight.shows(moment("ask-take-action", [], {}, { queue }))).toEqual(["event:2"]);
});

test("every lesson has its words", () => {
  for (const { id } of LESSONS) expect(files["../tutorial/texts/en.ftl"]).toMatch(new RegExp(`^${id} = `, "m"));
});
