/** What the player means to do, one thing at a time, from the click to the server's answer. */
import type { RefusedMessage, SeatCommand } from "@web/generated/protocol";
import { newKey } from "./command_key";
import { socket } from "@web/core/socket.svelte";

const UPDATE_LATE = 10_000; // ms after which an update that was promised is given up
const SECRET_LATE = 400; // ms in which a secret answer would bring an update

/** Each kind of intent without what the table adds to it. */
export type Wish = SeatCommand extends infer One
  ? One extends SeatCommand
    ? Omit<One, "table" | "seat" | "key" | "seq">
    : never
  : never;

export class Commands {
  pending = $state.raw<SeatCommand | null>(null);
  #resent = "";

  send(wish: Wish, place: { table: string; seat: number; seq: number }): void {
    this.pending = { ...wish, ...place, key: newKey() } as SeatCommand;
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
  refused(message: RefusedMessage): SeatCommand | null {
    const pending = this.pending;
    if (!pending || message.key !== pending.key) return null;
    this.pending = null;
    return pending;
  }

  /** Whether a move that came too late may be tried once more. */
  mayResend(intent: SeatCommand): intent is SeatCommand & { t: "move" } {
    if (intent.t !== "move" || this.#resent === intent.code) return false;
    this.#resent = intent.code;
    return true;
  }
}
