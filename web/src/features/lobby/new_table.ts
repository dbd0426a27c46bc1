/** How a new table is asked for: against bots, with friends, with anyone, or on one screen. */
import type { GameInfo, NewSeat, NewTable, TableSummary } from "@web/generated/protocol";
import { cover } from "@web/core/game_covers";

export type Company = "bots" | "friends" | "anyone" | "screen";
export const COMPANIES: readonly Company[] = ["bots", "friends", "anyone", "screen"];

/** The strength offered first: the middle of the ladder. */
export const usualLevel = (game: GameInfo): string => game.levels[game.levels.length >> 1]?.slug ?? "";

/** How many sit down when nobody says. */
export function usualSeats(game: GameInfo): number {
  const [fewest, most] = game.seats;
  return Math.min(most, Math.max(fewest, cover(game.slug).quick ?? 2));
}

/** The seats of a new table in the given company. */
export function seatsFor(company: Company, game: GameInfo, count: number, level: string, names: string[]): NewSeat[] {
  return Array.from({ length: count }, (_, i): NewSeat => {
    if (i === 0 && company !== "screen") return { kind: "me" };
    if (company === "bots") return { kind: "bot", level };
    if (company === "screen") return { kind: "me", name: names[i] };
    return { kind: "open" };
  });
}

/** Against bots one plays to learn, with hints; among people the result counts. */
export const usuallyRated = (company: Company): boolean => company === "friends" || company === "anyone";

export function quickTable(company: Company, game: GameInfo, level: string, names: string[]): NewTable {
  return {
    game: game.slug,
    options: {},
    seats: seatsFor(company, game, usualSeats(game), level, names),
    access: company === "anyone" ? "public" : "link",
    clock: company === "anyone" ? { kind: "live", base: 900, plus: 20 } : { kind: "none" },
    confirm: true,
    chat: true,
    rated: usuallyRated(company),
  };
}

/** A first game with a guide: two at the table, the gentlest bot opposite. */
export function tutorialTable(game: GameInfo): NewTable {
  const gentlest = game.levels[0]?.slug ?? "";
  return { ...quickTable("bots", game, gentlest, []), seats: seatsFor("bots", game, 2, gentlest, []) };
}

/** A public table of this game with a free seat that is not one's own. */
export const joinable = (tables: readonly TableSummary[], slug: string): TableSummary | undefined =>
  tables.find(
    (table) =>
      table.game === slug && table.status === "open" && !table.mine && table.seats.some((seat) => seat.kind === "open"),
  );

/** My tables, those that wait for me first, then running, open, over; newest first in each. */
export function sortMine(tables: readonly TableSummary[]): TableSummary[] {
  const rank = (table: TableSummary) => {
    if (waitsForMe(table)) return 0;
    return { running: 1, open: 2, frozen: 3, stopped: 4, over: 5, closed: 6 }[table.status];
  };
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.created - a.created);
}

export const waitsForMe = (table: TableSummary): boolean =>
  table.status === "running" && table.you.some((seat) => table.waiting.includes(seat));
