import type { Choice, Update } from "@web/generated/protocol";
import { expect, test } from "vitest";
import { groupByAnchor } from "@web/board/anchors.svelte";
import { addEvents, anchorsOf, isOfStep, seatOf, eventsUntil } from "./event_log";
import { chronicleOf, othersSince, untilEnded } from "./chronicle";
import { clockText, leftNow } from "./clock";
import { plainEntries, plainValues } from "./plain_values";
import { newKey } from "./command_key";
import { onePerson, tellApart } from "@web/core/names";
import { placeBeside, placeFree } from "@web/board/placement";
import { bytes } from "@web/features/notices/push";
import { nearestBox } from "@web/board/focus";
import { lastSeen, rememberSeen } from "./last_seen";
import { lonePass, pause } from "./passing";
import { questionLine, whoWon } from "./sentences";
import type { Table } from "./store.svelte";
import { makeBundle, makeSay } from "@web/i18n/fluent";

const choice = (code: string, anchor: string): Choice => ({ code, anchor, label: { key: code, args: {} } });
const happening = (seq: number, key = "x") => ({ seq, key, args: {} });

test("choices belong to their pieces; those without one to none", () => {
  const groups = groupByAnchor([choice("a", "die:1"), choice("b", "card:2"), choice("c", "die:1"), choice("pass", "")]);
  expect([...groups].map(([anchor, choices]) => [anchor, choices.map((one) => one.code)])).toEqual([
    ["die:1", ["a", "c"]],
    ["card:2", ["b"]],
  ]);
});

test("what is taken back leaves the log, what is new enters it", () => {
  const log = [happening(1), happening(2), happening(3)];
  expect(addEvents(log, { drop: null, facts: [], events: [happening(4)] }).map((event) => event.seq)).toEqual([
    1, 2, 3, 4,
  ]);
  expect(addEvents(log, { drop: 2, facts: [], events: [happening(5)] }).map((event) => event.seq)).toEqual([1, 5]);
});

