/** What all models of the board are made from. */
import type { Composing, Say } from "@web/board/contract";
import type { Owner } from "@web/board/pieces/seats";
import { Identity, type Lying } from "./identity";
import { NEUTRAL } from "./neutral";
import type { TroyesCatalogue, TroyesView } from "@web/generated/games/troyes";
import { t } from "../texts";

export interface Scene {
  view: TroyesView;
  catalogue: TroyesCatalogue;
  say: Say;
  /** Who looks, -1 for a spectator. */
  seat: number;
  keys: Identity;
  /** The turn being put together. */
  composing: Composing | null;
}

/** Whose piece a number in the view means; alone at the table one faces the King. */
export function ownerOf(scene: Scene, owner: number): Owner {
  if (owner !== NEUTRAL) return owner;
  return scene.view.king ? "king" : "neutral";
}

/** An owner as anchors write it. */
export function ownerName(owner: number): string {
  return owner === NEUTRAL ? "neutral" : String(owner);
}

/** An owner in words. */
export function who(scene: Scene, owner: number): string {
  if (owner !== NEUTRAL) return scene.say.seat(owner);
  return t(scene.view.king ? "king" : "neutral");
}

/** Where every piece that can move lies; equal pieces share a kind. */
export function piecesOf(view: TroyesView): Lying[] {
  return [...citizens(view), ...cubes(view), ...outdoorCubes(view), ...dice(view)];
}

/** Numbers equal places apart: the second yellow 5 of a district is another die. */
function counted(kind: string, places: Iterable<string>): Lying[] {
  const seen = new Map<string, number>();
  return Array.from(places, (place) => {
    const n = seen.get(place) ?? 0;
    seen.set(place, n + 1);
    return { kind, place: `${place}#${n}` };
  });
}

function* citizens(view: TroyesView): Iterable<Lying> {
  for (const [building, house] of Object.entries(view.buildings)) {
    const slots = house.rows.flat();
    for (let i = 0; i < slots.length; i++) {
      const owner = slots[i];
      if (owner !== null) yield { kind: `citizen:${owner}`, place: `slot:${building}-${i + 1}` };
    }
    for (const owner of new Set(house.lying)) {
      const lying = house.lying.filter((other) => other === owner);
      yield* counted(
        `citizen:${owner}`,
        lying.map(() => `lying:${building}@${owner}`),
      );
    }
  }
  for (const card of view.activities)
    for (const { owner, stand } of card.tradesmen)
      yield { kind: `citizen:${owner}`, place: `tradesman:${card.place}@${owner}:${stand}` };
}

function* cubes(view: TroyesView): Iterable<Lying> {
  for (const [level, row] of view.cathedral.entries())
    for (const [column, owner] of row.entries())
      if (owner !== null) yield { kind: `cube:${owner}`, place: `space:cathedral-${level + 1}-${column + 1}` };
  for (const event of view.events)
    for (const [i, owner] of event.banners.entries())
      if (owner !== null) yield { kind: `cube:${owner}`, place: `banner:${event.card}-${i}` };
  for (const card of view.activities)
    for (const [seat, n] of card.cubes.entries())
      yield* counted(`cube:${seat}`, Array<string>(n).fill(`cubes:${card.place}@${seat}`));
}

function* outdoorCubes({ ramparts }: TroyesView): Iterable<Lying> {
  for (const tile of ramparts?.tiles ?? [])
    for (const [seat, n] of tile.cubes.entries())
      yield* counted(`cube:${seat}`, Array<string>(n).fill(`outdoor:${tile.level}@${seat}`));
}

function* dice(view: TroyesView): Iterable<Lying> {
  for (const [owner, district] of view.square.entries())
    for (const colour of new Set(district.map((die) => die.colour)))
      yield* counted(
        `die:${colour}@${owner}`,
        district.filter((die) => die.colour === colour).map((die) => `die:${die.id}`),
      );
}
