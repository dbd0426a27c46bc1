/** The sheets of rules of Tournay: their parts, and where each question of the game is explained. */
import type { LearnSheet } from "@web/board/learn";

export const SHEETS: readonly LearnSheet[] = [
  {
    id: "turn",
    blocks: [
      {
        id: "start",
        kind: "lead",
        art: true,
      },
      {
        id: "goal",
        kind: "items",
        items: ["goal-cards", "goal-prestige", "goal-ramparts"],
      },
      {
        id: "phases",
        kind: "steps",
        items: ["play", "action", "hand"],
      },
      {
        id: "hire",
        kind: "note",
      },
    ],
  },
  {
    id: "actions",
    blocks: [
      {
        id: "colour",
        kind: "lead",
        art: true,
      },
      {
        id: "six",
        kind: "steps",
        items: ["draw", "activate", "fight", "earn", "gather"],
      },
      {
        id: "recruit",
        kind: "note",
      },
      {
        id: "cards",
        kind: "items",
        cards: ["card.market-1", "card.architect-1"],
      },
    ],
  },
  {
    id: "town",
    blocks: [
      {
        id: "district",
        kind: "lead",
      },
      {
        id: "placing",
        kind: "items",
        items: ["beside", "stack", "replace"],
      },
      {
        id: "characters",
        kind: "lead",
        art: true,
      },
      {
        id: "criers",
        kind: "items",
        items: ["crier", "events", "rampart"],
      },
      {
        id: "end",
        kind: "lead",
      },
      {
        id: "scoring",
        kind: "note",
      },
    ],
  },
];

/** By the text key of the question: sheet and part. */
export const PLACES: Readonly<Record<string, string>> = {
  "ask-play-card": "turn/play",
  "ask-pay-citizen": "turn/play",
  "ask-pay-card": "turn/play",
  "ask-choose-slot": "town/placing",
  "ask-take-action": "actions/six",
  "ask-use-citizen": "turn/hire",
  "ask-choose-draw": "actions/draw",
  "ask-keep-card": "actions/draw",
  "ask-choose-deck": "actions/draw",
  "ask-turn-cards": "actions/draw",
  "ask-leave-card": "actions/draw",
  "ask-activate-another": "actions/activate",
  "ask-choose-copy": "actions/activate",
  "ask-aim-ballista": "actions/activate",
  "ask-aim-catapult": "actions/activate",
  "ask-choose-levy": "actions/activate",
  "ask-choose-recruit": "actions/recruit",
  "ask-fight-freely": "actions/fight",
  "ask-use-character": "town/characters",
  "ask-shelter": "town/rampart",
  "ask-lay-citizen": "town/events",
  "ask-damage-card": "town/events",
  "ask-trim-hand": "turn/hand",
  "ask-last-card": "town/end",
  "ask-last-slot": "town/end",
};
