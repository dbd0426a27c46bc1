/** Time at a table: who has how much left, counted here between what the server says, and what its clock shows. */
import { passingNow } from "@web/core/now";
import type { ClockSnapshot } from "@web/generated/protocol";
import { leftNow } from "./clock";
import type { Table } from "./store.svelte";

type Counted = Exclude<ClockSnapshot, { kind: "none" }>;

export class TableTime {
  #table: Table;
  /** When each clock was heard. */
  #heard = new WeakMap<ClockSnapshot, number>();
  /** How far the server's clock is ahead of this device's, in ms. */
  #ahead = $state(0);

  constructor(table: Table) {
    this.#table = table;
  }

  /** A message told what the server's clock shows, and how much time is left. */
  hear(serverNow: number, clock?: ClockSnapshot): void {
    this.#ahead = serverNow - Date.now();
    if (clock) this.#heard.set(clock, Date.now());
  }

  /** The moment it is at the server, followed as it passes. */
  get now(): number {
    return passingNow() + this.#ahead;
  }

  /** The clock, where the table has one and the game goes on. */
  get clock(): Counted | null {
    const clock = this.#table.live?.clock;
    return !clock || clock.kind === "none" || this.#table.info?.status !== "running" ? null : clock;
  }

  /** Whether a seat can lose by time. */
  get counts(): boolean {
    return this.clock?.kind === "live" || this.clock?.kind === "days";
  }

  runs(seat: number): boolean {
    const { clock } = this;
    return !!clock && clock.running.includes(seat) && !clock.off[seat];
  }

  /** Milliseconds a seat has left, followed while they run. */
  left(seat: number): number {
    const { clock } = this;
    if (!clock) return 0;
    const runs = this.runs(seat);
    const heard = this.#heard.get(clock) ?? Date.now();
    return leftNow(clock.left[seat] ?? 0, runs, heard, runs ? passingNow() : heard);
  }

  /** Until when a seat that is waited for loses no time; 0: it does. */
  off(seat: number): number {
    return this.clock?.off[seat] ?? 0;
  }

  /** Whether the own time has run out, though the server has not said so yet. */
  readonly out = $derived.by(() => {
    const { seat, live } = this.#table;
    return this.counts && seat >= 0 && !!live?.waiting.includes(seat) && this.runs(seat) && this.left(seat) <= 0;
  });

  /** Whether a seat that nobody's clock ends has been waited for so long that the others may decide. */
  overdue(seat: number): boolean {
    const { clock } = this;
    const due = clock?.kind === "relaxed" && clock.running.includes(seat) ? clock.due[seat] : 0;
    return due > 0 && !this.off(seat) && this.now >= due;
  }
}
