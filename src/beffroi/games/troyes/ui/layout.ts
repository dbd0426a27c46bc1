/** What the page needs to know of the table of Troyes: its zones on a phone, where the game stands, what explains what. */
import type { Layout, Progress } from "@web/board/contract";
import { CARDS, CITY, EVENTS } from "./art/icons";
import { scored } from "./model/scored";
import type { TroyesView } from "@web/generated/games/troyes";
import "./tokens.css";

const PHASES = ["income", "dice", "events", "actions", "end"];

/** Which text names and explains an anchor. */
function keyOf(anchor: string): string {
  const [kind, name = ""] = anchor.split(":");
  if (kind === "slot" || kind === "lying") return `building-${name.replace(/(-\d+|@.*)$/, "")}`;
  return name ? `${kind}-${name.replace(/@.*$/, "")}` : kind;
}

function zoneOf(anchor: string): string {
  const kind = anchor.split(":")[0];
  if (["card", "tradesman", "cubes", "agriculture"].includes(kind)) return "cards";
  if (["event", "black", "possessed"].includes(kind)) return "events";
  if (["reserve", "influence", "seat"].includes(kind)) return "players";
  return anchor ? "city" : "";
}

function progress(view: TroyesView): Progress {
  if (view.round === 0) return { phases: ["phase-placement"], phase: "phase-placement" };
  return {
    round: { name: "word-round", now: view.round, of: view.rounds },
    phases: PHASES.map((phase) => `phase-${phase}`),
    phase: `phase-${view.phase}`,
  };
}

export default {
  zones: [
    { id: "city", name: "zone-city", icon: CITY },
    { id: "cards", name: "zone-cards", icon: CARDS },
    { id: "events", name: "zone-events", icon: EVENTS },
  ],
  upright: true,
  zoneOf,
  progress,
  keyOf,
  scored,
} satisfies Layout<TroyesView>;
