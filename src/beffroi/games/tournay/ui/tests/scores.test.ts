import { expect, test } from "vitest";
import type { PlayerView } from "@web/generated/games/tournay";
import { scoreLines } from "../model/scores";

test("prestige buildings come first, what nobody scores is left out, the limit is marked", () => {
  const players = [
    { points: { cards: 14, ramparts: 0, belfry: 12 } },
    { points: { cards: 3, ramparts: 0, mint: 2 } },
  ] as unknown as PlayerView[];
  expect(scoreLines(players, 12)).toEqual([
    { item: "belfry", points: [12, 0], capped: [true, false] },
    { item: "mint", points: [0, 2], capped: [false, false] },
    { item: "cards", points: [14, 3], capped: [false, false] },
  ]);
});
