/** The day board: what became of every token, the one at stake, those to come. */
import type { ParbourgView } from "@web/generated/games/parbourg";

export interface DayToken {
  /** token:0 is at stake, token:1 comes next; held:2-0 is the first challenge of the second day. */
  anchor: string;
  colour: string;
  state: "held" | "lapsed" | "stake" | "next";
  /** Who took it. */
  winner: number | null;
  /** Its identity from view to view. */
  key: string;
}

const COLOURS = ["yellow", "red", "green", "blue"];

/** What became of the tokens of a day; empty where nobody told. */
export function heldOn(view: ParbourgView, day: number): DayToken[] {
  return view.held
    .filter((held) => held.day === day)
    .map(({ colour, winner }, i) => ({
      anchor: `held:${day}-${i}`,
      colour,
      state: winner === null ? ("lapsed" as const) : ("held" as const),
      winner,
      key: `held:${day}-${i}`,
    }));
}

export function today(view: ParbourgView): DayToken[] {
  const waiting = (colour: string, place: number) => ({
    anchor: `token:${place}`,
    colour,
    winner: null,
    key: `token:${view.day}-${view.pile.length - place}`,
  });
  const stake = view.stake ? [{ ...waiting(view.stake, 0), state: "stake" as const }] : [];
  const coming = view.pile.map((colour, i) => ({ ...waiting(colour, i + 1), state: "next" as const }));
  return [...heldOn(view, view.day), ...stake, ...coming];
}

/** The tokens of a day to come. */
export function dayToCome(day: number): DayToken[] {
  return COLOURS.map((colour, i) => ({
    anchor: `day:${day}`,
    colour,
    state: "next" as const,
    winner: null,
    key: `day:${day}-${i}`,
  }));
}

export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII"];
