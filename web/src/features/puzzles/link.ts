/** The table of a puzzle: an ordinary one for the page, whose commands are answered by the puzzle's own routes. */
import * as api from "@web/core/api";
import { socket } from "@web/core/socket.svelte";
import type { Command, PuzzleTable, SeatCommand, Update } from "@web/generated/protocol";

/** The id of a puzzle's table. */
export const tableOf = (puzzle: string): string => `p-${puzzle}`;

/** How many answers two lines begin with in common. */
export function inCommon(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((code, i) => code !== other[i]);
  return at < 0 ? one.length : at;
}

/** The answers after a command; null for one that a puzzle does not know. */
export function answersAfter(answers: readonly string[], undo: number, command: Command): string[] | null {
  switch (command.t) {
    case "move":
      return [...answers, command.code];
    case "turn":
      return [...answers.slice(0, answers.length - (undo - (command.keep ?? 0))), ...command.answers];
    case "undo":
      return answers.slice(0, answers.length - (command.count ?? 1));
    default:
      return null;
  }
}

/** An update told to the page: only what is new since the answers before, and what is no more. */
export function updateSince(
  update: Update,
  seq: number,
  before: readonly string[],
  answers: readonly string[],
): Update {
  const kept = inCommon(before, answers) + 1; // the beginning of the game is an entry of its own
  return {
    ...update,
    seq,
    drop: before.length >= kept ? kept + 1 : null,
    events: update.events.filter((event) => event.seq > kept),
  };
}

export class PuzzleLink {
  readonly puzzle: string;
  #answers: string[] = [];
  #live: Update | null = null;
  #seq = 0;
  #judge: (answers: string[]) => void;
  /** Nothing more can be tried: the table is looked at, and asks nothing. */
  #over = false;
  /** Once the turn is over it asks nothing either, though luck may have brought a new question. */
  #asks = true;
  #stop: () => void;
  /** Requests are made one after the other: the last command stands. */
  #last: Promise<void> = Promise.resolve();

  constructor(puzzle: string, judge: (answers: string[]) => void) {
    this.puzzle = puzzle;
    this.#judge = judge;
    this.#stop = socket.answer(tableOf(puzzle), (command) => this.#hear(command));
  }

  close(): void {
    this.#stop();
  }

  /** From now on the table asks nothing. */
  end(): void {
    this.#over = true;
  }

  /** Show the table after these answers of the turn, whatever was answered before. */
  show(answers: readonly string[]): Promise<void> {
    return this.#after(() => {
      this.#asks = true;
      return this.#go([...answers]);
    });
  }

  #after(work: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(work, work);
    return this.#last;
  }

  #hear(command: Command): void {
    if (command.t === "watch") void this.#after(() => this.#go(this.#answers));
    else if (command.t === "compose") void this.#compose(command);
    else if (command.t === "why") void this.#why(command.anchor);
    else if (command.t === "end-turn") {
      this.#accept(command.key);
      this.#judge(this.#answers);
    } else if ("key" in command) void this.#after(() => this.#play(command));
  }

  async #play(command: SeatCommand): Promise<void> {
    const answers = answersAfter(this.#answers, this.#live?.undo ?? 0, command);
    if (!answers) return this.#accept(command.key);
    try {
      const found = await api.puzzleTable(this.puzzle, answers);
      this.#accept(command.key);
      const ended = command.t === "turn" && command.end;
      const judged = found.complete && (ended || !found.update.end_turn);
      this.#asks = !judged;
      this.#show(found, answers);
      if (judged) this.#judge(answers);
    } catch (error) {
      this.#refuse(command.key, error);
    }
  }

  async #go(answers: string[]): Promise<void> {
    try {
      const found = await api.puzzleTable(this.puzzle, answers);
      socket.tell(found.table);
      this.#show(found, answers);
    } catch (error) {
      this.#refuse(null, error);
    }
  }

  #show(found: PuzzleTable, answers: string[]): void {
    this.#seq += 1;
    const first = this.#live === null;
    const since = updateSince(found.update, this.#seq, first ? [] : this.#answers, answers);
    const update = this.#over || !this.#asks ? { ...since, choices: [], question: null, end_turn: false } : since;
    this.#answers = answers;
    this.#live = update;
    socket.tell(update);
  }

  async #compose(command: Extract<Command, { t: "compose" }>): Promise<void> {
    const { key, seat, table, picked, chosen, keep } = command;
    try {
      const told = await api.puzzleCompose(this.puzzle, { answers: this.#answers, picked, chosen, keep });
      socket.tell({ ...told, t: "composed", table, seat, key });
    } catch (error) {
      this.#refuse(key, error);
    }
  }

  async #why(anchor: string): Promise<void> {
    const label = await api.puzzleWhy(this.puzzle, this.#answers, anchor).catch(() => null);
    const seat = this.#live?.seat ?? -1;
    if (label) socket.tell({ t: "why", table: tableOf(this.puzzle), seat, anchor, label });
  }

  #accept(key: string): void {
    socket.tell({ t: "accepted", table: tableOf(this.puzzle), key, seq: this.#seq, duplicate: false });
  }

  #refuse(key: string | null, error: unknown): void {
    const code = error instanceof api.ApiError ? error.code : "failed";
    const known = code === "offline" || code === "failed" || code === "fault" ? "busy" : code;
    const message = error instanceof Error ? error.message : "";
    socket.tell({
      t: "refused",
      table: tableOf(this.puzzle),
      key,
      error: known as "busy",
      message,
      seq: this.#seq,
    });
  }
}
