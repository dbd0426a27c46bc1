/** What is offered beside hand and lanes: colours, cards of the discard pile, cards of a hand that was shown. */
import type { Choice } from "@web/generated/protocol";
import type { ParbourgView } from "@web/generated/games/parbourg";

export interface Tray {
  colours: string[];
  /** Cards on offer, with the anchor that takes them. */
  cards: { anchor: string; card: string }[];
}

const OF_TODAY = ["cancel-challenge", "choose-next-token"];

/** Whether the colours on offer are today's tokens, so that these are chosen themselves. */
export const tokensOffered = (view: ParbourgView): boolean => OF_TODAY.includes(view.asking.question ?? "");

/** The offered things that have no place of their own on the table. */
export function trayOf(view: ParbourgView, choices: readonly Choice[]): Tray | null {
  const anchors = [...new Set(choices.map((choice) => choice.anchor))];
  const named = anchors.filter((anchor) => anchor.startsWith("colour:")).map((anchor) => anchor.slice(7));
  const colours = tokensOffered(view) ? named.filter((colour) => !view.pile.includes(colour)) : named;
  const offer: string[] = Array.isArray(view.asking.offer) ? view.asking.offer : [];
  const shown = anchors.filter((anchor) => /^(discard|known):/.test(anchor));
  const open = offer.map((card) => `discard:${card}`).filter((anchor) => !shown.includes(anchor));
  const cards = [...shown, ...new Set(open)].map((anchor) => ({
    anchor,
    card: anchor.replace(/^(discard:|known:\d+-)/, ""),
  }));
  return colours.length || cards.length ? { colours, cards } : null;
}
