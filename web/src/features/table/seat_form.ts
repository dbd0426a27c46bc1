/** How much of a seat is told where: one's own whole, the others' the less the more there are. */
import type { SeatForm } from "@web/board/contract";

const OTHERS: Record<number, SeatForm> = { 1: "whole", 2: "whole", 3: "middle" };

/** `first`: the seat at the top, one's own; `grown`: the chronicle needs the room. */
export function seatForm(first: boolean, seats: number, grown: boolean): SeatForm {
  if (grown) return "line";
  return first ? "whole" : (OTHERS[seats] ?? "small");
}
