/** Several seats at one screen: the seat that is asked takes over, after asking where there are secrets to keep. */
import { onePerson } from "@web/core/names";
import type { Update } from "@web/generated/protocol";
import type { Table } from "./store.svelte";

const KEPT = "beffroi-no-curtain-";

export class HandOver {
  /** The seat that must take over before its secrets are shown, or -1. */
  to = $state(-1);
  #table: Table;
  /** Whether somebody has sat down at this screen since the page was opened. */
  #seated = $state(false);
  #silent = $state(false);

  constructor(table: Table) {
    this.#table = table;
    this.#silent = sessionStorage.getItem(KEPT + table.id) !== null;
  }

  /** Whether nothing of the table may be in the page: nobody has said who sits in front of it. */
  get covers(): boolean {
    return this.to >= 0 || (this.#asks && !this.#seated && !this.#table.live?.over);
  }

  /** What may be taken back before the next player sits down. */
  get undo(): number {
    return (this.#seated && this.#table.stream.latest(this.#table.seat)?.undo) || 0;
  }

  /** The next player sits down. */
  takeOver(): void {
    this.#sitAt(this.to);
  }

  /** From now on seats change without asking. */
  stopAsking(): void {
    this.#silent = true;
    sessionStorage.setItem(KEPT + this.#table.id, "");
    this.takeOver();
  }

  /** Hand over to a seat of ours that must answer, if the one in front need not. */
  consider(update: Update): void {
    const { holds, seat: here, stream } = this.#table;
    if (holds.length < 2 || !holds.every((seat) => stream.latest(seat))) return;
    const asked = (seat: number) => update.waiting.includes(seat) && stream.latest(seat)?.answered === null;
    const next = holds.find(asked);
    if (this.to >= 0) {
      if (this.#seated && asked(here) && !asked(this.to)) this.to = -1; // the turn was taken back
    } else if (!this.#asks) {
      if (!asked(here) && next !== undefined) this.#sitAt(next);
    } else if (!this.#seated) {
      if (!update.over) this.to = next ?? here;
    } else if (!asked(here) && next !== undefined) this.to = next;
  }

  #sitAt(seat: number): void {
    this.to = -1;
    this.#seated = true;
    this.#table.stream.lookFrom(seat);
  }

  /** One person at all seats (a fork) keeps no secrets from itself: the seats bear one name, with figures. */
  get #asks(): boolean {
    const { holds, info } = this.#table;
    return holds.length > 1 && !this.#silent && !onePerson(holds.map((seat) => info?.seats[seat]?.name ?? ""));
  }
}
