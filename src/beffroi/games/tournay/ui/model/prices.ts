/** What hiring would cost. */
import type { TournayView } from "@web/generated/games/tournay";

/** Deniers for the citizens one lacks to draw from a deck; nothing where it can't be chosen. */
export function hiringPrice(view: TournayView, deck: string): number {
  const action = view.asking?.actions[`draw ${deck}`];
  return action ? (action.citizens - action.own) * view.hire_price : 0;
}
