/** Outlines the buildings are made of. All take the left top corner and the size. */

/** A pointed window or niche. */
export function pointed(x: number, y: number, w: number, h: number): string {
  const spring = y + 0.72 * w;
  const control = y + 0.253 * w;
  const lean = 0.04 * w;
  return `M${x} ${y + h}V${spring}Q${x + lean} ${control} ${x + w / 2} ${y}Q${x + w - lean} ${control} ${x + w} ${spring}V${y + h}Z`;
}

/** A round-headed window or niche. */
export function rounded(x: number, y: number, w: number, h: number): string {
  return `M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`;
}

/** A row of battlements along the top of a wall: `n` merlons, `deep` below their tops. */
export function battlements(x: number, y: number, w: number, n: number, deep: number, foot: number): string {
  const step = w / (2 * n - 1);
  const teeth = Array.from({ length: 2 * n - 1 }, (_, i) => `V${i % 2 ? y + deep : y}H${x + (i + 1) * step}`);
  return `M${x} ${y + foot}${teeth.join("")}V${y + foot}Z`;
}

/** Twinkling stars of the candlelit sky. */
export function star(x: number, y: number): string {
  return `M${x} ${y - 3}l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8z`;
}
