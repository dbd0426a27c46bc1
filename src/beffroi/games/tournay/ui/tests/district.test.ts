import { expect, test } from "vitest";
import type { PlayerView, SlotView } from "@web/generated/games/tournay";
import { layout, lines, slotName, tracks } from "../model/district";

function player(...slots: [row: number, column: number][]): PlayerView {
  const rows = slots.map(([row]) => row);
  const columns = slots.map(([, column]) => column);
  const district = slots.map(([row, column]) => ({ slot: slotName(row, column), row, column, cards: ["market-1"] }));
  const frame = slots.length
    ? [Math.min(...rows), Math.max(...rows), Math.min(...columns), Math.max(...columns)]
    : null;
  return { district: district as SlotView[], frame } as PlayerView;
}

test("a first card may only go into the middle", () => {
  const { places } = layout(player());
  expect(places).toHaveLength(9);
  expect(places.filter((place) => place.near).map((place) => place.name)).toEqual(["c3"]);
});

test("two cards in a row leave a thin line on either side", () => {
  const { rows, columns, places } = layout(player([2, 2], [2, 3]));
  expect(columns.map((line) => line.thin)).toEqual([true, false, false, true]);
  expect(rows).toHaveLength(3);
  expect(tracks(columns)).toBe("minmax(0, 1fr) minmax(0, 2fr) minmax(0, 2fr) minmax(0, 1fr)");
  const open = places.filter((place) => !place.slot && place.near).map((place) => place.name);
  expect(open).toEqual(["c2", "d2", "b3", "e3", "c4", "d4"]);
});

test("three lines are all there is", () => {
  expect(lines(1, 3).map((line) => line.index)).toEqual([1, 2, 3]);
  expect(lines(0, 0).map((line) => line.index)).toEqual([0, 1]);
});
