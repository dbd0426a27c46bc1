import type { TableMessage, Update } from "@web/generated/protocol";
import { beforeEach, expect, test } from "vitest";
import { notSettledYet, settlingNow, wantAtNewTables, wantedAtNewTables } from "./seat_settings";

const info = (more: Partial<TableMessage> = {}) =>
  ({
    game: "parbourg",
    status: "running",
    you: [1],
    settings: [{ name: "extra-cards", choices: ["ask", "always"] }],
    ...more,
  }) as TableMessage;
const update = (more: Partial<Update> = {}) => ({ seat: 1, settings: {}, setting: null, ...more }) as Update;

beforeEach(() => localStorage.clear());

test("what is wanted at new tables is kept by game, until it is no longer wanted", () => {
  wantAtNewTables("parbourg", "extra-cards", "always");
  wantAtNewTables("troyes", "cubes", "always");
  expect(wantedAtNewTables("parbourg")).toEqual({ "extra-cards": "always" });
  wantAtNewTables("parbourg", "extra-cards", null);
  expect(wantedAtNewTables("parbourg")).toEqual({});
  expect(wantedAtNewTables("troyes")).toEqual({ cubes: "always" });
  localStorage.setItem("beffroi-seat-settings", "{");
  expect(wantedAtNewTables("troyes")).toEqual({});
});

test("it is settled at the own seat of a running table that has said nothing yet", () => {
  const always = [{ name: "extra-cards", choice: "always" }];
  expect(notSettledYet(info(), update())).toEqual([]);
  wantAtNewTables("parbourg", "extra-cards", "always");
  expect(notSettledYet(info(), update())).toEqual(always);
  expect(notSettledYet(info(), update({ settings: { "extra-cards": "ask" } }))).toEqual([]);
  expect(notSettledYet(info(), update({ seat: -1 }))).toEqual([]);
  expect(notSettledYet(info({ status: "over" }), update())).toEqual([]);
  expect(notSettledYet(info({ settings: [] }), update())).toEqual([]);
  expect(notSettledYet(info({ settings: [{ name: "extra-cards", choices: ["ask"] }] }), update())).toEqual([]);
});

test("a question offers the choices of its setting by which an answer stands", () => {
  expect(settlingNow(null)).toEqual([]);
  expect(settlingNow(update())).toEqual([]);
  const setting = { name: "die", choices: ["lowest", "highest"] };
  expect(settlingNow(update({ setting }))).toEqual([
    { name: "die", choice: "lowest" },
    { name: "die", choice: "highest" },
  ]);
});
