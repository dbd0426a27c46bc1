import { expect, test } from "vitest";
import { linesOf, needsNarrow } from "../model/lettering";

const BESIDE = 8.1; // rem beside the sign of the narrowest card

test("a name is set in as many lines as its words need", () => {
  expect([linesOf("War", BESIDE), linesOf("Norman Attack", BESIDE), linesOf("Conflict of Succession", BESIDE)]).toEqual(
    [1, 2, 3],
  );
});

test("a name that fits in two lines is set in capitals, a longer one or one with a long word in narrow letters", () => {
  expect(needsNarrow("Norman Attack", BESIDE, 2)).toBe(false);
  expect(needsNarrow("Norman Attack", BESIDE, 1)).toBe(true);
  expect(needsNarrow("Normannenangriff", BESIDE, 2)).toBe(true);
  expect(needsNarrow("Unterbrechung der Bauarbeiten", BESIDE, 2)).toBe(true);
});
