import { pageAddress } from "@web/core/pages";
import type { GameInfo, TableSummary } from "@web/generated/protocol";
import { expect, test } from "vitest";
import { parsePlace } from "@web/core/place";
import { tableCode } from "@web/core/router.svelte";
import { byNeed, type Company, quickTable, seatsFor, usualLevel, usualSeats, waitsForMe } from "./new_table";

const level = (slug: string) => ({ slug, titles: { en: slug }, strength: null });
const game: GameInfo = {
  slug: "toy",
  title: "Toy",
  seats: [1, 4],
  rules: 1,
  options: [],
  presets: [],
  levels: ["page", "apprentice", "master"].map(level),
};
const table = (change: Partial<TableSummary>) =>
  ({
    table: "t",
    game: "toy",
    status: "running",
    you: [0],
    waiting: [1],
    mine: true,
    created: 1,
    seats: [],
    ...change,
  }) as TableSummary;

test("addresses name their places", () => {
  const place = (path: string) => parsePlace(new URL(path, "http://beffroi.example"));
  expect(place("/")).toEqual({ page: "home" });
  expect(place("/table/k3v9?move=12")).toEqual({ page: "table", id: "k3v9", move: 12 });
  expect(place("/table/k3v9")).toEqual({ page: "table", id: "k3v9", move: null });
  expect(place("/player?name=J.%20Doe")).toEqual({ page: "player", name: "J. Doe" });
  expect(place("/table/k3v9/look-back")).toEqual({ page: "look-back", id: "k3v9" });
  expect(place("/table")).toEqual({ page: "lost" });
  expect(place("/reset#k3v9")).toEqual({ page: "reset", code: "k3v9" });
  expect(place("/help")).toEqual({ page: "help", game: "" });
  expect(place("/help/troyes")).toEqual({ page: "help", game: "troyes" });
  expect(place("/nowhere")).toEqual({ page: "lost" });
});

test("a code or a whole link leads to a table", () => {
  expect(tableCode(" k3v9xx ")).toBe("k3v9xx");
  expect(tableCode("http://beffroi.example/table/k3v9xx?move=3")).toBe("k3v9xx");
  expect(tableCode("  ")).toBe("");
});

test("a quick table has the usual seats and the middle strength", () => {
  expect(usualSeats(game)).toBe(2);
  expect(usualSeats({ ...game, seats: [3, 5] })).toBe(3);
  expect(usualLevel(game)).toBe("apprentice");
  expect(quickTable("bots", game, "page", []).seats).toEqual([{ kind: "me" }, { kind: "bot", level: "page" }]);
  expect(quickTable("anyone", game, "page", []).access).toBe("public");
  expect(["bots", "friends", "anyone"].map((one) => quickTable(one as Company, game, "page", []).rated)).toEqual([
    false,
    true,
    true,
  ]);
  expect(seatsFor("screen", game, 2, "page", ["Aude", "Nell"])).toEqual([
    { kind: "me", name: "Aude" },
    { kind: "me", name: "Nell" },
  ]);
  expect(seatsFor("friends", game, 2, "page", [])).toEqual([{ kind: "me" }, { kind: "open" }]);
});

test("my games come in the order in which they need me", () => {
  const mine = [
    table({ table: "over", status: "over" }),
    table({ table: "old" }),
    table({ table: "new", created: 2 }),
    table({ table: "turn", waiting: [0] }),
    table({ table: "days", waiting: [0], left: 90_000_000 }),
    table({ table: "live", waiting: [0], left: 60_000 }),
    table({ table: "begins", status: "open" }),
  ];
  expect(byNeed(mine).map((one) => one.table)).toEqual(["live", "days", "turn", "new", "old", "begins"]);
  expect(mine.filter(waitsForMe).map((one) => one.table)).toEqual(["turn", "days", "live"]);
});

test("addresses are written as they are read", () => {
  expect(pageAddress("home")).toBe("/");
  expect(pageAddress("help")).toBe("/help");
  expect(pageAddress("help", { game: "troyes" })).toBe("/help/troyes");
  expect(pageAddress("table", { id: "k3v9" })).toBe("/table/k3v9");
  expect(pageAddress("table", { id: "k3v9", move: 0 })).toBe("/table/k3v9?move=0");
  expect(pageAddress("look-back", { id: "k3v9" })).toBe("/table/k3v9/look-back");
  expect(pageAddress("player", { name: "J. Doe" })).toBe("/player?name=J.%20Doe");
  expect(pageAddress("reset", { code: "k3v9" })).toBe("/reset#k3v9");
});
