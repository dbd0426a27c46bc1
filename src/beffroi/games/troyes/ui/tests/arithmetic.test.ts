import { expect, test } from "vitest";
import type { Say } from "@web/board/contract";
import type { TroyesCatalogue, TroyesView } from "@web/generated/games/troyes";
import { arithmetic, readDie } from "../model/arithmetic";

const say = Object.assign((key: string) => key, {
  label: () => "",
  part: () => "",
  has: () => true,
  seat: (seat: number) => `seat ${seat}`,
}) as Say;
const catalogue = {
  activities: { merchant: { divisor: 2 } },
  events: {},
  board: { agriculture: 2 },
} as unknown as TroyesCatalogue;

function view(asking: Record<string, unknown> | null): TroyesView {
  return { asking, activities: [{ place: "yellow-1", card: "merchant" }], events: [] } as unknown as TroyesView;
}

test("a die is read from its name", () => {
  expect(readDie("yellow5@2")).toEqual({ colour: "yellow", value: 5, owner: 2 });
  expect(readDie("red1@neutral").owner).toBe(4);
});

test("a question without dice has no arithmetic", () => {
  expect(arithmetic(view(null), catalogue, say)).toBeNull();
  expect(arithmetic(view({ step: "ChooseAction", seat: 0 }), catalogue, say)).toBeNull();
});

test("what bought dice cost goes to each owner, the hiring besides", () => {
  const asking = {
    step: "TakeDice",
    seat: 0,
    action: "activate yellow-1",
    dice: ["yellow5@1", "yellow4@1", "yellow3@neutral"],
    costs: [6, 6, 6],
    hire: 4,
    value: 12,
    need: 2,
    uses: 6,
    gives: { deniers: 12 },
  };
  const sum = arithmetic(view(asking), catalogue, say)!;
  expect(sum.divisor).toBe(2);
  expect(sum.pays.map((pay) => pay.n)).toEqual([4, 12, 6]);
  expect(sum.gives).toEqual([{ kind: "deniers", n: 12 }]);
});
