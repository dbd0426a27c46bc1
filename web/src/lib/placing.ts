/** Where a floating box goes: above the piece if there is room, else below, always inside the window. */
import type { Box } from "./roving";

const GAP = 10; // px

export function placeBeside(piece: Box, box: Pick<Box, "width" | "height">, width: number, height: number): { x: number; y: number } {
  const above = piece.y - box.height - GAP;
  const below = piece.y + piece.height + GAP;
  const y = above >= GAP || below + box.height > height - GAP ? above : below;
  const x = piece.x + piece.width / 2 - box.width / 2;
  return { x: clamp(x, GAP, width - box.width - GAP), y: clamp(y, GAP, height - box.height - GAP) };
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, Math.max(low, high)));
