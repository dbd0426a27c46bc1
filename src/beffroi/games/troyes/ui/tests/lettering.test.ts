import { expect, test } from "vitest";
import { LETTER, sizeOfName } from "../model/lettering";

const BESIDE = 9.3; // rem beside the picture of a low card

test("a short name is written large, a long one smaller, in one line where that stays legible", () => {
  expect(sizeOfName("Guerre", BESIDE, true)).toBe(1.25);
  const drought = sizeOfName("Escarmouches", BESIDE, true);
  expect(drought).toBeGreaterThan(0.9);
  expect(drought * LETTER * "Escarmouches".length).toBeLessThanOrEqual(BESIDE + 1e-9);
});

test.each(["Conflit théologique", "Perturbation des travaux", "Unterbrechung der Bauarbeiten", "Conflict of Succession", "Attaque des Normands"])("%s fits on a low card in two lines", (name) => {
  const size = sizeOfName(name, BESIDE, true);
  const words = name.split(" ");
  const most = Math.floor(BESIDE / (size * LETTER) + 1e-9);
  let lines = 1;
  let used = 0;
  for (const word of words) {
    if (used && used + 1 + word.length > most) [lines, used] = [lines + 1, 0];
    used += (used ? 1 : 0) + word.length;
    expect(used).toBeLessThanOrEqual(most);
  }
  expect(lines).toBe(2);
});

test("elsewhere only the longest word must fit", () => {
  expect(sizeOfName("Conflit théologique", 8, false)).toBeCloseTo(8 / (11 * LETTER));
});
