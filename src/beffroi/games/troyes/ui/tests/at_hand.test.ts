/** One's own dice in a sentence. */
import type { Say } from "@web/board/contract";
import type { TroyesView } from "@web/generated/games/troyes";
import { expect, test } from "vitest";
import { diceAtHand } from "../model/at_hand";

const say = ((key: string) => key.replace("colour-", "")) as unknown as Say;
const view = {
  square: [
    [
      { id: "red3@0", colour: "red", value: 3 },
      { id: "yellow2@0", colour: "yellow", value: 2 },
      { id: "red5@0", colour: "red", value: 5 },
    ],
    [],
  ],
} as unknown as TroyesView;

test("one's own dice are told by colour, the highest first", () => {
  expect(diceAtHand(view, 0, say)).toBe("Your dice: yellow 2, red 5, red 3.");
  expect(diceAtHand(view, 1, say)).toBe("");
});
