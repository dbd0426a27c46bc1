/** How a game of Tournay is told: a turn as what was placed and done, criers and their events opened. */
import type { Chronicle, Piece } from "@web/board/contract";
import type { GameEvent } from "@web/generated/protocol";

function pieces(event: GameEvent): Piece[] {
  const deniers = Number(event.args.deniers ?? 0);
  switch (event.key) {
    case "gained":
    case "earned":
    case "character-pays":
      return [{ kind: "deniers", count: deniers }];
    case "hired":
    case "paid":
    case "lost-deniers":
      return [{ kind: "deniers", count: -deniers }];
    case "recruited":
      return [
        { kind: "deniers", count: -deniers },
        { kind: "citizens", count: 1 },
      ];
    default:
      return [];
  }
}

export const CHRONICLE: Chronicle = {
  headings: ["last-round"],
  rounds: "turn",
  silent: [],
  steps: ["hired", "looked", "draws", "character-pays", "gained", "stood-up", "returned-card", "returned-your-card"],
  apart: ["crier-calls"],
  opens: ["crier-calls"],
  pieces,
};
