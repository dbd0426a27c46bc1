/** What happens around a game, and in it, in the reader's words. */
import type { Say } from "@web/board/contract";
import type { GameEvent } from "@web/generated/protocol";
import { t, texts } from "@web/i18n/texts.svelte";
import { momentText, spanText } from "@web/core/moments";
import { isFact } from "./facts";

/** Facts whose amount is a length of time; that of others is a moment. */
const SPANS = ["fact-pause-offered", "fact-time-given", "fact-back"];

/** A line of the log in words, whether the game tells of it or the page. */
export function eventWords(event: GameEvent, say: Say): string {
  if (!isFact(event)) return say.label(event);
  const { seat, other, amount, lost, at } = event.args as Record<string, number | string>;
  const until = Number(amount);
  return t(event.key, {
    name: nameOf(Number(seat), say),
    other: nameOf(Number(other), say),
    lost: String(lost),
    ends: until ? "no" : "yes",
    time: SPANS.includes(event.key) ? spanText(until, texts.language) : momentText(until, Number(at), texts.language),
  });
}

const nameOf = (seat: number, say: Say): string => (seat >= 0 ? say.seat(seat) : "");
