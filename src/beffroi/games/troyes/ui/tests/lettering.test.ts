import { expect, test } from "vitest";
import { LETTER, linesOf, sizeOfName } from "../model/lettering";

const BESIDE = 9.3; // rem beside the picture of a low card

test("a short name is written large, a long one smaller, in one line where that stays legible", () => {
  expect(sizeOfName("Guerre", BESIDE, true)).toBe(1.25);
  const drought = sizeOfName("Escarmouches", BESIDE, true);
  expect(drought).toBeGreaterThan(0.9);
  expect(drought * LETTER * "Escarmouches".length).toBeLessThanOrEqual(BESIDE + 1e-9);
});

test.each([
  "Conflit théologique",
  "Perturbation des travaux",
  "Unterbrechung der Bauarbeiten",
  "Conflict of Succession",
  "Attaque des Normands",
])("%s fits on a low card in two lines", (name) => {
  const size = sizeOfName(name, BESIDE, true);
  expect(Math.max(...name.split(" ").map((word) => word.length)) * size * LETTER).toBeLessThanOrEqual(BESIDE + 1e-9);
  expect(linesOf(name, size, BESIDE)).toBe(2);
});

test("a word is never broken", () => {
  expect(sizeOfName("Normannenangriff", BESIDE, true)).toBeCloseTo(BESIDE / (16 * LETTER));
});

test("elsewhere only the longest word must fit", () => {
  expect(sizeOfName("Conflit théologique", 8, false)).toBeCloseTo(8 / (11 * LETTER));
});

test("lines of a name are filled one after the other", () => {
  expect(linesOf("Attaque des Normands", 1.2, 6.8)).toBe(3);
  expect(linesOf("Attaque des Normands", 0.8, 6.8)).toBe(2);
  expect(linesOf("Guerre", 1.25, 6.8)).toBe(1);
});
