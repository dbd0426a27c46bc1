import { expect, test } from "vitest";
import type { Asking } from "@web/generated/games/tournay";
import type { CardFace } from "../model/cards";
import { formula, ribbon } from "../model/formula";
import type { Place } from "../model/district";
import { direction, outlooks, reachOf } from "../model/outlook";

const trigger = { slot: "b3", card: "architect-2", deniers: 2, offer: false };

test("what a slot brings counts the building and the characters that answer", () => {
  const asking = {
    placements: { "slot c3": { manner: "stack", deniers: 2, triggers: [trigger], lies: { red: 1 } } },
    actions: {
      "slot d3": { deniers: 5, triggers: [trigger] },
      "draw yellow-1": { deniers: 0, triggers: [] },
    },
  } as unknown as Asking;
  const found = outlooks(asking);
  expect([...found.keys()]).toEqual(["c3", "d3"]);
  expect(found.get("c3")).toMatchObject({ manner: "stack", deniers: 2, lies: 1 });
  expect(found.get("d3")).toMatchObject({ manner: "activate", deniers: 7 });
  expect(outlooks(null).size).toBe(0);
});

test("pointing shows where a character looks, or which characters look there", () => {
  const place = (name: string, row: number, column: number) => ({ name, row, column, slot: {} }) as Place;
  const [market, architect, far] = [place("b2", 1, 1), place("c2", 1, 2), place("d4", 3, 3)];
  const isCharacter = (one: Place) => one === architect;
  const reach = (spot: Place | undefined) => reachOf([market, architect, far], spot, undefined, isCharacter);
  expect(reach(market)).toEqual({ lines: true, givers: new Set(["c2"]) });
  expect(reach(architect)).toEqual({ lines: true, givers: new Set() });
  expect(reach(far).lines).toBe(false);
  expect(reach(undefined).lines).toBe(false);
  expect([direction(architect, market), direction(market, architect)]).toEqual(["left", "right"]);
  expect([direction(far, place("d1", 0, 3)), direction(architect, place("c5", 4, 2))]).toEqual(["up", "down"]);
});

test("a ribbon leaves the level to the keystone", () => {
  expect(ribbon("Market II")).toBe("Market");
  expect(ribbon("Library I (pair)")).toBe("Library (pair)");
  expect(ribbon("Tour Henry VIII")).toBe("Tour Henry VIII");
});

test("an effect for all colours names none", () => {
  const card = { effect: "gain-on-activate", colours: ["yellow", "white", "red"], n: 1 } as CardFace;
  expect(formula(card).map((glyph) => glyph.kind)).toEqual(["sign", "word", "coin"]);
  expect(formula({ ...card, colours: ["white"] }).map((glyph) => glyph.kind)).toEqual(["order", "word", "coin"]);
});
