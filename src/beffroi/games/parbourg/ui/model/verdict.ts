/** How the challenge before this one ended: kept while the next has not begun in earnest. */
import type { GameEvent } from "@web/generated/protocol";

export interface Verdict {
  colour: string;
  winner: number;
  /** Everybody's last bid, by seat. */
  bids: Record<number, number>;
  /** Cards of the Mage that were turned up, by seat. */
  shown: Record<number, string[]>;
}

const colourOf = (word: unknown) => String(word).replace(/^colour-/, "");
const cardOf = (word: unknown) => String(word).replace(/^card-/, "");

/** The last challenge that ended in what happened, or null. */
export function verdictOf(happened: readonly GameEvent[]): Verdict | null {
  const end = happened.findLastIndex((event) => event.key === "wins");
  if (end < 0) return null;
  const start = happened.findLastIndex((event, i) => i < end && event.key === "wins") + 1;
  const verdict: Verdict = {
    colour: colourOf(happened[end].args.colour),
    winner: Number(happened[end].args.seat),
    bids: {},
    shown: {},
  };
  for (const { key, args } of happened.slice(start, end)) {
    const seat = Number(args.seat);
    if (key === "bid") verdict.bids[seat] = Number(args.points);
    if (key === "turns-up") (verdict.shown[seat] ??= []).push(cardOf(args.card));
  }
  return verdict;
}
