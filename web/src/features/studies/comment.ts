/** Comments: text with marks of the board, `[A]`, and pieces, `:red6`. */

export type Part =
  | { kind: "text"; text: string }
  | { kind: "mark"; label: string }
  | { kind: "die"; colour: "red" | "white" | "yellow" | "black"; value: number }
  | { kind: "cube" }
  | { kind: "citizen" }
  | { kind: "deniers" | "points" | "influence"; count: number };

const TOKEN = /\[([A-Z0-9]{1,2})\]|:(red|white|yellow|black)([1-6])\b|:(cube|citizen)\b|:(\d{1,2})(d|vp|i)\b/g;
const FIGURES = { d: "deniers", vp: "points", i: "influence" } as const;

export function partsOf(comment: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const found of comment.matchAll(TOKEN)) {
    if (found.index > at) parts.push({ kind: "text", text: comment.slice(at, found.index) });
    parts.push(partOf(found));
    at = found.index + found[0].length;
  }
  if (at < comment.length) parts.push({ kind: "text", text: comment.slice(at) });
  return parts;
}

function partOf([, label, colour, value, piece, count, unit]: RegExpMatchArray): Part {
  if (label) return { kind: "mark", label };
  if (colour) return { kind: "die", colour: colour as "red", value: Number(value) };
  if (piece) return { kind: piece as "cube" };
  return { kind: FIGURES[unit as keyof typeof FIGURES], count: Number(count) };
}
