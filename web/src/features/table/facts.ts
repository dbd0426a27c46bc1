/** What happens around a game, told among its events: who left and came back, what was agreed about time. */
import type { GameEvent, TableFact } from "@web/generated/protocol";

const PREFIX = "fact-";

/** A fact as an event of the log; the page itself has the words for it. */
export function factEvent({ seq, at, kind, seat, other, amount, lost }: TableFact): GameEvent {
  return {
    seq,
    key: PREFIX + kind,
    args: { seat, other: other ?? -1, amount: amount ?? 0, lost: lost ? "yes" : "no", at },
  };
}

export const isFact = (event: Pick<GameEvent, "key">): boolean => event.key.startsWith(PREFIX);
