/** How a game of Parbourg is told: days and challenges as headings, a turn as its cards with the bid it stands at. */
import type { Chronicle, Piece } from "@web/board/contract";
import type { GameEvent } from "@web/generated/protocol";

const pieces = (event: GameEvent): Piece[] =>
  event.key === "says" ? [{ kind: "bid", count: Number(event.args.points ?? 0) }] : [];

export const CHRONICLE: Chronicle = {
  headings: ["day-begins", "challenge"],
  silent: ["says", "challenges-begin", "drew"],
  steps: ["bid", "drew-card", "discards"],
  apart: ["wins"],
  opens: ["countermands"],
  pieces,
};