test("who looks back reads what had happened by then, and which lines are of the step itself", () => {
  const log = [happening(1), happening(2), happening(2), happening(5)];
  expect(eventsUntil(log, null)).toEqual(log);
  expect(eventsUntil(log, { seq: 2 }).map((event) => event.seq)).toEqual([1, 2, 2]);
  expect(eventsUntil(log, { seq: 4 }).map((event) => event.seq)).toEqual([1, 2, 2]);
  expect(log.map((event) => isOfStep(event, { seq: 2, events: [happening(0), happening(0)] }))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(log.some((event) => isOfStep(event, { seq: 2, events: [] }))).toBe(false);
  expect(isOfStep(log[0], null)).toBe(false);
});

test("a line of the log lights up the pieces it names, as the game says or by its words", () => {
  const event = { seq: 1, key: "used", args: { seat: 1, card: "card-city-hall", uses: 2 } };
  expect(anchorsOf(event, {})).toEqual(["seat:1", "card:city-hall"]);
  expect(anchorsOf(event, { anchorsOf: () => ["die:3"] })).toEqual(["die:3"]);
  expect(seatOf(event)).toBe(1);
  expect(seatOf(happening(1))).toBe(-1);
});

test("clocks run only for those who must answer, and never below nothing", () => {
  expect(leftNow(5000, true, 1000, 3000)).toBe(3000);
  expect(leftNow(5000, false, 1000, 3000)).toBe(5000);
  expect(leftNow(5000, true, 1000, 99_000)).toBe(0);
  const t = (key: string, { n }: Record<string, number>) => `${key} ${n}`;
  expect(clockText(65_000, t)).toBe("1:05");
  expect(clockText(3 * 3_600_000, t)).toBe("hours-left 3");
  expect(clockText(3 * 86_400_000, t)).toBe("days-left 3");
});

test("plain goods are the figures of a player, whatever the game", () => {
  const view = {
    round: 2,
    row: ["a", "b"],
    empty: [],
    players: [{ deniers: 3, dice: [1, 5], cards: ["x", "y"], name: null }],
  };
  expect(plainValues(view, 0)).toEqual([
    ["deniers", "3"],
    ["dice", "1 5"],
    ["cards", "2"],
  ]);
  expect(plainValues(view, 3)).toEqual([]);
  expect(plainEntries(view)).toEqual([
    ["round", ["2"]],
    ["row", ["a", "b"]],
  ]);
});

test("equal names are told apart, and one person at several seats is known by the figures", () => {
  expect(onePerson(["Anna", "Anna 2", "Anna 3"])).toBe(true);
  expect(onePerson(["Player 1", "Player 2"])).toBe(false);
  expect(onePerson(["Aude", "Nell"])).toBe(false);
  expect(tellApart(["Anna", "Page", "Page"])).toEqual(["Anna", "Page I", "Page II"]);
});

test("a floating box stays in the window, above its piece if it can", () => {
  const box = { width: 100, height: 50 };
  expect(placeBeside({ x: 200, y: 200, width: 20, height: 20 }, box, 400, 400)).toEqual({ x: 160, y: 140 });
  expect(placeBeside({ x: 0, y: 5, width: 20, height: 20 }, box, 400, 400)).toEqual({ x: 10, y: 35 });
  const tall = { width: 100, height: 300 };
  expect(placeBeside({ x: 100, y: 150, width: 20, height: 100 }, tall, 400, 400)).toEqual({ x: 130, y: 50 });
  expect(placeBeside({ x: 300, y: 150, width: 20, height: 100 }, tall, 400, 400)).toEqual({ x: 190, y: 50 });
});

test("what floats leaves free what can be clicked", () => {
  const piece = { x: 200, y: 200, width: 20, height: 20 };
  const box = { width: 100, height: 50 };
  expect(placeFree(piece, [], box, 400, 400)).toEqual({ x: 160, y: 140 });
  const above = { x: 200, y: 150, width: 20, height: 20 };
  const { x, y } = placeFree(piece, [above], box, 400, 400);
  for (const one of [piece, above]) {
    const [over, beside] = [one.y + 10 >= y && one.y + 10 <= y + 50, one.x + 10 >= x && one.x + 10 <= x + 100];
    expect(over && beside).toBe(false);
  }
  expect(Math.abs(x - 160) + Math.abs(y - 140)).toBeLessThan(120);
});

test("arrows go to the nearest piece in their direction", () => {
  const at = (x: number, y: number) => ({ x, y, width: 10, height: 10 });
  const boxes = [at(100, 0), at(40, 60), at(0, 100), at(-50, 0)];
  expect(nearestBox(at(0, 0), boxes, "ArrowRight")).toBe(0);
  expect(nearestBox(at(0, 0), boxes, "ArrowDown")).toBe(2);
  expect(nearestBox(at(0, 0), boxes, "ArrowLeft")).toBe(3);
  expect(nearestBox(at(0, 0), boxes, "ArrowUp")).toBe(-1);
});

test("an absence is told only when the table went on and a while has passed", () => {
  const update = (moves: number) => ({ seq: moves, moves }) as Update;
  rememberSeen("t", update(5), 0);
  expect(lastSeen("t", update(9), 3_600_000)).toEqual({ seq: 5, moves: 5, at: 0 });
  expect(lastSeen("t", update(5), 3_600_000)).toBeNull();
  expect(lastSeen("t", update(9), 1000)).toBeNull();
  expect(lastSeen("other", update(9), 3_600_000)).toBeNull();
});

test("keys are new each time, and push keys are bytes", () => {
  expect(newKey()).not.toBe(newKey());
  expect([...bytes("AQID_-8")]).toEqual([1, 2, 3, 255, 239]);
});

test("who won is told, and who played alone has beaten nobody", () => {
  const say = makeSay(makeBundle("en", ""), "toy", () => ["Aude", "Nell"]);
  const ended = (ranking: number[][], ...points: number[]): Update =>
    ({ ranking, scores: points.map((n) => ({ points: n })) }) as Partial<Update> as Update;
  expect(whoWon(ended([[0], [1]], 5, 3), say)).toBe("wins"); // no catalogue here: texts are their keys
  expect(whoWon(ended([[1], [0]], 5, 5), say)).toBe("wins-tie");
  expect(whoWon(ended([[0, 1]], 5, 5), say)).toBe("share-victory");
  expect(whoWon(ended([[0]], 5), say)).toBe("alone-at-the-end");
});

test("a turn that is put together is called by its action; within an action, or before one, the question stands", () => {
  const question = { key: "ask", args: {} };
  const line = (composition: object): string =>
    questionLine({
      live: { question, answered: null, over: false, end_turn: false },
      say: makeSay(makeBundle("en", "x-ask = Which dice?\nx-farm = Use agriculture"), "x", () => []),
      replay: { on: false },
      around: { now: null },
      direct: { played: null },
      busy: false,
      composition: { begun: true, chosen: [], shown: null, now: null, ...composition },
    } as unknown as Table);
  expect(line({ chosen: ["farm"], now: { anchor: "agriculture", label: { key: "farm", args: {} } } })).toBe(
    "Use agriculture",
  );
  expect(line({ now: { anchor: "", label: null } })).toBe("Which dice?");
  expect(line({})).toBe("Which dice?");
});

test("a pass is given by itself only where it is the only answer, after a while that is drawn anew each time", () => {
  const pass = choice("no card", "");
  expect(lonePass([pass], ["no card"])).toBe(pass);
  expect(lonePass([pass, choice("card market-1", "card:market-1")], ["no card"])).toBeNull();
  expect(lonePass([choice("gather", "plaza:0")], ["no card"])).toBeNull();
  expect(lonePass([pass])).toBeNull();
  expect(lonePass([])).toBeNull();
  const quiet = choice("quiet", "");
  expect(lonePass([pass, quiet], ["no card", "quiet"])).toBe(pass);
  const drawn = Array.from({ length: 200 }, pause);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(1200);
  expect(Math.max(...drawn)).toBeLessThan(4200);
  expect(new Set(drawn).size).toBeGreaterThan(100);
});

test("as long as a turn is not ended, the chronicle does not say what begins after it", () => {
  const event = (seq: number, key: string, seat: number) => ({ seq, key, args: { seat } });
  const entries = chronicleOf([event(1, "turn", 0), event(2, "draws", 0), event(2, "turn", 0), event(2, "day", -1)], {
    headings: ["day"],
    silent: [],
    steps: [],
    rounds: "turn",
  });
  expect(entries.map((entry) => entry.kind)).toEqual(["heading", "turn", "heading", "heading"]);
  expect(untilEnded(entries)).toEqual(entries.slice(0, 2));
  expect(untilEnded([])).toEqual([]);
});

test("the chronicle tells a turn in one entry, opens with rounds, and keeps passes silent", () => {
  const event = (seq: number, key: string, args: Record<string, number | string> = {}) => ({ seq, key, args });
  const how = { headings: ["round"], silent: ["waits"], steps: ["buys", "gains"], apart: ["crier"] };
  const entries = chronicleOf(
    [
      event(1, "round", { round: 1 }),
      event(1, "income", { seat: 0 }),
      event(1, "income", { seat: 1 }),
      event(2, "buys", { seat: 0 }),
      event(2, "uses", { seat: 0 }),
      event(2, "gains", { seat: 0 }),
      event(2, "waits", { seat: 1 }),
      event(3, "kept-your-card", { card: "market" }),
      event(3, "kept-card", { seat: 0 }),
      event(4, "draws", { seat: 1 }),
      event(4, "crier"),
      event(4, "gains", { seat: 0 }),
    ],
    how,
  );
  expect(
    entries.map(({ kind, seat, told, events }) => [kind, seat, told.map((one) => one.key), events.length]),
  ).toEqual([
    ["heading", -1, ["round"], 1],
    ["town", -1, ["income", "income"], 2],
    ["turn", 0, ["uses", "kept-your-card"], 4],
    ["turn", 1, ["draws"], 1],
    ["apart", -1, ["crier"], 2],
  ]);
  expect(entries.map((entry) => entry.seq)).toEqual([1, 1, 3, 4, 4]);
  expect(othersSince(entries, 0).map((entry) => entry.seat)).toEqual([1]);
});
