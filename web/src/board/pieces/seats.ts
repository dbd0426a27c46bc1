/** Whose piece it is: a seat, the neutral townsfolk, or (alone at the table) the King. */
export type Owner = number | "neutral" | "king";

/** A piece's colour; the shape on it (see Mark.svelte) says the same without colour. */
export function seatColour(owner: Owner): string {
  if (owner === "neutral") return "var(--neutral)";
  if (owner === "king") return "var(--king)";
  return `var(--seat-${owner})`;
}
