/** Passing by itself: where a pass is all that can be answered, the page gives it after a while. */
import type { Choice } from "@web/generated/protocol";

/** ms; how long it takes must tell nothing of what one holds, so that it is drawn from these alone. */
const SHORTEST = 1200;
const LONGEST = 4200;

/** The only answer, if it is one of the game's passes. */
export function lonePass(choices: Choice[], passes: readonly string[] = []): Choice | null {
  return choices.length === 1 && passes.includes(choices[0].code) ? choices[0] : null;
}

export const pause = (): number => SHORTEST + Math.random() * (LONGEST - SHORTEST);
