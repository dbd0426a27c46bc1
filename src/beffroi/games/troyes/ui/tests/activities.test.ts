import { expect, test } from "vitest";
import type { Say } from "@web/board/contract";
import type { TroyesView } from "@web/generated/games/troyes";
import { activities } from "../model/activities";
import { Identity } from "../model/identity";
import { piecesOf, type Scene } from "../model/scene";

const say = Object.assign((key: string) => key, {
  label: () => "",
  part: () => "",
  has: () => true,
  seat: (seat: number) => `seat ${seat}`,
}) as Say;

function scene(slots: number[], stands: string[], asking: Record<string, unknown> | null = null): Scene {
  const tradesmen = stands.map((stand, owner) => ({ owner, stand }));
  const place = { place: "red-1", colour: "red", level: 1, card: "archer", tradesmen, cubes: [0, 0, 0, 0] };
  const view = { asking, activities: [place], events: [], buildings: {}, cathedral: [], square: [], seat: 0 };
  const archer = { colour: "red", slots, cost: 2, influence: 0, divisor: 2, kind: "immediate", mixed: false };
  const keys = new Identity();
  keys.follow(piecesOf(view as unknown as TroyesView));
  return { view, catalogue: { activities: { archer } }, say, seat: 0, keys } as unknown as Scene;
}

test.each([
  [[4], ["slot1", "picture", "picture"]],
  [
    [3, 2],
    ["slot1", "slot2", "picture"],
  ],
  [
    [5, 3, 1],
    ["slot1", "slot2", "slot3", "picture"],
  ],
])("a card with the slots %j shows who stands on each, the others on the picture", (slots, stands) => {
  const face = activities(scene(slots, stands))[0].face!;
  expect(face.slots.map((slot) => [slot.points, slot.worker?.owner])).toEqual(slots.map((points, i) => [points, i]));
  expect(face.picture.map((worker) => worker.owner)).toEqual(
    stands.flatMap((stand, i) => (stand === "picture" ? i : [])),
  );
  const keys = [...face.slots.map((slot) => slot.worker!), ...face.picture].map((worker) => worker.key);
  expect(new Set(keys).size).toBe(stands.length);
});

test("a free slot is drawn empty, also between two that are taken", () => {
  const face = activities(scene([5, 3, 1], ["slot3", "slot1"]))[0].face!;
  expect(face.slots.map((slot) => slot.worker?.owner ?? null)).toEqual([1, null, 0]);
});

test("the card of an archer who may shoot again is the one in use", () => {
  const shown = (step: string) => activities(scene([2, 1], [], { step, seat: 0, place: "red-1" }))[0].active;
  expect([shown("UseAgain"), shown("UseCard"), shown("ChooseAction")]).toEqual([true, true, false]);
});
