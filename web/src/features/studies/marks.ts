/** Marks on the board: where their pieces lie, and which piece lies in a direction. */
import type { StudyMark } from "@web/generated/protocol";

export interface Point {
  x: number;
  y: number;
}

export type Pen = "1" | "A" | "arrow" | "ring" | "erase";
export type Colour = StudyMark["colour"];

export const COLOURS: readonly Colour[] = ["ink", "purple", "green", "red"];
const NEAR = 0.6; // how much a step to the side counts against one ahead

/** The pieces in sight that have an anchor, each with its middle. */
export function pieces(room: DOMRect): { anchor: string; box: DOMRect; middle: Point }[] {
  const seen = new Set<string>();
  return [...document.querySelectorAll<HTMLElement | SVGElement>(".stage [data-anchor]")].flatMap((piece) => {
    const anchor = piece.dataset.anchor ?? "";
    const box = piece.getBoundingClientRect();
    if (!anchor || seen.has(anchor) || !box.width || box.bottom < room.top || box.top > room.bottom) return [];
    seen.add(anchor);
    return [{ anchor, box, middle: { x: box.x + box.width / 2 - room.x, y: box.y + box.height / 2 - room.y } }];
  });
}

/** The piece under a point of the window: of several the smallest. */
export function pieceAt(x: number, y: number): string {
  const found = document
    .elementsFromPoint(x, y)
    .map((one) => one.closest<HTMLElement | SVGElement>(".stage [data-anchor]"))
    .filter((one) => one !== null);
  return found[0]?.dataset.anchor ?? "";
}

/** The nearest of some points in a direction, or nothing. */
export function towards<P extends { middle: Point }>(all: readonly P[], from: Point, key: string): P | undefined {
  const [ahead, aside] = key === "ArrowLeft" || key === "ArrowRight" ? (["x", "y"] as const) : (["y", "x"] as const);
  const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  const far = ({ middle }: P): number => {
    const on = (middle[ahead] - from[ahead]) * sign;
    return on <= 1 ? Infinity : on + Math.abs(middle[aside] - from[aside]) / NEAR;
  };
  const best = all.toSorted((one, other) => far(one) - far(other))[0];
  return best && far(best) < Infinity ? best : undefined;
}

/** The next number or letter that no mark has. */
export function nextLabel(marks: readonly StudyMark[], pen: "1" | "A"): string {
  const taken = new Set(marks.map((mark) => mark.label));
  const all = pen === "1" ? Array.from({ length: 99 }, (_, i) => String(i + 1)) : [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  return all.find((label) => !taken.has(label)) ?? "";
}

/** The marks after a pen touched a piece; `to`: it was drawn to another one. */
export function drawn(marks: readonly StudyMark[], pen: Pen, colour: Colour, at: string, to = ""): StudyMark[] {
  if (pen === "erase") return marks.filter((mark) => mark.at !== at && mark.to !== at);
  if (pen === "arrow") return to && to !== at ? [...marks, { kind: "arrow", colour, at, to }] : [...marks];
  if (pen === "ring") return [...marks, { kind: "ring", colour, at }];
  const label = nextLabel(marks, pen);
  return label ? [...marks, { kind: "disc", colour, at, label }] : [...marks];
}
