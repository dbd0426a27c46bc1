/** Coins that are seen to fly after a move: from where to where, as anchors. */
export interface Payment {
  from: string;
  to: string;
  coins: number;
}

const MOST = 5; // coins of one payment

/** The flight of so many deniers, or none where nothing is paid or an end is unknown. */
export function payment(from: string, to: string, deniers: unknown): Payment[] {
  const coins = Math.min(MOST, Number(deniers) || 0);
  return coins > 0 && from && to ? [{ from, to, coins }] : [];
}
