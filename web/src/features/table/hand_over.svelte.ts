/** Several seats at one screen: the seat that is asked takes over, after asking where there are secrets to keep. */
import { onePerson } from "@web/core/names";
import type { Update } from "@web/generated/protocol";
import type { Table } from "./store.svelte";

export class HandOver {
  /** The seat that must take over before its secrets are shown, or -1. */
  to = $state(-1);
  #table: Table;
  #silent = false;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The next player sits down. */
  takeOver(): void {
    this.#sitAt(this.to);
  }

  /** From now on seats change without asking. */
  stopAsking(): void {
    this.#silent = true;
    this.takeOver();
  }

  /** Hand over to a seat of ours that must answer, if the one in front need not. */
  consider(update: Update): void {
    const { holds, seat: here } = this.#table;
    if (holds.length < 2 || this.to >= 0) return;
    const asked = (seat: number) => update.waiting.includes(seat) && this.#table.stream.latest(seat)?.answered === null;
    if (asked(here)) return;
    const next = holds.find(asked);
    if (next === undefined || next === here) return;
    if (this.#silent || this.#studying()) this.#sitAt(next);
    else this.to = next;
  }

  #sitAt(seat: number): void {
    this.to = -1;
    if (seat !== this.#table.seat) this.#table.stream.lookFrom(seat);
  }

  /** One person at all seats (a fork) keeps no secrets from itself: the seats bear one name, with figures. */
  #studying(): boolean {
    return onePerson(this.#table.holds.map((seat) => this.#table.info?.seats[seat]?.name ?? ""));
  }
}
