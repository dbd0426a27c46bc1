/** Updates shown one after the other, so that the moves of others can be followed; all at once when there are too many. */
import type { Update } from "@web/generated/protocol";
import { settings } from "@web/core/settings.svelte";

const BETWEEN_MOVES = 420; // ms in which another player's move can be followed
const TOO_MANY = 10; // moves behind: jump to the last

export class Playback {
  #queue: Update[] = [];
  #nextAt = 0;
  #timer = 0;
  #show: (update: Update) => void;

  constructor(show: (update: Update) => void) {
    this.#show = show;
  }

  /** Take the next update; false when there are too many to follow, and `rest` should be taken instead. */
  push(update: Update): boolean {
    this.#queue.push(update);
    if (this.#queue.length > TOO_MANY) return false;
    this.#drain();
    return true;
  }

  /** What was not shown yet, as one update: nothing more comes by itself. */
  rest(): Update | null {
    this.stop();
    const rest = this.#queue.splice(0);
    const last = rest.at(-1);
    if (!last) return null;
    return { ...last, events: rest.flatMap((one) => one.events), facts: rest.flatMap((one) => one.facts) };
  }

  /** Something is shown: the next one waits a little. */
  shown(): void {
    this.#nextAt = performance.now() + BETWEEN_MOVES;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  #drain(): void {
    const next = this.#queue[0];
    if (this.#timer || !next) return;
    const wait = settings.animate && !document.hidden ? this.#nextAt - performance.now() : 0;
    if (wait > 0) {
      this.#timer = window.setTimeout(() => {
        this.#timer = 0;
        this.#drain();
      }, wait);
      return;
    }
    this.#queue.shift();
    this.#show(next);
    this.#drain();
  }
}
