/** Looking back: the table as it was after each move, stepped, played or jumped through. */
import type { ReplayMessage } from "@web/generated/protocol";
import * as api from "@web/core/api";
import type { Table } from "@web/features/table";

const STEP = 900; // ms between moves when playing

export class Replay {
  /** How many moves have been made at the moment shown; null when the table is live. */
  at = $state<number | null>(null);
  update = $state.raw<ReplayMessage | null>(null);
  playing = $state(false);
  seeking = $state(false);
  #table: Table;
  #known = new Map<string, ReplayMessage>();
  #timer = 0;

  constructor(table: Table) {
    this.#table = table;
  }

  get on(): boolean {
    return this.at !== null;
  }

  get total(): number {
    return this.#table.live?.moves ?? 0;
  }

  close(): void {
    this.stop();
    this.at = null;
    this.update = null;
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** Something was taken back: what was fetched may be of another course of the game. */
  forget(): void {
    this.#known.clear();
  }

  async show(moves: number): Promise<void> {
    const at = Math.max(0, Math.min(moves, this.total));
    this.at = at;
    const update = await this.#fetch(at);
    if (this.at === at && update) this.update = update;
  }

  async step(by: number): Promise<void> {
    await this.show((this.at ?? this.total) + by);
  }

  /** Play on from here, or from the beginning when at the end; `home`: then show the table as it is now. */
  async play(from = this.at ?? 0, home = false): Promise<void> {
    this.stop();
    this.playing = true;
    await this.show(from >= this.total ? 0 : from);
    const next = async () => {
      if (!this.playing) return;
      if (home && (this.at ?? 0) >= this.total) return this.close();
      await this.step(1);
      if (!home && (this.at ?? 0) >= this.total) this.stop();
      else if (this.playing) this.#timer = window.setTimeout(next, STEP);
    };
    this.#timer = window.setTimeout(next, STEP);
  }

  /** Step to where the turn before this moment, or the next one, ends. */
  async turn(by: 1 | -1): Promise<void> {
    const now = this.update?.seq ?? this.#table.live?.seq ?? 0;
    const ends = this.#table.turnEnds;
    const next = by > 0 ? ends.find((seq) => seq > now) : ends.findLast((seq) => seq < now);
    if (next === undefined) await this.show(by > 0 ? this.total : 0);
    else await this.toLine(next);
  }

  /** Jump to the first moment of a round. */
  toRound(round: number): Promise<void> {
    return this.#toFirst((update) => this.roundOf(update) >= round);
  }

  /** Jump to the decision a line of the event log tells of. */
  toLine(seq: number): Promise<void> {
    return this.#toFirst((update) => update.seq >= seq);
  }

  roundOf(update: Pick<ReplayMessage, "view">): number {
    return this.#table.ui?.layout.progress?.(update.view).round?.now ?? 0;
  }

  /** Jump to the first moment that has got so far, found by halving: a game only goes on. */
  async #toFirst(reached: (update: ReplayMessage) => boolean): Promise<void> {
    if (this.seeking) return;
    this.stop();
    this.seeking = true;
    let low = 0;
    let high = this.total;
    while (low < high) {
      const middle = (low + high) >> 1;
      const update = await this.#fetch(middle);
      if (!update) break;
      if (reached(update)) high = middle;
      else low = middle + 1;
    }
    this.seeking = false;
    await this.show(low);
  }

  async #fetch(moves: number): Promise<ReplayMessage | null> {
    const seat = this.#table.seat;
    const key = `${seat} ${moves}`;
    const known = this.#known.get(key);
    if (known) return known;
    try {
      const update = await api.replay(this.#table.id, moves, seat);
      if (moves < this.total) this.#known.set(key, update);
      return update;
    } catch {
      this.stop();
      return null;
    }
  }
}
