/** Where a floating box goes: above the piece if there is room, else below, else at its side; always inside the window. */
import type { Box } from "./focus";

const GAP = 10; // px
const STEP = 40; // px between two places that are tried where something must stay free

type Size = Pick<Box, "width" | "height">;
type Point = Pick<Box, "x" | "y">;

export function placeBeside(piece: Box, box: Size, width: number, height: number): Point {
  const inside = insideOf(box, width, height);
  const [above, below] = [piece.y - box.height - GAP, piece.y + piece.height + GAP];
  const [left, right] = [piece.x - box.width - GAP, piece.x + piece.width + GAP];
  const centred = piece.x + piece.width / 2 - box.width / 2;
  const level = piece.y + piece.height / 2 - box.height / 2;
  if (above >= GAP) return inside(centred, above);
  if (below + box.height <= height - GAP) return inside(centred, below);
  if (right + box.width <= width - GAP) return inside(right, level);
  if (left >= GAP) return inside(left, level);
  return inside(centred, above);
}

/** As near to the piece's side as can be without lying over the middle of any of the others, which are to be clicked. */
export function placeFree(piece: Box, others: Box[], box: Size, width: number, height: number): Point {
  const wanted = placeBeside(piece, box, width, height);
  const inside = insideOf(box, width, height);
  const tried = [wanted];
  for (let y = GAP; y <= height - box.height - GAP; y += STEP)
    for (let x = GAP; x <= width - box.width - GAP; x += STEP) tried.push(inside(x, y));
  const cost = ({ x, y }: Point) => {
    const covered = [piece, ...others].filter((one) => holds({ x, y, ...box }, middle(one))).length;
    return covered * (width + height) + Math.abs(x - wanted.x) + Math.abs(y - wanted.y);
  };
  return tried.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}

const insideOf = (box: Size, width: number, height: number) => (x: number, y: number) => ({
  x: clamp(x, GAP, width - box.width - GAP),
  y: clamp(y, GAP, height - box.height - GAP),
});
const middle = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
const holds = (box: Box, { x, y }: Point) =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, Math.max(low, high)));
