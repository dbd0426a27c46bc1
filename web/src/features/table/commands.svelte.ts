/** What the player does, one command at a time, from the click to the server's answer. */
import { socket } from "@web/core/socket.svelte";
import type { Choice, RefusedMessage, SeatCommand } from "@web/generated/protocol";
import { t, texts } from "@web/i18n/texts.svelte";
import { newKey } from "./command_key";
import type { Settled } from "./seat_settings";
import type { Table } from "./store.svelte";

const UPDATE_LATE = 10_000; // ms after which an update that was promised is given up
const SECRET_LATE = 400; // ms in which a secret answer would bring an update

/** Each kind of command without what the table adds to it. */
type Wish = SeatCommand extends infer One
  ? One extends SeatCommand
    ? Omit<One, "table" | "seat" | "key" | "seq">
    : never
  : never;

export class Commands {
  /** The command on its way. */
  pending = $state.raw<SeatCommand | null>(null);
  /** The piece chosen last. */
  answer = $state("");
  #table: Table;
  #resent = "";

  constructor(table: Table) {
    this.#table = table;
  }

  choose(choice: Choice): void {
    this.#table.anchors.menu = null;
    this.#table.announcer.cue("choose");
    this.answer = choice.anchor;
    this.#send({ t: "move", code: choice.code });
  }

  takeBack(count = 1): void {
    const live = this.#table.live;
    if (live && live.undo >= count) this.#send({ t: "undo", count });
  }

  endTurn(): void {
    if (this.#table.live?.end_turn) this.#send({ t: "end-turn" });
  }

  resign(): void {
    this.#send({ t: "resign" });
  }

  comeBack(): void {
    this.#send({ t: "return" });
  }

  agreeToStop(agree: boolean): void {
    this.#send({ t: "stop", agree });
  }

  /** Settle how questions of a kind are answered from now on; the one that is asked is answered by it. */
  chooseSetting(settled: Settled): void {
    this.#send({ t: "setting", ...settled });
  }

  /** Settle at another of our seats, or at this one, what this browser wants at every new table. */
  chooseWanted(seat: number, wanted: Settled[]): void {
    for (const settled of wanted)
      socket.intend({ t: "setting", table: this.#table.id, seat, key: newKey(), ...settled });
  }

  /** Ask why a piece can't be chosen. */
  why(anchor: string): void {
    const { asked, busy, id, seat } = this.#table;
    if (asked && !busy) socket.say({ t: "why", table: id, seat, anchor });
  }

  /** An update is shown: whatever was on its way has come. */
  settle(): void {
    this.pending = null;
  }

  /** The answer is stored. The update with the next question usually came first; a secret answer may bring none. */
  accepted(key: string, promised: boolean): void {
    window.setTimeout(
      () => {
        if (this.pending?.key === key) this.pending = null;
      },
      promised ? UPDATE_LATE : SECRET_LATE,
    );
  }

  refused(message: RefusedMessage): void {
    const pending = this.pending;
    if (!pending || message.key !== pending.key) return;
    this.pending = null;
    if (message.error === "stale" && this.#again(pending)) return;
    const key = `refused-${message.error}`;
    this.#table.announcer.refuse(texts.has(key) ? t(key) : message.message);
  }

  #send(wish: Wish): void {
    const { busy, id, live, seat } = this.#table;
    if (busy || !live || seat < 0) return;
    this.#table.announcer.refusal = "";
    this.pending = { ...wish, table: id, seat, seq: live.seq, key: newKey() } as SeatCommand;
    socket.intend(this.pending);
  }

  /** The table went on while we answered: answer again, once, if the choice still stands. */
  #again(command: SeatCommand): boolean {
    if (command.t !== "move" || this.#resent === command.code) return false;
    this.#resent = command.code;
    this.#table.stream.flush();
    const choice = this.#table.live?.choices.find((one) => one.code === command.code);
    if (choice) this.choose(choice);
    return !!choice;
  }
}
