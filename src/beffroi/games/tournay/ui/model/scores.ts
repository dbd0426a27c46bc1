/** The score sheet as it stands: every item that brings anybody points, the prestige buildings first. */
import type { PlayerView } from "@web/generated/games/tournay";

export interface ScoreLine {
  item: string;
  points: number[];
  /** Whom the limit of a prestige building holds back. */
  capped: boolean[];
}

const PRINTED = ["cards", "ramparts"];

export function scoreLines(players: readonly PlayerView[], cap: number): ScoreLine[] {
  const items = [...new Set(players.flatMap((player) => Object.keys(player.points)))];
  const last = (item: string) => PRINTED.indexOf(item);
  return items
    .sort((one, other) => last(one) - last(other))
    .map((item) => {
      const points = players.map((player) => player.points[item] ?? 0);
      return { item, points, capped: points.map((n) => last(item) < 0 && n >= cap) };
    })
    .filter((line) => line.points.some((n) => n !== 0));
}
