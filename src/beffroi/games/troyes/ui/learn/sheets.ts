/** The sheets of rules of Troyes: their parts, and where each question of the game is explained. */
import type { LearnSheet } from "@web/board/learn";

export const SHEETS: readonly LearnSheet[] = [
  {
    id: "round",
    blocks: [
      {
        id: "start",
        kind: "lead",
        art: true,
      },
      {
        id: "goal",
        kind: "items",
        items: ["goal-cathedral", "goal-events", "goal-tradesmen", "goal-characters"],
      },
      {
        id: "phases",
        kind: "steps",
        items: ["income", "roll", "strike", "act", "end"],
      },
      {
        id: "influence",
        kind: "note",
      },
    ],
  },
  {
    id: "dice",
    blocks: [
      {
        id: "group",
        kind: "lead",
        art: true,
      },
      {
        id: "actions",
        kind: "steps",
        items: ["activate", "build", "fight", "place", "agriculture", "pass"],
      },
      {
        id: "reading",
        kind: "items",
        cards: ["activity.merchant", "activity.priest"],
      },
      {
        id: "delayed",
        kind: "note",
      },
    ],
  },
  {
    id: "events",
    blocks: [
      {
        id: "queue",
        kind: "lead",
      },
      {
        id: "event",
        kind: "items",
        cards: ["event.skirmishes", "event.drought"],
      },
      {
        id: "black",
        kind: "lead",
        art: true,
      },
      {
        id: "final",
        kind: "items",
        items: ["score-tradesmen", "score-events", "score-characters", "score-cathedral"],
      },
      {
        id: "nothing",
        kind: "note",
      },
    ],
  },
  {
    id: "more",
    blocks: [
      {
        id: "ladies",
        kind: "items",
        items: ["purple", "ramparts", "new-cards", "new-events"],
      },
      {
        id: "royal",
        kind: "lead",
        art: true,
      },
    ],
  },
];

/** By the text key of the question: sheet and part. */
export const PLACES: Readonly<Record<string, string>> = {
  "ask-choose-action": "dice/actions",
  "ask-take-dice": "dice/group",
  "ask-use-card": "dice/activate",
  "ask-use-again": "dice/activate",
  "ask-hire-tradesman": "dice/activate",
  "ask-hire-for-influence": "more/new-cards",
  "ask-choose-column": "dice/build",
  "ask-fight-event": "dice/fight",
  "ask-choose-target": "dice/fight",
  "ask-place-citizen": "dice/place",
  "ask-settle-citizen": "dice/place",
  "ask-reroll-die": "round/influence",
  "ask-turn-dice": "round/influence",
  "ask-counter-black-die": "events/black",
  "ask-lose-cube": "events/queue",
  "ask-pick-victim": "events/queue",
  "ask-declare-order": "more/purple",
  "ask-choose-own-die": "more/ramparts",
  "ask-choose-swapped-die": "more/ramparts",
  "ask-move-guard": "more/ramparts",
  "ask-raise-die": "more/ramparts",
  "ask-turn-bought-die": "more/ramparts",
  "ask-transfer-cube": "more/ramparts",
  "ask-spend-for-deniers": "more/ramparts",
  "ask-spend-for-influence": "more/ramparts",
  "ask-spend-for-points": "more/ramparts",
  "ask-spend-too-much": "more/ramparts",
  "ask-avert-cube": "more/ramparts",
  "ask-avert-deniers": "more/ramparts",
  "ask-avert-influence": "more/ramparts",
  "ask-use-or-load": "more/new-cards",
  "ask-load-cubes": "more/new-cards",
  "ask-aim-catapult": "more/new-cards",
  "ask-choose-good": "more/new-cards",
  "ask-send-scout": "more/new-cards",
  "ask-free-citizen": "more/new-events",
  "ask-give-citizen": "more/new-events",
};
