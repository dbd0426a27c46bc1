/** What the final scoring lights on the board. */
import { expect, test } from "vitest";
import type { TroyesView } from "@web/generated/games/troyes";
import { scored } from "../model/scored";

const view = {
  events: [{ banners: [0, null] }, { banners: [1, 1] }, { banners: [null, 0] }],
  activities: [
    {
      place: "red-1",
      colour: "red",
      tradesmen: [
        { owner: 0, stand: "slot1" },
        { owner: 1, stand: "slot2" },
      ],
    },
    { place: "white-2", colour: "white", tradesmen: [{ owner: 0, stand: "slot1" }] },
  ],
  buildings: { palace: { rows: [[0], [1]] }, bishopric: { rows: [[null, 0]] }, "city-hall": { rows: [[1]] } },
  cathedral: [
    [0, null],
    [1, null],
    [null, 0],
  ],
} as unknown as TroyesView;

test("events and tradesmen of the seat are lit", () => {
  expect(scored("events", 0, view)).toEqual(["event:0", "event:2"]);
  expect(scored("tradesmen", 0, view)).toEqual(["tradesman:red-1@0", "tradesman:white-2@0"]);
});

test("of the Cathedral the levels that are missing, or the cubes that count", () => {
  expect(scored("cathedral", 0, view)).toEqual(["space:cathedral-2-1", "space:cathedral-2-2"]);
  expect(scored("urbain", 0, view)).toEqual(["space:cathedral-1-1", "space:cathedral-3-2"]);
});

test("characters light what they look at", () => {
  expect(scored("chretien", 0, view)).toEqual(["slot:palace-1", "slot:bishopric-2"]);
  expect(scored("isabeau", 0, view)).toEqual(["slot:palace-1", "tradesman:red-1@0"]);
  expect(scored("thibaut", 0, view)).toEqual([]);
});
