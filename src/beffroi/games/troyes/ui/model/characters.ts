/** What each character looks at, counted for the panel; the points themselves are the server's. */
import type { TroyesView } from "../view";
import { goodsOf } from "./goods";

type Count = (view: TroyesView, seat: number) => number;

/** Citizens in a building and on the activity cards of its colour. */
function inOrder(building: string, colour: string): Count {
  return (view, seat) => {
    const standing = view.buildings[building].rows.flat().filter((owner) => owner === seat).length;
    const cards = view.activities.filter((card) => card.colour === colour);
    return standing + cards.flatMap((card) => card.tradesmen).filter((one) => one.owner === seat).length;
  };
}

const COUNTS: Record<string, Count> = {
  chretien: (view, seat) => goodsOf(view, seat).inTown,
  urbain: (view, seat) => goodsOf(view, seat).inCathedral,
  thibaut: (view, seat) => view.players[seat].deniers,
  hugues: (view, seat) => view.players[seat].influence,
  florentin: (view, seat) => goodsOf(view, seat).hired,
  henry: (view, seat) => view.players[seat].won.length,
  jeanne: inOrder("city-hall", "yellow"),
  blanche: inOrder("palace", "red"),
  marie: inOrder("bishopric", "white"),
};

export function countFor(view: TroyesView, seat: number, slug: string): number {
  return COUNTS[slug]?.(view, seat) ?? 0;
}

export function reachedBy(thresholds: readonly number[][], count: number): number {
  return thresholds.reduce((best, [least, points]) => (count >= least ? points : best), 0);
}
