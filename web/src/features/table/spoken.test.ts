/** How several sentences are said: lists as one sentence, what comes twice once. */
import { expect, test } from "vitest";
import { gathered } from "./spoken";

test("what begins alike is told as a list", () => {
  const events = ["Round 2 of 4.", "Revealed: Archer.", "Revealed: Priest.", "Event: War.", "Colin loses 2 influence."];
  expect(gathered(events)).toEqual([
    "Round 2 of 4.",
    "Revealed: Archer, Priest.",
    "Event: War.",
    "Colin loses 2 influence.",
  ]);
  const french = ["Événement\u00a0: Guerre.", "Événement\u00a0: Hérésie."];
  expect(gathered(french)).toEqual(["Événement\u00a0: Guerre, Hérésie."]);
});

test("what comes several times is said once, with how often", () => {
  const cube = "Heresy: Colin places a cube.";
  expect(gathered([cube, cube, cube, "Colin passes."])).toEqual([
    "Heresy: Colin places a cube (× 3).",
    "Colin passes.",
  ]);
});

test("what is no list is left alone", () => {
  const calls = ["Ysabel: 4. Next!", "Ysabel: 5. Next!", "Kept: Farm; Barn lies face up: look.", "Yellow I: which?"];
  expect(gathered(calls)).toEqual(calls);
  expect(gathered([])).toEqual([]);
});
