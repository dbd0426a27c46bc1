/** The sheets of rules of Parbourg: their parts, and where each question of the game is explained. */
import type { LearnSheet } from "@web/board/learn";

export const SHEETS: readonly LearnSheet[] = [
  {
    id: "days",
    blocks: [
      {
        id: "start",
        kind: "lead",
        art: true,
      },
      {
        id: "goal",
        kind: "items",
        items: ["politics", "military", "intrigue", "science"],
      },
      {
        id: "day",
        kind: "steps",
        items: ["initiative", "morning", "challenges", "evening"],
      },
      {
        id: "laying",
        kind: "items",
        cards: ["cards.subtle-poison", "henchmen.scout"],
      },
    ],
  },
  {
    id: "bids",
    blocks: [
      {
        id: "challenge",
        kind: "lead",
        art: true,
      },
      {
        id: "turn",
        kind: "steps",
        items: ["lay", "build", "also", "fold"],
      },
      {
        id: "events",
        kind: "note",
      },
      {
        id: "tie",
        kind: "lead",
      },
      {
        id: "answers",
        kind: "note",
      },
    ],
  },
  {
    id: "alchemy",
    blocks: [
      {
        id: "kinds",
        kind: "items",
        items: ["varied", "with-event", "or-event", "ephemeral", "building", "alchemy-card"],
      },
      {
        id: "dawn",
        kind: "lead",
      },
      {
        id: "end",
        kind: "lead",
        art: true,
      },
      {
        id: "two",
        kind: "note",
      },
    ],
  },
];

/** By the text key of the question: sheet and part. */
export const PLACES: Readonly<Record<string, string>> = {
  "ask-keep-henchman": "days/initiative",
  "ask-spy": "days/initiative",
  "ask-play-at-dawn": "alchemy/dawn",
  "ask-draw-extra-cards": "bids/challenge",
  "ask-take-turn": "bids/turn",
  "ask-last-turn": "bids/fold",
  "ask-play-ephemeral": "bids/answers",
  "ask-answer": "bids/answers",
  "ask-answer-at": "bids/answers",
  "ask-aim": "bids/events",
  "ask-discard-for-duel": "bids/events",
  "ask-give-in-to-blackmail": "bids/events",
  "ask-take-from-discard": "bids/events",
  "ask-choose-levered": "bids/events",
  "ask-pay-tax": "bids/events",
  "ask-choose-victim": "bids/events",
  "ask-take-from-hand": "bids/events",
  "ask-give-in-return": "bids/events",
  "ask-take-back": "bids/events",
  "ask-choose-next-token": "alchemy/dawn",
  "ask-transmute": "alchemy/dawn",
  "ask-cancel-challenge": "alchemy/dawn",
  "ask-choose-token": "alchemy/dawn",
  "ask-choose-colour": "alchemy/dawn",
  "ask-choose-exchanged": "alchemy/dawn",
};
