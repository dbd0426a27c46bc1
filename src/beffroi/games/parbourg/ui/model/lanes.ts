/** Everybody's side of the table, in the order of play. */
import type { LaidView, ParbourgCatalogue, ParbourgView, PlayerView } from "@web/generated/games/parbourg";
import { copyKey } from "./hand";

export interface Laid extends LaidView {
  anchor: string;
  key: string;
}

export interface Lane {
  seat: number;
  player: PlayerView;
  laid: Laid[];
  turn: boolean;
  /** lead, level with others, or neither; null while a hidden card keeps it from the viewer. */
  standing: "lead" | "level" | "behind" | null;
}

/** A part of a bid. */
export interface Part {
  what: "cards" | "hidden" | "henchmen" | "buildings" | "elixirs" | "extra";
  n: number;
}

/** Seats in the order of play; before it is settled, and for anybody left out of it, in the order of seats. */
export function seatOrder(view: ParbourgView): number[] {
  const rest = view.players.map((_, seat) => seat).filter((seat) => !view.order.includes(seat));
  return [...view.order, ...rest];
}

/** The sides; `kept` is the seat whose turn is complete but not ended: everything still shows it. */
export function lanes(view: ParbourgView, kept: number | null = null): Lane[] {
  const seen = new Map<string, number>();
  const laid = view.players.map((player, seat) =>
    player.lying.map((one, place) => ({
      ...one,
      anchor: `lying:${seat}-${place}`,
      key: one.card ? copyKey(seen, one.card) : `down:${seat}-${place}`,
    })),
  );
  return seatOrder(view).map((seat) => ({
    seat,
    player: view.players[seat],
    laid: laid[seat],
    turn: (kept ?? view.turn) === seat && view.phase !== "over",
    standing: standing(view, seat),
  }));
}

/** Who is ahead, told only when every bid is open. Who wins a tie is told by the henchmen. */
function standing(view: ParbourgView, seat: number): Lane["standing"] {
  const totals = view.players.map((player) => player.total);
  if (totals.some((total) => total === null)) return null;
  const most = Math.max(...(totals as number[]));
  if (most === 0 || totals[seat] !== most) return "behind";
  return totals.filter((total) => total === most).length === 1 ? "lead" : "level";
}

/** A bid as far as the viewer may know it: its figure, what lies open of it, "?" where all is hidden; null before a challenge. */
export function bidOf(player: PlayerView): number | string | null {
  if (player.total !== null || player.open === null) return player.total;
  return player.open ? `${player.open}?` : "?";
}

/** What a bid is made of, as far as the viewer may know; without what adds nothing. */
export function partsOf(
  player: PlayerView,
  stake: string | null,
  catalogue: Pick<ParbourgCatalogue, "cards" | "colours">,
): Part[] {
  if (!stake) return [];
  const buildings = player.buildings.reduce((sum, building) => sum + (catalogue.cards[building]?.bonus[stake] ?? 0), 0);
  const elixirs = player.elixirs[catalogue.colours.indexOf(stake)];
  const parts: Part[] = [
    { what: "cards", n: player.lying.reduce((sum, laid) => sum + (laid.value ?? 0), 0) },
    { what: "hidden", n: player.lying.filter((laid) => laid.card === null).length },
    { what: "henchmen", n: (player.fixed ?? 0) - buildings - elixirs },
    { what: "buildings", n: buildings },
    { what: "elixirs", n: elixirs },
    { what: "extra", n: player.extra },
  ];
  return parts.filter((part) => part.n !== 0);
}
