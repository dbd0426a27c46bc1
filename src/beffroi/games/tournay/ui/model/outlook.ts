/** What a slot under the pointer would bring: what happens there, and the characters of its row and column that answer. */
import type { Asking, Trigger } from "@web/generated/games/tournay";
import type { Place } from "./district";

export interface Outlook {
  /** "empty", "stack", "replace" for a card to be placed; "activate" for a building to be used. */
  manner: string;
  deniers: number;
  triggers: Trigger[];
  /** The card it covers, the cards it drives away, the citizens who lie down. */
  covers?: string | null;
  leaves?: string[];
  lies?: number;
}

/** What pointing at a slot brings out. */
export interface Reach {
  /** Whether its row and column are shown. */
  lines: boolean;
  /** The slots of the characters that matter. */
  givers: ReadonlySet<string>;
}

const NOTHING: Reach = { lines: false, givers: new Set() };

/** By the name of the slot; only where one may choose. */
export function outlooks(asking: Asking | null): Map<string, Outlook> {
  const found = new Map<string, Outlook>();
  for (const [move, { lies, ...placed }] of Object.entries(asking?.placements ?? {}))
    found.set(slotOf(move), { ...placed, lies: sum(Object.values(lies)) });
  for (const [move, action] of Object.entries(asking?.actions ?? {})) {
    if (!move.startsWith("slot ")) continue;
    const answered = sum(action.triggers.map((trigger) => trigger.deniers));
    found.set(slotOf(move), { manner: "activate", deniers: action.deniers + answered, triggers: action.triggers });
  }
  return found;
}

export type Direction = "left" | "right" | "up" | "down";

/** Which way one slot looks at another in its row or column. */
export function direction(from: Place, to: Place): Direction {
  if (from.row === to.row) return to.column > from.column ? "right" : "left";
  return to.row > from.row ? "down" : "up";
}

export const inLine = (one: Place, other: Place): boolean => one.row === other.row || one.column === other.column;

/** The row and column of a slot: where a card is about to go, where somebody would answer, or as far as a character sees. */
export function reachOf(
  places: readonly Place[],
  spot: Place | undefined,
  look: Outlook | undefined,
  isCharacter: (place: Place) => boolean,
): Reach {
  if (!spot) return NOTHING;
  const placing = !!look && look.manner !== "activate";
  if (look && (placing || look.triggers.length > 0)) return { lines: true, givers: slotsOf(look.triggers) };
  if (!spot.slot) return NOTHING;
  if (isCharacter(spot)) return { lines: true, givers: new Set() };
  const watching = places.filter((place) => inLine(place, spot) && isCharacter(place));
  return { lines: watching.length > 0, givers: new Set(watching.map((place) => place.name)) };
}

const slotsOf = (triggers: readonly Trigger[]): Set<string> => new Set(triggers.map((trigger) => trigger.slot));
const slotOf = (move: string): string => move.replace(/^slot /, "");
const sum = (figures: readonly number[]): number => figures.reduce((all, n) => all + n, 0);
