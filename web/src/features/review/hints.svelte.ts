/** A hint on demand: asked for the question that stands, gone when the table goes on. */
import type { HintDocument } from "@web/generated/protocol";
import * as api from "@web/core/api";
import { notices } from "@web/core/notices.svelte";
import type { Table } from "@web/features/table";

export class Hints {
  busy = $state(false);
  #told = $state.raw<HintDocument | null>(null);
  #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Never where a rating is at stake. */
  get allowed(): boolean {
    const { info, live } = this.#table;
    return (
      !!info &&
      !info.rated &&
      !info.day &&
      info.status === "running" &&
      this.#table.asked &&
      (live?.choices.length ?? 0) > 1
    );
  }

  /** The hint for the question that stands. */
  get told(): HintDocument | null {
    const live = this.#table.live;
    const told = this.#told;
    return told && live && told.seq === live.seq && told.seat === live.seat && this.#table.asked ? told : null;
  }

  async ask(): Promise<void> {
    const live = this.#table.live;
    if (!this.allowed || this.busy || !live) return;
    if (this.told) return this.close();
    this.busy = true;
    try {
      this.#told = await api.hint(this.#table.id, live.seat, live.seq);
    } catch (error) {
      notices.fail(error);
    }
    this.busy = false;
  }

  close(): void {
    this.#told = null;
  }
}
