import { expect, test } from "vitest";
import { marksOf } from "./compare";

test("a curve of few points has each figure at its side once", () => {
  expect(marksOf(0, 31)).toEqual([0, 16, 31]);
  expect(marksOf(0, 1)).toEqual([0, 1]);
  expect(marksOf(-144, -2)).toEqual([-144, -73, -2]);
});
