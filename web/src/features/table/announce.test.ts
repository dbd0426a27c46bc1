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
function sitDown(): Announcer {
  const table = {
    say: makeSay(bundle, "x", () => ["Colin", "Odo"]),
    ui: { layout: { chronicle: { rounds: "turn", headings: [], silent: [], steps: [] } } },
    finalScoring: { now: null },
    around: { now: null },
    replay: { on: false },
    composition: { begun: false },
    direct: { played: null },
    asked: false,
    live: { over: true },
  };
  return new Announcer(table as unknown as Table);
}

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

test("who comes after two that share a place is one place further behind", () => {
  const table = { info: null, live: { ranking: [[3], [0, 1], [2]] } } as unknown as Table;
  expect([0, 1, 2, 3, 4].map((seat) => placeOf(table, seat))).toEqual([2, 2, 4, 1, 0]);
});
