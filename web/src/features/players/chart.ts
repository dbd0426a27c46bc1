/** The measures of the chart of ratings, in px of the page: its texts are as large on a phone as on a wide screen. */

/** Round values from at most the lowest to at least the highest, about as many as are wanted. */
export function roundTicks(low: number, high: number, wanted = 5): number[] {
  const rough = Math.max(1e-9, high - low) / Math.max(1, wanted - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((one) => one >= rough * 0.999) ?? 1);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** The steps whose dates stand below the line: the first, the last, and between them as many as have room. */
export function datedSteps(steps: number, room: number): number[] {
  const wanted = Math.max(1, Math.min(steps, Math.floor(room)));
  const places = Array.from({ length: wanted }, (_, i) => Math.round(((steps - 1) * i) / Math.max(1, wanted - 1)));
  return [...new Set(steps ? places : [])];
}
