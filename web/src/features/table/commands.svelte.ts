/** What the player does, one command at a time, from the click to the server's answer. */
import { socket } from "@web/core/socket.svelte";
import { waitingMoves } from "@web/core/waiting_moves.svelte";
import type { Choice, RefusedMessage, SeatCommand, Update } from "@web/generated/protocol";
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
  /** The key of a command that was given while the line was down, or before the page was loaded anew. */
  #kept = "";

  constructor(table: Table) {
    this.#table = table;
  }

  choose(choice: Choice): void {
    this.#table.anchors.menu = null;
    this.#table.announcer.cue("choose");
    this.answer = choice.anchor;
    if (this.#table.composition.ending) this.playTurn([choice.code], true);
    else this.#send({ t: "move", code: choice.code });
  }

  /** Give several answers as one in place of all own ones but the first `keep`; `end`: and end the turn if it is complete. */
  playTurn(answers: readonly string[], end: boolean, keep = this.#table.live?.undo ?? 0): void {
    this.#send({ t: "turn", keep, answers: [...answers], end });
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

  /** A bot shall play for the own seat from now on. */
  go(): void {
    this.#send({ t: "go" });
  }

  /** Offer a pause or agree to one; or withdraw the offer, decline another's, or end a pause that holds. */
  pause(agree: boolean, hours = 24): void {
    this.#send({ t: "pause", agree, hours });
  }

  /** Give another seat more time. */
  give(other: number): void {
    this.#send({ t: "give", other });
  }

  /** Want a bot to take the seat of somebody who is gone, or no longer. */
  handOver(other: number, agree: boolean): void {
    this.#send({ t: "hand-over", other, agree });
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

  /** The first update of a seat: what it did before a reload, and has no answer yet, is sent again under its own key. */
  resume(update: Update): void {
    const kept = waitingMoves.of(this.#table.id);
    if (kept?.seat !== update.seat) return;
    this.#kept = kept.key;
    if ("seq" in kept && kept.seq === update.seq) this.pending = kept;
    socket.intend(kept);
  }

  /** An update is shown: whatever was on its way has come. */
  settle(): void {
    this.pending = null;
  }

  /** The answer is stored. The update with the next question usually came first; a secret answer may bring none. */
  accepted(key: string, promised: boolean): void {
    waitingMoves.forget(this.#table.id, key);
    window.setTimeout(
      () => {
        if (this.pending?.key === key) this.pending = null;
      },
      promised ? UPDATE_LATE : SECRET_LATE,
    );
  }

  refused(message: RefusedMessage): void {
    const { pending } = this;
    const kept = message.key === this.#kept;
    const awaited = !!pending && message.key === pending.key;
    if (!kept && !awaited) return;
    waitingMoves.forget(this.#table.id, message.key);
    if (awaited) this.pending = null;
    if (awaited && message.error === "stale" && this.#again(pending)) return;
    if (awaited && message.error === "illegal" && this.#alone(pending)) return;
    const key = `refused-${message.error}`;
    const reason = texts.has(key) ? t(key) : message.message;
    this.#table.announcer.refuse(kept ? t("kept-refused", { reason }) : reason);
  }

  /** An answer to another question than the turn's: it ends no turn, and is given by itself. */
  #alone(turn: SeatCommand): boolean {
    const { composition } = this.#table;
    if (turn.t !== "turn" || turn.answers.length !== 1 || !composition.ending) return false;
    composition.ending = false;
    this.#send({ t: "move", code: turn.answers[0] });
    return true;
  }

  #send(wish: Wish): void {
    const { busy, id, live, seat } = this.#table;
    if (busy || !live || (seat < 0 && wish.t !== "hand-over")) return; // a host who sits nowhere may do that
    this.#table.announcer.refusal = "";
    this.pending = { ...wish, table: id, seat, seq: live.seq, key: newKey() } as SeatCommand;
    if (socket.link !== "open") this.#kept = this.pending.key;
    waitingMoves.keep(this.pending);
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
