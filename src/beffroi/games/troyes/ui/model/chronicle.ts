/** How a game of Troyes is told: rounds as headings, a turn as its action with the dice bought and what it brought. */
import type { Chronicle, Piece } from "@web/board/contract";
import type { GameEvent } from "@web/generated/protocol";
import { NEUTRAL } from "./neutral";

const figure = (event: GameEvent, name: string): number => Number(event.args[name] ?? 0);
const word = (event: GameEvent, name: string): string => String(event.args[name] ?? "").replace(/^\w+-/, "");

/** A cube on an event is told by its owner: where that is a player, it is what they did. */
function doer(event: GameEvent): number {
  const owner = figure(event, "owner");
  return event.key === "event-cube" && owner !== NEUTRAL ? owner : -1;
}

function pieces(event: GameEvent): Piece[] {
  const count = (kind: "deniers" | "influence" | "points", sign: number): Piece => ({
    kind,
    count: sign * figure(event, kind),
  });
  switch (event.key) {
    case "buys":
      return [{ kind: "die", colour: word(event, "colour"), value: figure(event, "value") }, count("deniers", -1)];
    case "hires":
    case "pays":
    case "loses-deniers":
      return [count("deniers", -1)];
    case "farms":
    case "gains-deniers":
    case "collects":
    case "passes":
      return [count("deniers", 1)];
    case "hires-for-influence":
    case "loses-influence":
      return [count("influence", -1)];
    case "gains-influence":
      return [count("influence", 1)];
    case "gains-points":
      return [count("points", 1)];
    case "event-cube":
    case "builds":
      return [{ kind: "cubes", count: 1 }];
    case "settles":
      return [{ kind: "citizens", count: 1 }];
    default:
      return [];
  }
}

export const CHRONICLE: Chronicle = {
  headings: ["round"],
  silent: ["waits"],
  steps: [
    "buys",
    "hires",
    "hires-for-influence",
    "pays",
    "gains-deniers",
    "gains-influence",
    "gains-points",
    "expelled",
    "spends-cube",
    "spends-outdoor",
    "rolls-die",
    "raises-die",
    "collects",
  ],
  opens: ["event-countered"],
  doer,
  pieces,
};
