/** What a player missed: while the page was closed, or while it lay behind another one. */
import type { Update } from "@web/generated/protocol";
import { lastSeen, rememberSeen, type Seen } from "./last_seen";

export class CatchUp {
  /** What had been seen before, when the table went on meanwhile. */
  since = $state.raw<Seen | null>(null);
  #table: string;
  #live: () => Update | null;

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
