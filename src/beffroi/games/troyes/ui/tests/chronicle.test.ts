/** How a game of Troyes is told turn by turn. */
import type { GameEvent } from "@web/generated/protocol";
import { chronicleOf } from "@web/features/table/chronicle";
import { expect, test } from "vitest";
import { CHRONICLE } from "../model/chronicle";
import { NEUTRAL } from "../model/neutral";

const event = (seq: number, key: string, args: GameEvent["args"]): GameEvent => ({ seq, key, args });
const seats = (...events: GameEvent[]) => chronicleOf(events, CHRONICLE).map((entry) => entry.seat);

test("cubes on an event are the turn of who places them, not of who played before", () => {
  const used = event(5, "uses-card", { seat: 2, card: "card-procession", uses: 2 });
  const cube = event(6, "event-cube", { owner: 0, event: "event-marauding" });
  expect(seats(used, cube, cube)).toEqual([2, 0]);
  expect(chronicleOf([used, cube, cube], CHRONICLE)[1].pieces).toEqual([{ kind: "cubes", count: 2 }]);
  expect(seats(used, event(5, "event-cube", { owner: NEUTRAL, event: "event-marauding" }))).toEqual([2]);
});

test("the dice of a turn come before what they cost and brought", () => {
  const buys = (value: number) =>
    event(7, "buys", { seat: 1, colour: "colour-red", value, owner: NEUTRAL, deniers: 4 });
  const [turn] = chronicleOf([buys(6), buys(1)], CHRONICLE);
  expect(turn.pieces.map((piece) => piece.kind)).toEqual(["die", "die", "deniers"]);
});
