import { expect, test } from "vitest";
import { paymentsIn } from "../model/payments";

const happening = (key: string, args: Record<string, string | number>) => ({ seq: 1, key, args });

test("bought dice pay their owner, a card pays who works it", () => {
  const happened = [
    happening("buys", { seat: 0, owner: 2, deniers: 4, colour: "colour-red", value: 3 }),
    happening("uses-card", { seat: 0, card: "card-merchant", uses: 2 }),
    happening("gains-deniers", { seat: 0, deniers: 12 }),
  ];
  expect(paymentsIn(happened)).toEqual([
    { from: "seat:0", to: "seat:2", coins: 4 },
    { from: "card:merchant", to: "seat:0", coins: 5 },
  ]);
});

test("nothing flies when no money moves", () => {
  expect(paymentsIn([happening("passes", { seat: 1, deniers: 2 })])).toEqual([]);
});
