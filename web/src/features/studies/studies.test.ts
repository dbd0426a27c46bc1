import { describe, expect, test } from "vitest";
import type { StudyChapter, StudyMark } from "@web/generated/protocol";
import { partsOf } from "./comment";
import { drawn, nextLabel, towards } from "./marks";
import { merged, Tree } from "./tree";

const node = (id: number, parent: number) => ({ id, parent, seat: 0, code: `move ${id}` });
const chapter = (...nodes: [number, number][]): StudyChapter => ({
  id: "one",
  title: "One",
  source: { kind: "start" },
  rules: 1,
  seats: 2,
  names: [],
  guess: -1,
  n: 1,
  nodes: nodes.map(([id, parent]) => node(id, parent)),
  order: nodes.map(([id]) => id),
});

describe("the tree of a chapter", () => {
  const tree = new Tree(chapter([0, -1], [1, 0], [2, 1], [3, 0], [4, 3], [5, 3], [6, 0]));

  test("tells each line whole, with its variations below the move they stand beside", () => {
    const rows = tree.rows().map((row) => `${row.name || "-"} ${row.node.id}/${row.ply}`);
    expect(rows).toEqual(["- 1/1", "A 3/1", "- 4/2", "A1 5/2", "B 6/1", "- 2/2"]);
  });

  test("follows answers as far as it has them", () => {
    expect(tree.follow(0, ["move 3", "move 5"])).toEqual({ node: 5, known: 2 });
    expect(tree.follow(0, ["move 3", "fly"])).toEqual({ node: 3, known: 1 });
    expect(tree.branch(5)).toBe(5);
    expect(tree.branch(4)).toBe(3);
    expect(tree.last(0)).toBe(2);
    expect([tree.size(0), tree.size(3), tree.size(6)]).toEqual([7, 3, 1]);
  });

  test("takes in what changed, and forgets what is gone", () => {
    const told = { ...chapter([0, -1], [3, 0]), nodes: [{ ...node(3, 0), comment: "New" }], order: [0, 3], n: 9 };
    const found = merged(chapter([0, -1], [1, 0], [3, 0]), told);
    expect(found.nodes.map(({ id, comment }) => [id, comment])).toEqual([
      [0, undefined],
      [3, "New"],
    ]);
  });
});

test("a comment has marks and pieces in it", () => {
  expect(partsOf("See [A]: :red6, :2d!").map((part) => part.kind)).toEqual([
    ...["text", "mark", "text", "die", "text", "deniers", "text"],
  ]);
  expect(partsOf(":red7 [abc] a:b")).toEqual([{ kind: "text", text: ":red7 [abc] a:b" }]);
});

test("pens number and letter pieces, draw from one to another, and erase", () => {
  const first: StudyMark = { kind: "disc", colour: "ink", at: "a", label: "A" };
  expect(nextLabel([first], "A")).toBe("B");
  expect(drawn([first], "1", "red", "b")).toHaveLength(2);
  expect(drawn([first], "arrow", "red", "b", "b")).toEqual([first]);
  expect(drawn([first], "erase", "ink", "a")).toEqual([]);
  const spots = [{ middle: { x: 10, y: 0 } }, { middle: { x: 4, y: 30 } }, { middle: { x: -5, y: 0 } }];
  expect(towards(spots, { x: 0, y: 0 }, "ArrowRight")).toBe(spots[0]);
  expect(towards(spots, { x: 0, y: 0 }, "ArrowUp")).toBeUndefined();
});
