/** The pieces on the board that an item of the final scoring counts for a seat. */
import type { TroyesView } from "@web/generated/games/troyes";

/** The orders whose building and cards some ladies look at. */
const ORDERS: Record<string, [building: string, colour: string]> = {
  jeanne: ["city-hall", "yellow"],
  isabeau: ["palace", "red"],
  marie: ["bishopric", "white"],
};

export function scored(item: string, seat: number, view: TroyesView): string[] {
  if (item === "events") return view.events.flatMap((event, i) => (event.banners.includes(seat) ? [`event:${i}`] : []));
  if (item === "tradesmen" || item === "florentin") return tradesmen(view, seat);
  if (item === "cathedral") return missing(view, seat);
  if (item === "urbain") return bays(view, (owner) => owner === seat);
  if (item === "chretien") return Object.keys(view.buildings).flatMap((building) => citizens(view, seat, building));
  if (item in ORDERS) return [...citizens(view, seat, ORDERS[item][0]), ...tradesmen(view, seat, ORDERS[item][1])];
  return [];
}

function tradesmen(view: TroyesView, seat: number, colour = ""): string[] {
  const places = view.activities.filter((place) => !colour || place.colour === colour);
  return places.flatMap((place) =>
    place.tradesmen.some(({ owner }) => owner === seat) ? [`tradesman:${place.place}@${seat}`] : [],
  );
}

function citizens(view: TroyesView, seat: number, building: string): string[] {
  const slots = view.buildings[building].rows.flat();
  return slots.flatMap((owner, i) => (owner === seat ? [`slot:${building}-${i + 1}`] : []));
}

/** The levels of the Cathedral where the seat built nothing. */
function missing(view: TroyesView, seat: number): string[] {
  const without = new Set(view.cathedral.flatMap((row, level) => (row.includes(seat) ? [] : [level])));
  return bays(view, (_, level) => without.has(level));
}

function bays(view: TroyesView, counts: (owner: number | null, level: number) => boolean): string[] {
  return view.cathedral.flatMap((row, level) =>
    row.flatMap((owner, column) => (counts(owner, level) ? [`space:cathedral-${level + 1}-${column + 1}`] : [])),
  );
}
