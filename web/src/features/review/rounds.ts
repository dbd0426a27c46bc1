/** When the rounds of a finished game began, in games that have any. */
import * as api from "@web/core/api";
import { layoutOf } from "@web/board/games";

export interface Round {
  number: number;
  /** The decisions made before it began. */
  from: number;
}

export interface Rounds {
  /** What a round is called, a text key of the game. */
  name: string;
  began: Round[];
}

/** Where the rounds begin, found by halving: `at` tells the round after so many decisions, 0 for none, and only goes up. */
export async function beginnings(moves: number, at: (n: number) => Promise<number>): Promise<Round[]> {
  const began: Round[] = [];
  const search = async (low: number, before: number, high: number, after: number): Promise<void> => {
    if (before === after) return;
    if (high - low === 1) return void began.push({ number: after, from: high });
    const middle = (low + high) >> 1;
    const round = await at(middle);
    await search(low, before, middle, round);
    await search(middle, round, high, after);
  };
  const first = await at(0);
  if (first > 0) began.push({ number: first, from: 0 });
  await search(0, first, moves, await at(moves));
  return began;
}

/** The rounds of a table's game, or null where it has none. */
export async function roundsOf(table: string, game: string, moves: number): Promise<Rounds | null> {
  const { progress } = await layoutOf(game);
  if (!progress) return null;
  let name = "";
  const began = await beginnings(moves, async (n) => {
    const { round } = progress((await api.replay(table, n, -1)).view);
    name ||= round?.name ?? "";
    return round?.now ?? 0;
  });
  return name ? { name, began } : null;
}

/** The round that was going on after so many decisions, 0 before the first. */
export function roundAt(began: readonly Round[], n: number): number {
  return began.findLast(({ from }) => from <= n)?.number ?? 0;
}
