/** What the page needs to know of the table of Parbourg: its zones on a phone, where the game stands, what explains what. */
import type { Layout, Progress, Say } from "@web/board/contract";
import type { ParbourgView } from "@web/generated/games/parbourg";
import { CHALLENGE, PILES } from "./art/icons";
import { CHRONICLE } from "./model/chronicle";
import { t } from "./texts";
import "./tokens.css";

/** Which text names and explains an anchor. */
function keyOf(anchor: string): string {
  const [kind, name = ""] = anchor.split(":");
  if (kind === "hand" || kind === "discard") return `card-${name}`;
  if (kind === "building" || kind === "known") return `card-${name.replace(/^\d+-/, "")}`;
  return name ? `${kind}-${name}` : kind;
}

function zoneOf(anchor: string): string {
  const kind = anchor.split(":")[0];
  if (kind === "hand") return ""; // in the sheet of the question
  return anchor ? "challenge" : "";
}

function progress(view: ParbourgView): Progress {
  return {
    round: { name: "word-day", now: view.day, of: view.days },
    phases: ["phase-initiative", "phase-beginning", "phase-challenge"],
    phase: `phase-${view.phase}`,
  };
}

/** The tokens of a colour a seat has won. */
const scored = (colour: string, seat: number): string[] => [`won:${seat}-${colour}`];

/** One's own cards in a sentence, for who can't see them. */
function handInWords(view: ParbourgView, _: number, say: Say): string {
  const cards = view.hand.map(({ card }) => say(`card-${card}`));
  return cards.length ? t("told-hand", { cards: cards.join(", ") }) : "";
}

export default {
  zones: [
    { id: "challenge", name: "zone-challenge", icon: CHALLENGE },
    { id: "piles", name: "zone-piles", icon: PILES },
  ],
  upright: true,
  direct: true,
  passes: ["pass", "quiet"],
  weak: ["fold"],
  primary: ["done"],
  ends: ["done", "fold"],
  locked: (view, choices) =>
    choices.some(({ code }) => code === "fold") && !choices.some(({ code }) => code === "done") ? t("stand-first") : "",
  asks: ({ key }, choices) =>
    key === "ask-take-turn" && choices.some(({ code }) => code === "done") ? t("stand-or-more") : "",
  frame: { columns: ["minmax(0, 1fr)"], chronicle: "minmax(21.6rem, 27rem)", asked: 1, strip: false },
  chronicle: CHRONICLE,
  atHand: { after: [], tell: handInWords },
  zoneOf,
  progress,
  keyOf,
  scored,
} satisfies Layout<ParbourgView>;
