/** A puzzle being solved: its task, hints, tries and the verdict; and a rush through many of them. */
import * as api from "@web/core/api";
import { notices } from "@web/core/notices.svelte";
import { session } from "@web/core/session.svelte";
import type { PuzzleHint, PuzzleTask, PuzzleVerdict, Rush } from "@web/generated/protocol";
import { PuzzleLink } from "./link";

const STEP = 280; // ms between two marks of a line

export class Solving {
  task = $state.raw<PuzzleTask | null>(null);
  verdict = $state.raw<PuzzleVerdict | null>(null);
  hint = $state.raw<PuzzleHint | null>(null);
  failure = $state("");
  judging = $state(false);
  attempt = $state(1);
  /** Which of the lines is shown on the board: 0 the best, then the others; and how many of its answers are marked. */
  line = $state(0);
  marked = $state(0);
  rush = $state.raw<Rush | null>(null);
  /** When the rush ends, by the clock of this browser. */
  until = $state(0);
  link: PuzzleLink | null = $state.raw(null);
  #timer = 0;

  /** Begin with a puzzle. */
  async open(id: string): Promise<void> {
    this.#forget();
    try {
      this.task = await api.puzzle(id);
      this.link = new PuzzleLink(id, (answers) => void this.judge(answers));
    } catch (error) {
      this.failure = error instanceof api.ApiError ? error.code : "failed";
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.link?.close();
  }

  #forget(): void {
    this.close();
    this.link = null;
    this.task = null;
    this.verdict = null;
    this.hint = null;
    this.attempt = 1;
    this.line = this.marked = 0;
  }

  /** The lines that are told: the best first. */
  get lines() {
    const told = this.verdict?.solution;
    return told ? [told.best, ...told.others] : [];
  }

  /** Whether nothing more can be tried. */
  get over(): boolean {
    return !!this.verdict && !this.verdict.again;
  }

  async judge(answers: string[], shown = false): Promise<void> {
    if (this.judging || !this.task || this.over) return;
    this.judging = true;
    try {
      await session.need();
      if (this.rush) await this.#rushOn(api.answerRush(this.rush.rush, answers));
      else this.#told(await api.answerPuzzle(this.task.id, { answers, shown, attempt: this.attempt }));
    } catch (error) {
      notices.fail(error);
      await this.link?.show([]);
    } finally {
      this.judging = false;
    }
  }

  #told(verdict: PuzzleVerdict): void {
    this.verdict = verdict;
    if (verdict.again) {
      this.attempt = 2;
      return;
    }
    this.link?.end();
    void this.showLine(0);
  }

  /** See the line without a second try. */
  reveal(): Promise<void> {
    return this.judge([], true);
  }

  /** Begin the turn anew. */
  async again(): Promise<void> {
    this.verdict = null;
    await this.link?.show([]);
  }

  /** Show a line on the board: from the beginning of the turn, mark after mark. */
  async showLine(which: number): Promise<void> {
    clearTimeout(this.#timer);
    this.line = which;
    this.marked = 0;
    await this.link?.show([]);
    this.#mark();
  }

  #mark(): void {
    if (this.marked >= (this.lines[this.line]?.line.length ?? 0)) return;
    this.marked += 1;
    this.#timer = window.setTimeout(() => this.#mark(), STEP);
  }

  async askHint(): Promise<void> {
    if (!this.task) return;
    try {
      await session.need();
      this.hint = await api.puzzleHint(this.task.id, this.hint ? 2 : 1);
    } catch (error) {
      notices.fail(error);
    }
  }

  // --- the rush ---

  async beginRush(game: string): Promise<void> {
    await session.need();
    await this.#rushOn(api.beginRush(game));
  }

  /** Give the puzzle up, or tell the server that the time is over. */
  async skip(): Promise<void> {
    if (this.rush && !this.rush.over) await this.#rushOn(api.skipRush(this.rush.rush));
  }

  async #rushOn(asked: Promise<Rush>): Promise<void> {
    const rush = await asked;
    this.rush = rush;
    this.until = Date.now() + rush.left;
    if (rush.puzzle && !rush.over) await this.open(rush.puzzle.id);
  }
}
