/** What a player missed: while the page was closed, lay behind another one, or had no line to the server. */
import type { Update } from "@web/generated/protocol";
import { lastSeen, rememberSeen, type Seen } from "./last_seen";

const LINE_DOWN = 8000; // ms without a line after which what happened is told, not only shown

export class CatchUp {
  /** What had been seen before, when the table went on meanwhile. */
  since = $state.raw<Seen | null>(null);
  #table: string;
  #live: () => Update | null;
  /** What was seen when the line was lost, until it is known what happened since. */
  #lost: Seen | null = null;

  constructor(table: string, live: () => Update | null) {
    this.#table = table;
    this.#live = live;
    document.addEventListener("visibilitychange", this.#back);
  }

  /** The first look at the table, or the first after a while. */
  arrive(update: Update): void {
    this.since = lastSeen(this.#table, update) ?? this.since;
    this.remember(update);
  }

  /** The line is back, after it was last heard of at a moment. */
  reconnect(heard: number, now = Date.now()): void {
    const live = this.#live();
    this.#lost = live && heard && now - heard > LINE_DOWN ? { seq: live.seq, moves: live.moves, at: heard } : null;
  }

  /** The first update after the line was lost. */
  arriveAgain(update: Update): void {
    if (this.#lost && update.moves > this.#lost.moves) this.since ??= this.#lost;
    this.#lost = null;
  }

  remember(update: Update): void {
    if (!document.hidden) rememberSeen(this.#table, update);
  }

  dismiss(): void {
    this.since = null;
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#back);
  }

  #back = (): void => {
    const live = this.#live();
    if (live && document.hidden) rememberSeen(this.#table, live);
    else if (live) this.arrive(live);
  };
}
