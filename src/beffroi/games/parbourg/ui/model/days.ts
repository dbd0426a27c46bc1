/** The day board: past days, the tokens of today, the days to come. */
import type { ParbourgView } from "@web/views/parbourg";

export interface DayToken {
  /** token:0 is at stake, token:1 comes next; "" for a challenge already held. */
  anchor: string;
  colour: string | null;
  state: "held" | "stake" | "next";
}

const CHALLENGES = 4; // one of each colour

export function today(view: ParbourgView): DayToken[] {
  const coming = view.pile.map((colour, i) => ({ anchor: `token:${i + 1}`, colour, state: "next" as const }));
  const stake = view.stake ? [{ anchor: "token:0", colour: view.stake, state: "stake" as const }] : [];
  const held = Math.max(0, CHALLENGES - view.cancelled - stake.length - coming.length);
  const done = Array.from({ length: held }, () => ({ anchor: "", colour: null, state: "held" as const }));
  return [...done, ...stake, ...coming];
}

export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII"];
