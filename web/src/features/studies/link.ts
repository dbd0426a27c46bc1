/** The table at a place of a chapter: an ordinary one for the page, whose commands are answered by the study's routes. */
import { ApiError } from "@web/core/api";
import { socket } from "@web/core/socket.svelte";
import type { Command, PlaceTable, SeatCommand, Update } from "@web/generated/protocol";
import * as requests from "./requests";

export const tableOf = (chapter: string): string => `s-${chapter}`;
const MOST_KNOWN = 200; // tables of places looked at before

/** What the table asks of the page of its study. */
export interface Answerer {
  /** Where the reader is. */
  readonly node: number;
  readonly tries: readonly string[];
  /** Whether the board may be played on. */
  readonly plays: boolean;
  /** Answers are given at the place; returns after the page has gone where they lead. */
  played(seat: number, codes: string[]): Promise<void>;
  back(count: number): Promise<void>;
}

export class StudyLink {
  readonly study: string;
  readonly chapter: string;
  readonly table: string;
  #page: Answerer;
  #seq = 0;
  #shown: Update | null = null;
  #known = new Map<string, Promise<PlaceTable>>();
  #stop: () => void;
  #last: Promise<void> = Promise.resolve();

  constructor(study: string, chapter: string, page: Answerer) {
    this.study = study;
    this.chapter = chapter;
    this.table = tableOf(chapter);
    this.#page = page;
    this.#stop = socket.answer(this.table, (command) => this.#hear(command));
  }

  close(): void {
    this.#stop();
  }

  /** Show the table where the page is now; requests are made one after the other. */
  show(): Promise<void> {
    return this.#after(() => this.#show());
  }

  #after(work: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(work, work);
    return this.#last;
  }

  #place(node: number, tries: readonly string[]): Promise<PlaceTable> {
    const key = [node, ...tries].join(" ");
    const known = this.#known.get(key);
    if (known) return known;
    const asked = requests.place(this.study, this.chapter, node, [...tries]);
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(key, asked);
    asked.catch(() => this.#known.delete(key));
    return asked;
  }

  async #show(): Promise<void> {
    const { node, tries, plays } = this.#page;
    try {
      const found = await this.#place(node, tries);
      this.#seq += 1;
      socket.tell(found.table);
      const { update } = found;
      this.#shown = {
        ...update,
        seq: this.#seq,
        drop: this.#seq > 1 ? 1 : null,
        events: update.events.map((event) => ({ ...event, seq: this.#seq })),
        choices: plays ? update.choices : [],
        question: plays ? update.question : null,
        end_turn: false,
      };
      socket.tell(this.#shown);
    } catch (error) {
      this.#refuse(null, error);
    }
  }

  #hear(command: Command): void {
    if (command.t === "watch") void this.show();
    else if (command.t === "compose") void this.#compose(command);
    else if (command.t === "why") void this.#why(command.anchor);
    else if ("key" in command) void this.#after(() => this.#play(command));
  }

  async #play(command: SeatCommand): Promise<void> {
    this.#accept(command.key);
    if (command.t === "undo") return this.#page.back(command.count ?? 1);
    const codes = command.t === "move" ? [command.code] : command.t === "turn" ? command.answers : [];
    if (!codes.length) return;
    try {
      if (command.t === "turn") await this.#page.back((this.#shown?.undo ?? 0) - (command.keep ?? 0));
      await this.#page.played(command.seat, codes);
      await this.#show();
    } catch (error) {
      this.#refuse(command.key, error);
      await this.#show();
    }
  }

  async #compose(command: Extract<Command, { t: "compose" }>): Promise<void> {
    const { key, seat, table, picked, chosen, keep } = command;
    const { node, tries } = this.#page;
    try {
      const body = { node, answers: [...tries], picked, chosen, keep };
      const told = await requests.compose(this.study, this.chapter, body);
      socket.tell({ ...told, seq: this.#seq, t: "composed", table, seat, key });
    } catch (error) {
      this.#refuse(key, error);
    }
  }

  async #why(anchor: string): Promise<void> {
    if (!this.#page.plays) return;
    const { node, tries } = this.#page;
    const label = await requests.why(this.study, this.chapter, node, [...tries], anchor).catch(() => null);
    const seat = this.#shown?.seat ?? -1;
    if (label) socket.tell({ t: "why", table: this.table, seat, anchor, label });
  }

  #accept(key: string): void {
    socket.tell({ t: "accepted", table: this.table, key, seq: this.#seq, duplicate: false });
  }

  #refuse(key: string | null, error: unknown): void {
    const code = error instanceof ApiError ? error.code : "failed";
    const known = code === "offline" || code === "failed" || code === "fault" ? "busy" : code;
    const message = error instanceof Error ? error.message : "";
    socket.tell({ t: "refused", table: this.table, key, error: known as "busy", message, seq: this.#seq });
  }
}
