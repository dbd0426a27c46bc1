/** Two games matched by turn. */
import { roman } from "@web/core/names";
import type { DayComparison, DayTurn } from "@web/generated/protocol";
import { t } from "./texts";

export const SWING = 3; // points by which a turn must differ to be tinted

/** The turns of the same number in both games; a game that ended sooner has none. */
export interface Pair {
  i: number;
  turns: (DayTurn | null)[];
  same: boolean;
  gains: number[];
}

/** The figures at the side of a curve: the lowest, the middle and the highest, each once. */
export const marksOf = (low: number, high: number): number[] => [...new Set([low, Math.round((low + high) / 2), high])];

/** What a turn gained. */
const gains = (turns: readonly DayTurn[], i: number): number =>
  i < turns.length ? turns[i].points - (i ? turns[i - 1].points : 0) : 0;

/** The number of a turn, after that of its round where the game has rounds. */
export function turnName({ i, turns }: Pair): string {
  const progress = turns[0]?.progress ?? turns[1]?.progress;
  return progress?.unit === "round" ? `${roman(progress.now)} · ${i + 1}` : t("day-turn-number", { n: i + 1 });
}

/** The turns of both games, each beside the one of the same number. */
export function pairsOf({ one, other, same }: DayComparison): Pair[] {
  return Array.from({ length: Math.max(one.turns.length, other.turns.length) }, (_, i) => ({
    i,
    turns: [one.turns[i] ?? null, other.turns[i] ?? null],
    same: same[i] ?? false,
    gains: [gains(one.turns, i), gains(other.turns, i)],
  }));
}
