/** What the page needs to know of the table of Troyes: its zones on a phone, where the game stands, what explains what. */
import type { Layout, Progress } from "@web/board/contract";
import { CARDS, CITY, DICE, EVENTS } from "./art/icons";
import { nameOf } from "./model/naming";
import { GAINS } from "./model/results";
import { scored } from "./model/scored";
import { dieOf } from "./model/square";
import type { TroyesView } from "@web/generated/games/troyes";
import { CHRONICLE } from "./model/chronicle";
import { diceAtHand } from "./model/at_hand";
import { t } from "./texts";
import "./tokens.css";

const PHASES = ["income", "dice", "events", "actions", "end"];

/** Which text names and explains an anchor. */
function keyOf(anchor: string): string {
  const [kind, name = ""] = anchor.split(":");
  if (kind === "slot" || kind === "lying") return `building-${name.replace(/(-\d+|@.*)$/, "")}`;
  if (kind === "agriculture") return "farm";
  return name ? `${kind}-${name.replace(/@.*$/, "")}` : kind;
}

function zoneOf(anchor: string): string {
  const kind = anchor.split(":")[0];
  if (["die", "influence"].includes(kind)) return "dice";
  if (["card", "tradesman", "cubes", "agriculture"].includes(kind)) return "cards";
  if (["event", "black", "possessed"].includes(kind)) return "events";
  if (["reserve", "seat"].includes(kind)) return "players";
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

/** Agriculture for yellow dice, the Cathedral for white, Marauding for red: fixed, so that it is no advice. */
const USUAL: Record<string, string> = { yellow: "agriculture", white: "cathedral", red: "event:0" };

function usual(picked: readonly string[]): string {
  const colours = picked.flatMap(dieOf).map((id) => /^[a-z]+/.exec(id)?.[0] ?? "");
  return USUAL[colours.find((colour) => colour in USUAL) ?? ""] ?? "";
}

/** Whoever passes with dice left is asked again. */
function regret(view: TroyesView, seat: number): string {
  const dice = view.square[seat]?.length ?? 0;
  return dice > 0 ? t("pass-sure", { n: dice }) : "";
}

export default {
  zones: [
    { id: "dice", name: "zone-dice", icon: DICE },
    { id: "city", name: "zone-city", icon: CITY },
    { id: "cards", name: "zone-cards", icon: CARDS },
    { id: "events", name: "zone-events", icon: EVENTS },
  ],
  room: { width: 98, widest: 112, least: 67, most: 67 },
  upright: true,
  chronicle: CHRONICLE,
  atHand: { after: ["dice-rolled"], tell: diceAtHand },
  zoneOf,
  progress,
  keyOf,
  scored,
  verdicts: ["verdict"],
  composes: true,
  passes: ["pass"],
  weak: ["done"],
  regret,
  usual,
  full: ["why-lot-full"],
  actionName: nameOf,
  gains: GAINS,
  keys: { f: "agriculture" },
} satisfies Layout<TroyesView>;
