/** A slot of a main building has one number, wherever it is named. */
import type { Say } from "@web/board/contract";
import type { ComposedTurn } from "@web/generated/protocol";
import type { TroyesCatalogue, TroyesView } from "@web/generated/games/troyes";
import { expect, test } from "vitest";
import { Identity } from "../model/identity";
import { nameOf } from "../model/naming";
import { houses } from "../model/town";

const say = Object.assign((key: string) => key, { seat: String, label: String }) as unknown as Say;
const empty = (rows: number, length: number) => Array.from({ length: rows }, () => Array(length).fill(null));
const view = {
  buildings: {
    palace: { rows: empty(1, 6), lying: [] },
    bishopric: { rows: empty(2, 3), lying: [] },
    "city-hall": { rows: empty(3, 2), lying: [] },
  },
} as unknown as TroyesView;
const [odd, even] = [
  [6, 7, 8],
  [9, 10, 11],
];
const [outer, middle, inner] = [
  [12, 13],
  [14, 15],
  [16, 17],
];
const catalogue = {
  board: {
    salaries: [2, 1, 0],
    rows: {
      palace: [[0], [1], [2], [3], [4], [5]],
      bishopric: [odd, even, odd, even, odd, even],
      "city-hall": [outer, middle, inner, inner, middle, outer],
    },
  },
} as unknown as TroyesCatalogue;

test("the tip of a slot numbers it as the button that places a citizen there", () => {
  const slots = houses({ view, catalogue, say, seat: 0, keys: new Identity(), composing: null }).flatMap(
    (house) => house.slots,
  );
  expect(slots).toHaveLength(18);
  for (const { anchor, name } of slots) {
    const button = nameOf({ anchor, label: null } as unknown as ComposedTurn, view, say);
    const [place] = /building-.+ \d$/.exec(button) ?? [];
    expect(place, button).toBeTruthy();
    expect(name).toContain(place);
  }
  expect(slots.find(({ anchor }) => anchor === "slot:city-hall-5")?.name).toContain("3·4");
});
