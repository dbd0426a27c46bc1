/** Passing by itself: where a pass is all that can be answered, the page gives it after a while. */
import type { Choice } from "@web/generated/protocol";

/** ms; how long it takes must tell nothing of what one holds, so that it is drawn from these alone. */
const SHORTEST = 1200;
const LONGEST = 4200;

/** The first of the game's passes, where nothing else can be answered. */
export function lonePass(choices: Choice[], passes: readonly string[] = []): Choice | null {
  return choices.every(({ code }) => passes.includes(code)) ? (choices[0] ?? null) : null;
}

export const pause = (): number => SHORTEST + Math.random() * (LONGEST - SHORTEST);
