/** Where a slip may lie over the board so that it hides no mark. */

export interface Spot {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

const CORNERS = [
  { name: "top left", right: 0, low: 0 },
  { name: "top right", right: 1, low: 0 },
  { name: "bottom right", right: 1, low: 1 },
  { name: "bottom left", right: 0, low: 1 },
] as const;

/**
 * The corner of a room where a slip hides the fewest marks; the first of those. `edge` is how far from the room's edges
 * it lies, `below` how far from its upper one, `around` how far a mark reaches.
 */
export function cornerFor(
  spots: readonly Spot[],
  room: Size,
  slip: Size,
  { edge, below, around }: { edge: number; below: number; around: number },
): string {
  const hidden = ({ right, low }: (typeof CORNERS)[number]) => {
    const x = right ? room.width - edge - slip.width : edge;
    const y = low ? room.height - edge - slip.height : below;
    const across = (spot: Spot) => spot.x > x - around && spot.x < x + slip.width + around;
    return spots.filter((spot) => across(spot) && spot.y > y - around && spot.y < y + slip.height + around).length;
  };
  return CORNERS.toSorted((a, b) => hidden(a) - hidden(b))[0].name;
}
