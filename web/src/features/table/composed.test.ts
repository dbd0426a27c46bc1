import type { ComposedDefault, ComposedTurn } from "@web/generated/protocol";
import { expect, test } from "vitest";
import { distinctDefaults, meantBy } from "./composed";

const way = (anchor: string, ...chosen: string[]) => ({ anchor, chosen }) as Partial<ComposedTurn> as ComposedTurn;

test("pieces play what they do by themselves, then what is usual for them, then the only way there is", () => {
  const [counter, reroll] = [way(""), way("influence:reroll", "reroll")];
  const [fields, cathedral] = [way("agriculture", "agriculture"), way("cathedral", "cathedral")];
  expect(meantBy([reroll, counter], "agriculture")).toBe(counter);
  expect(meantBy([cathedral, fields], "agriculture")).toBe(fields);
  expect(meantBy([cathedral, way("cathedral", "cathedral", "two")], "agriculture")).toBe(cathedral);
  expect(meantBy([cathedral, reroll], "agriculture")).toBeNull();
  expect(meantBy([], "agriculture")).toBeNull();
  expect(meantBy([reroll], "agriculture")).toBe(reroll);
  expect(meantBy([{ ...reroll, seals: true }], "agriculture"), "what can’t be taken back is chosen").toBeNull();
});

test("of equal defaults, step after step, only the first can be replaced", () => {
  const taken = (code: string) => ({ answer: { code } }) as Partial<ComposedDefault> as ComposedDefault;
  const [first, second, other] = [taken("step"), taken("step"), taken("citizen 0")];
  expect(distinctDefaults([first, second, other])).toEqual([first, other]);
});
