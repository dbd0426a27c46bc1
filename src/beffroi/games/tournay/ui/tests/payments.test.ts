import { expect, test } from "vitest";
import type { TournayView } from "@web/generated/games/tournay";
import { paymentsIn } from "../model/payments";

const view = {
  players: [{ district: [{ slot: "c3", cards: ["market-1"] }] }, { district: [] }],
  queue: [{ event: "plague" }, { event: "cassel" }],
} as unknown as TournayView;
const happen = (key: string, args: Record<string, string | number>) => ({ seq: 1, key, args });

test("coins fly from the building that pays, and to the citizen that is hired", () => {
  const happened = [
    happen("hired", { seat: 0, owner: 1, colour: "colour-yellow", deniers: 2 }),
    happen("activated", { seat: 0, card: "card-market-1" }),
    happen("gained", { seat: 0, deniers: 9 }),
  ];
  expect(paymentsIn(happened, view)).toEqual([
    { from: "seat:0", to: "plaza:1-yellow", coins: 2 },
    { from: "slot:0-c3", to: "seat:0", coins: 5 },
  ]);
});

test("an event that strikes takes coins, one that is not there any more takes none", () => {
  const lost = happen("lost-deniers", { seat: 1, deniers: 1 });
  expect(paymentsIn([happen("event-strikes", { event: "event-cassel", deniers: 1 }), lost], view)).toEqual([
    { from: "seat:1", to: "event:2", coins: 1 },
  ]);
  expect(paymentsIn([happen("event-strikes", { event: "event-drought", deniers: 1 }), lost], view)).toEqual([]);
});
