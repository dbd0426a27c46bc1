import { expect, test } from "vitest";
import { roundTicks } from "./chart";

test.each([
  [13.8, 31.3, [10, 15, 20, 25, 30, 35]],
  [8.2, 41.9, [0, 10, 20, 30, 40, 50]],
  [1247, 1704, [1200, 1400, 1600, 1800]],
  [25, 25, [25, 26]],
])("from %f to %f the ticks are round, and nothing lies outside of them", (low, high, ticks) => {
  expect(roundTicks(low, high)).toEqual(ticks);
});
