/** What the page needs to know of the table of Tournay: its zones on a phone, where the game stands, what explains what. */
import type { Layout, Progress, Say } from "@web/board/contract";
import type { TournayView } from "@web/generated/games/tournay";
import { DECKS, DISTRICT, EVENTS } from "./art/icons";
import { CHRONICLE } from "./model/chronicle";
import { t } from "./texts";
import "./tokens.css";

const PHASES = ["play", "action", "events", "hand"];

/** Which text names and explains an anchor. */
function keyOf(anchor: string): string {
  const [kind, name = ""] = anchor.split(":");
  if (kind === "slot") return `slot-${name.split("-")[1]}`;
  if (kind === "plaza" || kind === "lying" || kind === "reserve") return `colour-${name.split("-").at(-1)}`;
  return `${kind}-${name}`;
}

function zoneOf(anchor: string): string {
  const kind = anchor.split(":")[0];
  if (["deck", "pile", "criers"].includes(kind)) return "decks";
  if (kind === "event" || kind === "reserve") return "events";
  return anchor ? "district" : "";
}

function progress(view: TournayView): Progress {
  if (view.phase === "last-cards") return { phases: ["phase-last-cards"], phase: "phase-last-cards" };
  return { phases: PHASES.map((phase) => `phase-${phase}`), phase: `phase-${view.phase}` };
}

/** A prestige building counts for everybody: it is lit where it stands. */
function scored(item: string, _: number, view: TournayView): string[] {
  return view.players.flatMap((player, seat) =>
    player.district.filter((site) => site.cards.includes(item)).map((site) => `slot:${seat}-${site.slot}`),
  );
}

/** One's own cards in a sentence, for who can't see them. */
function handInWords(view: TournayView, seat: number, say: Say): string {
  const cards = view.players[seat].hand.flatMap(({ card }) => (card ? [say(`card-${card}`)] : []));
  return cards.length ? t("told-hand", { cards: cards.join(", ") }) : "";
}

export default {
  zones: [
    { id: "district", name: "zone-district", icon: DISTRICT },
    { id: "decks", name: "zone-decks", icon: DECKS },
    { id: "events", name: "zone-events", icon: EVENTS },
  ],
  upright: true,
  frame: {
    columns: ["minmax(27rem, 29rem)", "minmax(46rem, 51rem)", "minmax(32.4rem, 36rem)"],
    chronicle: "minmax(18.4rem, 1fr)",
    asked: 2,
    strip: true,
  },
  tellsScore: (view) => view.players.length > 2,
  passes: ["no card"],
  chronicle: CHRONICLE,
  atHand: { after: [], tell: handInWords },
  direct: true,
  pieceOf: ({ code, anchor }) => (code === "look" ? anchor.replace("deck:", "pile:") : ""),
  changeable: (code) => code.startsWith("citizen "),
  locked: () => t("end-turn"),
  zoneOf,
  progress,
  keyOf,
  scored,
} satisfies Layout<TournayView>;
