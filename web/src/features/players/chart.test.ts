import { expect, test } from "vitest";
import { datedSteps, roundTicks } from "./chart";

test.each([
  [13.8, 31.3, [10, 15, 20, 25, 30, 35]],
  [8.2, 41.9, [0, 10, 20, 30, 40, 50]],
  [1247, 1704, [1200, 1400, 1600, 1800]],
  [25, 25, [25, 26]],
])("from %f to %f the ticks are round, and nothing lies outside of them", (low, high, ticks) => {
  expect(roundTicks(low, high)).toEqual(ticks);
});

test.each([
  [0, 5, []],
  [1, 5, [0]],
  [3, 5, [0, 1, 2]],
  [9, 5, [0, 2, 4, 6, 8]],
  [9, 2.7, [0, 8]],
])("of %i steps those in as many places as there is room for (%f) are dated", (steps, room, dated) => {
  expect(datedSteps(steps, room)).toEqual(dated);
});
