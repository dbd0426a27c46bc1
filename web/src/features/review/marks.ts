/** Where a slip may lie over the board so that it hides no mark. */

export interface Spot {
  x: number;
  y: number;
}

const CORNERS = [
  { name: "top left", right: 0, low: 0 },
  { name: "top right", right: 1, low: 0 },
  { name: "bottom right", right: 1, low: 1 },
  { name: "bottom left", right: 0, low: 1 },
] as const;

/** The corner whose quarter of the room has the fewest marks; the first of those. */
export function cornerFor(spots: readonly Spot[], room: { width: number; height: number }): string {
  const inside = ({ right, low }: (typeof CORNERS)[number]) =>
    spots.filter(({ x, y }) => x > room.width / 2 === (right === 1) && y > room.height / 2 === (low === 1)).length;
  return CORNERS.toSorted((a, b) => inside(a) - inside(b))[0].name;
}
