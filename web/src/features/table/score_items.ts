/** The final scoring told item by item: who gets what, in the order it is counted. */

export interface CountStep {
  item: string;
  seat: number;
  points: number;
}

/** One step for each item and seat; an item that gives nobody anything is left out. */
export function countSteps(scores: readonly Record<string, number>[]): CountStep[] {
  const items = [...new Set(scores.flatMap((score) => Object.keys(score)))];
  const told = items.filter((item) => scores.some((score) => (score[item] ?? 0) !== 0));
  return told.flatMap((item) => scores.map((score, seat) => ({ item, seat, points: score[item] ?? 0 })));
}

/** Every seat's points after so many steps. */
export function runningTotals(steps: readonly CountStep[], told: number, seats: number): number[] {
  const totals = Array.from({ length: seats }, () => 0);
  for (const step of steps.slice(0, told)) totals[step.seat] += step.points;
  return totals;
}

/** Points as the sheet writes them, with a true minus. */
export const figure = (points: number): string => `${points < 0 ? "−" : ""}${Math.abs(points)}`;

/** Points of a step with their sign, as they are added. */
export const gain = (points: number): string => `${points > 0 ? "+" : ""}${figure(points)}`;
