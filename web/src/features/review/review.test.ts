/** The review's own arithmetic: scales, marks, commitments, and the final scoring told item by item. */
import { expect, test } from "vitest";
import { cornerFor } from "./marks";
import { apart, pathOf, rowBefore, scaleFor, ticks } from "./chart";
import { beginnings, roundAt } from "./rounds";
import { parts } from "./sentences";
import { matchesCommitment } from "./commitment";
import { countSteps, gain, runningTotals } from "@web/features/table/score_items";

test("a slip lies in the first corner where it hides no mark, and no nearer to one than it reaches", () => {
  const [room, slip, edges] = [
    { width: 1000, height: 600 },
    { width: 400, height: 300 },
    { edge: 10, below: 100, around: 10 },
  ];
  const corner = (...spots: [number, number][]) =>
    cornerFor(
      spots.map(([x, y]) => ({ x, y })),
      room,
      slip,
      edges,
    );
  expect(corner()).toBe("top left");
  expect(corner([200, 50], [700, 350])).toBe("top left"); // above it, and beside it
  expect(corner([415, 350])).toBe("top right"); // its rim would be covered
  expect(corner([200, 200], [800, 350])).toBe("bottom left");
  expect(corner([200, 200], [800, 200], [800, 250])).toBe("bottom right");
});

const frame = { width: 100, height: 100, left: 10, right: 10, top: 10, bottom: 10 };

test("axes have round figures", () => {
  expect(ticks(0, 40)).toEqual([0, 10, 20, 30, 40]);
  expect(ticks(-3, 8)).toEqual([-2, 0, 2, 4, 6, 8]);
  expect(ticks(2, 5.1)).toEqual([2, 3, 4, 5]);
});

test("curves fill their frame from the first decision to the last", () => {
  const scale = scaleFor(
    [
      [0, 10],
      [20, 5],
    ],
    40,
    frame,
  );
  expect([scale.x(0), scale.x(40)]).toEqual([10, 90]);
  expect(scale.y(scale.high)).toBe(10);
  expect(scale.y(scale.low)).toBe(90);
  expect(
    pathOf(
      [0, 40],
      [
        [0, 10],
        [20, 5],
      ],
      0,
      scale,
    ),
  ).toMatch(/^M10\.0 .*L90\.0 /);
});

test("a decision belongs to the turn that was going on", () => {
  expect([0, 3, 4, 11, 12, 99].map((n) => rowBefore([0, 4, 12], n))).toEqual([0, 0, 1, 1, 2, 2]);
});

test("rounds are found where they begin, with few looks at the game", async () => {
  const rounds = [0, 0, 0, ...Array(20).fill(1), ...Array(31).fill(2), 4, 4, 4];
  let looks = 0;
  const at = async (n: number) => ((looks += 1), rounds[n]);
  const began = await beginnings(rounds.length - 1, at);
  expect(began).toEqual([
    { number: 1, from: 3 },
    { number: 2, from: 23 },
    { number: 4, from: 54 },
  ]);
  expect(looks).toBeLessThan(25);
  expect([0, 3, 22, 23, 56].map((n) => roundAt(began, n))).toEqual([0, 1, 1, 2, 4]);
  expect(await beginnings(9, async () => 1)).toEqual([{ number: 1, from: 0 }]);
  expect(await beginnings(9, async () => 0)).toEqual([]);
});

test("labels are moved apart and stay inside", () => {
  expect(apart([50, 50, 10], 15, 0, 100)).toEqual([50, 65, 10]);
  expect(apart([98, 99], 15, 0, 100)).toEqual([85, 100]);
});

test("a secret fits its seal or does not", async () => {
  const seal = "2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b"; // SHA-256 of "secret"
  expect(await matchesCommitment("736563726574", seal)).toBe(true);
  expect(await matchesCommitment("736563726575", seal)).toBe(false);
});

test("the final scoring goes item by item through the seats, without empty items", () => {
  const steps = countSteps([
    { points: 20, events: 0, hugues: 3 },
    { points: 18, events: 0, hugues: -1 },
  ]);
  expect(steps.map(({ item, seat, points }) => `${item} ${seat} ${points}`)).toEqual([
    "points 0 20",
    "points 1 18",
    "hugues 0 3",
    "hugues 1 -1",
  ]);
  expect(runningTotals(steps, 3, 2)).toEqual([23, 18]);
  expect(runningTotals(steps, 4, 2)).toEqual([23, 17]);
  expect([3, 0, -2].map(gain)).toEqual(["+3", "0", "−2"]);
});

test("what a score is made of adds up as it is read, and each part begins where the last ended", () => {
  const player = {
    seat: 0,
    score: 35,
    start: 34.16,
    luck: 1.84,
    own: 15.33,
    others: -12.73,
    count: -3.6,
    given: 0,
    decisions: 29,
    same: 28,
  };
  const told = parts(player);
  expect(told.map(({ key, points }) => `${key} ${points}`)).toEqual([
    "start 34.2",
    "luck 1.8",
    "own 15.3",
    "others -12.7",
    "count -3.6",
    "score 35",
  ]);
  expect(told[4].to).toBe(35);
  for (let i = 1; i < 5; i += 1) expect(told[i].from).toBe(told[i - 1].to);
});
