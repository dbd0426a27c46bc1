/** What a slot under the pointer would bring: the characters of its row and column that answer. */
import type { Asking, Trigger } from "@web/views/tournay";

export interface Outlook {
  /** "empty", "stack", "replace" for a card to be placed; "activate" for a building to be used. */
  manner: string;
  deniers: number;
  triggers: Trigger[];
}

/** By the name of the slot; only where one may choose. */
export function outlooks(asking: Asking | null): Map<string, Outlook> {
  const found = new Map<string, Outlook>();
  for (const [move, placed] of Object.entries(asking?.placements ?? {}))
    found.set(slotOf(move), { manner: placed.manner, deniers: placed.deniers, triggers: placed.triggers });
  for (const [move, action] of Object.entries(asking?.actions ?? {})) {
    if (!move.startsWith("slot ")) continue;
    const answered = action.triggers.reduce((sum, trigger) => sum + trigger.deniers, 0);
    found.set(slotOf(move), { manner: "activate", deniers: action.deniers + answered, triggers: action.triggers });
  }
  return found;
}

const slotOf = (move: string): string => move.replace(/^slot /, "");
