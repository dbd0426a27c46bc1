/** Arrow keys over the table: from the focused piece to the nearest one in that direction. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";
export const ARROWS: readonly string[] = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

const SIDEWAYS = 2.5; // how much worse a step aside is than a step ahead

/** The index of the nearest box in the direction, -1 if there is none. */
export function nearestBox(from: Box, boxes: readonly Box[], arrow: Arrow): number {
  const across = arrow === "ArrowLeft" || arrow === "ArrowRight";
  const sign = arrow === "ArrowLeft" || arrow === "ArrowUp" ? -1 : 1;
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const dx = box.x + box.width / 2 - (from.x + from.width / 2);
    const dy = box.y + box.height / 2 - (from.y + from.height / 2);
    const ahead = (across ? dx : dy) * sign;
    if (ahead <= 1) return;
    const cost = ahead + Math.abs(across ? dy : dx) * SIDEWAYS;
    if (cost < least) {
      least = cost;
      best = i;
    }
  });
  return best;
}

/** Move the focus over what may be chosen (or, with `all`, over every piece that has a name). */
export function moveFocus(root: ParentNode, arrow: Arrow, all: boolean): void {
  const selector = all ? "[data-anchor], [data-choice]" : "[data-can], [data-choice]";
  const pieces = [...root.querySelectorAll<HTMLElement | SVGElement>(selector)].filter(
    (piece) => piece.getClientRects().length > 0,
  );
  if (pieces.length === 0) return;
  const focused = document.activeElement;
  const start =
    focused instanceof Element && pieces.some((piece) => piece === focused) ? focused.getBoundingClientRect() : null;
  const others = pieces.filter((piece) => piece !== focused);
  const index = start
    ? nearestBox(
        start,
        others.map((piece) => piece.getBoundingClientRect()),
        arrow,
      )
    : 0;
  others[index]?.focus();
}
