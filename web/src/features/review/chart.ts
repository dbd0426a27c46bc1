/** The geometry of the curves: scales, lines, round figures for the axis. */

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  low: number;
  high: number;
  x(moves: number): number;
  y(points: number): number;
}

/** Figures of an axis: round steps, four to seven of them. */
export function ticks(low: number, high: number): number[] {
  const rough = Math.max(high - low, 1) / 6;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10);
  const first = Math.ceil(low / step - 1e-9) * step;
  const found: number[] = [];
  for (let n = first; n <= high + 1e-9; n += step) found.push(Math.round(n * 100) / 100 || 0);
  return found;
}

export function scaleFor(rows: readonly number[][], moves: number, frame: Frame): Scale {
  const all = rows.flat();
  const margin = Math.max(1, (Math.max(...all) - Math.min(...all)) * 0.06);
  const low = Math.min(...all) - margin;
  const high = Math.max(...all) + margin;
  const across = frame.width - frame.left - frame.right;
  const down = frame.height - frame.top - frame.bottom;
  return {
    low,
    high,
    x: (n) => frame.left + (across * n) / Math.max(1, moves),
    y: (points) => frame.top + (down * (high - points)) / (high - low),
  };
}

/** The path of one seat. */
export function pathOf(ends: readonly number[], rows: readonly number[][], seat: number, scale: Scale): string {
  return ends.map((n, i) => `${i ? "L" : "M"}${scale.x(n).toFixed(1)} ${scale.y(rows[i][seat]).toFixed(1)}`).join("");
}

/** The turn during which an answer was given: the row before it. */
export function rowBefore(ends: readonly number[], n: number): number {
  let row = 0;
  while (row + 1 < ends.length && ends[row + 1] <= n) row += 1;
  return row;
}

/** Names at the end of the lines, moved apart so that none covers another. */
export function apart(wanted: readonly number[], least: number, low: number, high: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a] - wanted[b]);
  const placed = [...wanted];
  let floor = low;
  for (const i of order) {
    placed[i] = Math.max(placed[i], floor);
    floor = placed[i] + least;
  }
  let ceiling = high;
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i], ceiling);
    ceiling = placed[i] - least;
  }
  return placed;
}
