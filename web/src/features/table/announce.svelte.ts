/** What is said beside the board: to a screen reader, in sounds, and why a click was refused. */
import { settings } from "@web/core/settings.svelte";
import { play, type Cue } from "@web/core/sound";
import type { Update } from "@web/generated/protocol";
import type { Table } from "./store.svelte";

const REFUSAL_STAYS = 4500; // ms

export class Announcer {
  /** What the screen reader says next. */
  spoken = $state("");
  /** Why the last click was refused, in words. */
  refusal = $state("");
  #table: Table;
  #timer = 0;

  constructor(table: Table) {
    this.#table = table;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  announce(update: Update, before: Update | null): void {
    const say = this.#table.say;
    const news = update.events.map((event) => say?.label(event) ?? "");
    if (update.question && update.answered === null) news.push(say?.label(update.question) ?? "");
    this.spoken = news.filter(Boolean).join(" ");
    const turn = (one: Update | null) => !!one && one.seat >= 0 && one.waiting.includes(one.seat);
    if (update.over && !before?.over) this.cue("end");
    else if (turn(update) && !turn(before)) this.cue("turn");
    else if (update.events.length) this.cue("move");
  }

  refuse(reason: string): void {
    if (!reason) return;
    this.refusal = reason;
    this.spoken = reason;
    this.cue("no");
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.refusal = ""), REFUSAL_STAYS);
  }

  cue(cue: Cue): void {
    if (settings.choices.sound) play(cue);
  }
}
