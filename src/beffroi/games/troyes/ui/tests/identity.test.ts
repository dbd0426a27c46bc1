import { expect, test } from "vitest";
import { Identity } from "../model/identity";

const citizen = (place: string) => ({ kind: "citizen:0", place });

test("a piece that stays keeps its key", () => {
  const keys = new Identity();
  keys.follow([citizen("slot:palace-1")]);
  const before = keys.at("slot:palace-1");
  keys.follow([citizen("slot:palace-1"), citizen("slot:palace-2")]);
  expect(keys.at("slot:palace-1")).toBe(before);
  expect(keys.at("slot:palace-2")).not.toBe(before);
});

test("a piece that left one place is the one that came to another", () => {
  const keys = new Identity();
  keys.follow([citizen("slot:palace-1"), { kind: "citizen:1", place: "slot:palace-2" }]);
  const mover = keys.at("slot:palace-1");
  keys.follow([citizen("lying:palace@0#0"), { kind: "citizen:1", place: "slot:palace-1" }]);
  expect(keys.at("lying:palace@0#0")).toBe(mover);
  expect(keys.at("slot:palace-1")).not.toBe(mover);
});

test("pieces of different kinds never stand for each other", () => {
  const keys = new Identity();
  keys.follow([{ kind: "die:red@0", place: "die:red4@0#0" }]);
  const red = keys.at("die:red4@0#0");
  keys.follow([{ kind: "die:white@0", place: "die:white4@0#0" }]);
  expect(keys.at("die:white4@0#0")).not.toBe(red);
});
