/** What a player has on the table, counted. */
import type { TroyesView } from "@web/generated/games/troyes";

export interface Goods {
  dice: number;
  inTown: number;
  hired: number;
  expelled: number;
  inCathedral: number;
  onEvents: number;
  onCards: number;
}

const count = (owners: readonly (number | null)[], seat: number) => owners.filter((owner) => owner === seat).length;

export function goodsOf(view: TroyesView, seat: number): Goods {
  const houses = Object.values(view.buildings);
  return {
    dice: view.square[seat].length,
    inTown: count(
      houses.flatMap((house) => house.rows.flat()),
      seat,
    ),
    hired: count(
      view.activities.flatMap((card) => card.tradesmen.map((one) => one.owner)),
      seat,
    ),
    expelled: count(
      houses.flatMap((house) => house.lying),
      seat,
    ),
    inCathedral: count(view.cathedral.flat(), seat),
    onEvents: count(
      view.events.flatMap((event) => event.banners),
      seat,
    ),
    onCards: view.activities.reduce((sum, card) => sum + (card.cubes[seat] ?? 0), 0),
  };
}
