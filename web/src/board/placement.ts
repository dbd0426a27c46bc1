/** Where a floating box goes: above the piece if there is room, else below, else at its side; always inside the window. */
import type { Box } from "./focus";

const GAP = 10; // px

export function placeBeside(
  piece: Box,
  box: Pick<Box, "width" | "height">,
  width: number,
  height: number,
): { x: number; y: number } {
  const inside = (x: number, y: number) => ({
    x: clamp(x, GAP, width - box.width - GAP),
    y: clamp(y, GAP, height - box.height - GAP),
  });
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

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, Math.max(low, high)));
