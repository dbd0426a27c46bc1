/** What is said aloud of a table: whose turn it is only when it is. */
import type { GameEvent, Update } from "@web/generated/protocol";
import { makeSay } from "@web/i18n/fluent";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { Announcer } from "./announce.svelte";
import { placeOf } from "./endings";
import type { Table } from "./store.svelte";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource("x-draws = { $seat } draws.\nx-turn = { $seat }’s turn.\n"));
const happens = (key: string, seat: number): GameEvent => ({ seq: 1, key, args: { seat } });

const update = (more: Partial<Update>): Update =>
  ({ seat: 0, waiting: [1], events: [], facts: [], drop: null, over: false, end_turn: false, ...more }) as Update;

/** A table of two at which nothing is asked. */
function quietTable(more: object = {}): Table {
  return {
    say: makeSay(bundle, "x", () => ["Colin", "Odo"]),
    ui: { layout: { chronicle: { rounds: "turn", headings: [], silent: [], steps: [] } } },
    finalScoring: { now: null },
    around: { now: null },
    replay: { on: false },
    composition: { begun: false },
    direct: { played: null },
    asked: false,
    live: { over: true },
    ...more,
  } as unknown as Table;
}

const sitDown = (): Announcer => new Announcer(quietTable());

test("what one has to play with is told on entry, before the question, and when it is dealt", () => {
  const tell = (view: Record<string, unknown>, seat: number) => `Seat ${seat} holds ${String(view.hand)}.`;
  const live = { over: false, view: { hand: "a die" }, waiting: [0], answered: 3 };
  const table = quietTable({ ui: { layout: { atHand: { after: ["draws"], tell } } }, seat: 1, live });
  const announcer = new Announcer(table);
  announcer.enter();
  expect(announcer.spoken).toMatch(/^Seat 1 holds a die\. ./);
  announcer.announce(update({ events: [happens("draws", 0)] }), null);
  expect(announcer.spoken).toBe("Colin draws. Seat 1 holds a die.");
  announcer.announce(update({ events: [happens("turn", 0)] }), null);
  expect(announcer.spoken).toBe("Colin’s turn.");
  Object.assign(table, { seat: -1 });
  announcer.enter();
  expect(announcer.spoken).not.toContain("holds");
});

test("the next player’s turn is told when one’s own is ended, and not at all when it is taken back", () => {
  const announcer = sitDown();
  const [draws, turn] = [happens("draws", 0), happens("turn", 1)];
  announcer.announce(update({ events: [draws, turn], end_turn: true }), null);
  expect(announcer.spoken).toContain("Colin draws.");
  expect(announcer.spoken).not.toContain("Odo’s turn.");
  announcer.announce(update({}), null);
  expect(announcer.spoken).toContain("Odo’s turn.");
  announcer.announce(update({ events: [draws, turn], end_turn: true }), null);
  announcer.announce(update({ drop: 1, waiting: [0] }), null);
  expect(announcer.spoken).not.toContain("Odo’s turn.");
  announcer.announce(update({ events: [draws, turn] }), null);
  expect(announcer.spoken).toContain("Colin draws. Odo’s turn.");
});

test("the last events are told when the game is over, then the result, once; where points are counted only after that", () => {
  const words = "x-draws = { $seat } draws.\nx-verdict = The King is pleased.\n";
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(words));
  const [draws, verdict] = [happens("draws", 0), happens("verdict", 0)];
  const scores = [{ deck: 9 }, { deck: 4 }];
  const over = update({ over: true, waiting: [], events: [draws, verdict], scores, ranking: [[0], [1]] });
  const finalScoring: { now: object | null } = { now: {} };
  const table = {
    say: makeSay(bundle, "x", () => ["Colin", "Odo"]),
    ui: { layout: { verdicts: ["verdict"] } },
    around: { now: null },
    replay: { on: false },
    composition: { begun: false },
    direct: { played: null },
    asked: false,
    live: over,
    log: over.events,
    finalScoring,
  };
  const announcer = new Announcer(table as unknown as Table);
  announcer.announce(over, update({}));
  expect(announcer.spoken).toBe("Colin draws.");
  finalScoring.now = null;
  announcer.conclude();
  const result = "The King is pleased. wins. alone-at-the-end."; // no catalogue of the page here: its texts are their keys
  expect(announcer.spoken).toBe(result);
  announcer.announce(over, update({})); // nothing moves, nothing is counted
  expect(announcer.spoken).toBe(`Colin draws. ${result}`);
});

test("who comes after two that share a place is one place further behind", () => {
  const table = { info: null, live: { ranking: [[3], [0, 1], [2]] } } as unknown as Table;
  expect([0, 1, 2, 3, 4].map((seat) => placeOf(table, seat))).toEqual([2, 2, 4, 1, 0]);
});
