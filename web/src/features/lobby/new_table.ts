/** How a new table is asked for: against bots, with friends, with anyone, or on one screen. */
import type { GameInfo, NewSeat, NewTable, TableSummary } from "@web/generated/protocol";
import { cover } from "@web/core/game_covers";
import { PACES, RELAXED } from "./paces";

export type Company = "bots" | "friends" | "anyone" | "screen";
export const COMPANIES: readonly Company[] = ["bots", "friends", "anyone", "screen"];
/** Those with other people, who meet at a server. */
export const OTHERS: readonly Company[] = ["friends", "anyone"];

/** The strength offered first: the middle of the ladder. */
export const usualLevel = (game: GameInfo): string => game.levels[game.levels.length >> 1]?.slug ?? "";

const LEVEL = "beffroi-level-"; // kept on the device, by game

/** The level this device played last, or the usual one. */
export function rememberedLevel(game: GameInfo): string {
  const kept = localStorage.getItem(LEVEL + game.slug);
  return game.levels.find((level) => level.slug === kept)?.slug ?? usualLevel(game);
}

export const keepLevel = (slug: string, level: string): void => localStorage.setItem(LEVEL + slug, level);

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
    clock: company === "anyone" ? PACES.live10 : RELAXED,
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

/** My games in the order in which they need me: the least time first, then others' turns, then those not begun. */
export function byNeed(tables: readonly TableSummary[]): TableSummary[] {
  const rank = (table: TableSummary) => {
    if (waitsForMe(table)) return 0;
    return { running: 1, open: 2, frozen: 3, stopped: 4, over: 5, closed: 6 }[table.status];
  };
  const left = (table: TableSummary) => table.left ?? Infinity;
  const order = (a: TableSummary, b: TableSummary) => (left(a) === left(b) ? 0 : left(a) - left(b));
  return tables
    .filter((table) => table.status !== "closed" && table.status !== "over")
    .sort((a, b) => rank(a) - rank(b) || order(a, b) || b.created - a.created);
}

export const waitsForMe = (table: TableSummary): boolean =>
  table.status === "running" && table.you.some((seat) => table.waiting.includes(seat));
