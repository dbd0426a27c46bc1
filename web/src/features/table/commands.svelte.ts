/** What the player means to do, one thing at a time, from the click to the server's answer. */
import { newKey } from "./command_key";
import { socket } from "@web/core/socket.svelte";
import type { Intent, Refused } from "@web/core/wire";

const UPDATE_LATE = 10_000; // ms after which an update that was promised is given up
const SECRET_LATE = 400; // ms in which a secret answer would bring an update

/** Each kind of intent without what the table adds to it. */
export type Wish = Intent extends infer One
  ? One extends Intent
    ? Omit<One, "table" | "seat" | "key" | "seq">
    : never
  : never;

export class Commands {
  pending = $state.raw<Intent | null>(null);
  #resent = "";

  send(wish: Wish, place: { table: string; seat: number; seq: number }): void {
    this.pending = { ...wish, ...place, key: newKey() } as Intent;
    socket.intend(this.pending);
  }

  settle(): void {
    this.pending = null;
  }

  /** The answer is stored. The update with the next question usually came first; a secret answer may bring none. */
  done(key: string, promised: boolean): void {
    window.setTimeout(
      () => {
        if (this.pending?.key === key) this.pending = null;
      },
      promised ? UPDATE_LATE : SECRET_LATE,
    );
  }

  /** What was refused, if it was ours. */
  refused(message: Refused): Intent | null {
    const pending = this.pending;
    if (!pending || message.key !== pending.key) return null;
    this.pending = null;
    return pending;
  }

  /** Whether a move that came too late may be tried once more. */
  mayResend(intent: Intent): intent is Intent & { t: "move" } {
    if (intent.t !== "move" || this.#resent === intent.code) return false;
    this.#resent = intent.code;
    return true;
  }
}
