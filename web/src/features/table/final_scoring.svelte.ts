/** The end of a game, told: points counted item by item, what counts lit on the board; until then nobody has won. */
import { countSteps, runningTotals, type CountStep } from "./score_items";
import { settings } from "@web/core/settings.svelte";
import type { Table } from "./store.svelte";

const STEP = 600; // ms for a seat's share of an item

export class FinalScoring {
  /** Whether the sheet is open, being filled or full. */
  open = $state(false);
  /** How many steps have been counted. */
  told = $state(0);
  #timer = 0;
  #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  readonly scores = $derived.by(() => this.#table.live?.scores ?? []);
  readonly steps = $derived.by(() => countSteps(this.scores));
  readonly items = $derived.by(() => [...new Set(this.steps.map((step) => step.item))]);
  readonly ended = $derived.by(() => this.told >= this.steps.length);
  /** The step being counted. */
  readonly now = $derived.by<CountStep | null>(() => (this.open && !this.ended ? this.steps[this.told] : null));
  /** Every seat's points, with those being counted. */
  readonly totals = $derived.by(() => runningTotals(this.steps, this.told + 1, this.scores.length));
  readonly most = $derived.by(() => Math.max(1, ...runningTotals(this.steps, this.steps.length, this.scores.length)));

  /** The result, once it has been told. */
  get known(): boolean {
    return !!this.#table.live?.over && !this.now;
  }

  begin(): void {
    this.stop();
    this.told = settings.animate ? 0 : this.steps.length;
    this.open = true;
    if (settings.animate) this.#timer = window.setInterval(() => this.#count(), STEP);
  }

  skip(): void {
    this.stop();
    this.told = this.steps.length;
  }

  close(): void {
    this.stop();
    this.open = false;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #count(): void {
    if (this.ended) this.stop();
    else this.told += 1;
  }
}
