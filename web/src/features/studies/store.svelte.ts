/** A study as somebody reads and writes it: the chapter, the place, what others changed meanwhile. */
import { ApiError } from "@web/core/api";
import { notices } from "@web/core/notices.svelte";
import { session } from "@web/core/session.svelte";
import { socket } from "@web/core/socket.svelte";
import type { Study, StudyChapter, StudyEditBody, StudyMark, StudyNode } from "@web/generated/protocol";
import { StudyLink, type Answerer } from "./link";
import { drawn, type Colour, type Pen } from "./marks";
import * as requests from "./requests";
import { ROOT, Tree, merged } from "./tree";

type Edit = StudyEditBody["edit"];
/** How a guessed turn stands: not yet played, as in the line, as in a variation, or as nobody wrote. */
export type Guess = "asked" | "right" | "variation" | "other";

export class Reading implements Answerer {
  readonly id: string;
  study = $state.raw<Study | null>(null);
  chapter = $state.raw<StudyChapter | null>(null);
  failure = $state("");
  node = $state(ROOT);
  /** What is tried on from the place by somebody who does not write here. */
  tries = $state.raw<readonly string[]>([]);
  /** Whether the board is played on. */
  playing = $state(false);
  /** Whether the reader guesses, and how that stands. */
  guessing = $state(false);
  guess = $state<Guess>("asked");
  guessed = $state({ right: 0, of: 0 });
  pen = $state<Pen | null>(null);
  colour = $state<Colour>("ink");
  /** The label of the mark that is pointed at, in the sentence or on the board. */
  pointed = $state("");
  /** The place whose first mark was brought into sight: a phone shows a part of the board. */
  brought = "";
  /** A place whose value is being worked out. */
  valuing = $state(-1);
  link: StudyLink | null = $state.raw(null);
  readonly embedded: boolean;
  #stop: () => void;
  /** Fetching what changed: one request at a time. */
  #fetching: Promise<void> = Promise.resolve();

  constructor(id: string, embedded = false) {
    this.id = id;
    this.embedded = embedded;
    this.#stop = socket.listen((message) => {
      if (message.t === "study" && message.study === id && message.n > (this.study?.n ?? 0)) void this.refresh();
      if (message.t === "hello") this.#lookOn();
    });
  }

  readonly tree = $derived.by(() => (this.chapter ? new Tree(this.chapter) : null));
  readonly here = $derived.by(() => this.tree?.nodes.get(this.node) ?? null);
  readonly writes = $derived.by(() => !this.embedded && this.study !== null && this.study.role !== "reader");
  /** What stands between the place and the end of the line is kept from whoever guesses. */
  readonly rows = $derived.by(() => this.tree?.rows() ?? []);
  readonly path = $derived.by(() => this.tree?.path(this.node) ?? []);

  get plays(): boolean {
    return this.playing || (this.guessing && this.guess === "asked");
  }

  close(): void {
    this.#stop();
    this.link?.close();
    socket.say({ t: "study", study: this.id, on: false });
  }

  #lookOn(): void {
    if (!this.embedded && this.study && !this.study.example) socket.say({ t: "study", study: this.id, on: true });
  }

  /** Read a chapter at a place; without one, or where there is none any more, the first at its beginning. */
  async open(chapter: string, node: number): Promise<void> {
    try {
      this.study = await requests.study(this.id);
      this.#lookOn();
      const { chapters } = this.study;
      const known = chapters.some((one) => one.id === chapter);
      const wanted = known ? chapter : chapters[0]?.id;
      this.chapter = wanted ? await requests.chapter(this.id, wanted, 0) : null;
      this.node = known && this.tree?.nodes.has(node) ? node : ROOT;
      this.tries = [];
      this.pen = null;
      this.guessing = this.playing = false;
      this.link?.close();
      this.link = wanted ? new StudyLink(this.id, wanted, this) : null;
    } catch (error) {
      this.failure = error instanceof ApiError ? error.code : "failed";
    }
  }

  /** Fetch what others changed. */
  refresh(): Promise<void> {
    const work = async () => {
      try {
        this.study = await requests.study(this.id);
        const chapter = this.chapter;
        if (!this.writes) this.pen = null; // the owner may have ended it
        if (!chapter || !this.study.chapters.some((one) => one.id === chapter.id)) return await this.open("", ROOT);
        this.chapter = merged(chapter, await requests.chapter(this.id, chapter.id, chapter.n));
        if (!this.tree?.nodes.has(this.node)) await this.go(ROOT);
      } catch (error) {
        if (error instanceof ApiError && error.code === "not-found") this.failure = error.code;
      }
    };
    this.#fetching = this.#fetching.then(work, work);
    return this.#fetching;
  }

  // --- where one is ---

  async go(node: number): Promise<void> {
    this.node = node;
    this.tries = [];
    this.pointed = "";
    this.guess = "asked";
    await this.link?.show();
  }

  step(by: 1 | -1): Promise<void> {
    const next = by > 0 ? this.tree?.children(this.node)[0]?.id : this.here?.parent;
    if (this.tries.length) return this.go(this.node);
    return next === undefined || next < ROOT ? Promise.resolve() : this.go(next);
  }

  toEnd(by: 1 | -1): Promise<void> {
    return this.go(by > 0 ? (this.tree?.last(this.node) ?? ROOT) : ROOT);
  }

  setPlaying(on: boolean): Promise<void> {
    this.playing = on;
    this.pen = null;
    if (on) this.guessing = false;
    return on ? (this.link?.show() ?? Promise.resolve()) : this.go(this.node);
  }

  // --- what is played on the board ---

  async played(seat: number, codes: string[]): Promise<void> {
    const { tree } = this;
    if (!tree) return;
    const { node, known } = this.tries.length ? { node: this.node, known: 0 } : tree.follow(this.node, codes);
    if (this.guessing) return this.#guessed(node, known === codes.length, codes);
    if (known === codes.length) this.#stand(node);
    else if (this.writes)
      await this.change({ kind: "add", node: this.node, line: codes.map((code) => ({ seat, code })) });
    else this.tries = [...this.tries, ...codes];
  }

  #stand(node: number): void {
    this.node = node;
    this.tries = [];
  }

  async back(count: number): Promise<void> {
    for (let n = 0; n < count; n += 1) {
      if (this.tries.length) this.tries = this.tries.slice(0, -1);
      else if (this.here && this.here.parent >= ROOT) this.node = this.here.parent;
    }
    await Promise.resolve();
  }

  // --- guessing ---

  /** Begin to guess at the first place where the seat is asked that readers play. */
  async guessOn(): Promise<void> {
    const seat = this.chapter?.guess ?? -1;
    this.playing = false;
    this.guessing = true;
    this.guess = "asked";
    let at = this.node;
    for (let next = this.tree?.children(at)[0]; next && next.seat !== seat; next = this.tree?.children(at)[0])
      at = next.id;
    await this.go(at);
    if (!this.tree?.children(at).length) this.guessing = false;
  }

  async beginGuessing(): Promise<void> {
    this.guessed = { right: 0, of: 0 };
    this.node = ROOT;
    await this.guessOn();
  }

  #guessed(node: number, known: boolean, codes: string[]): Promise<void> {
    const line = this.tree?.last(this.node) ?? ROOT;
    const right = known && !!this.tree?.path(line).some((one) => one.id === node);
    this.guess = right ? "right" : known ? "variation" : "other";
    this.guessed = { right: this.guessed.right + Number(right), of: this.guessed.of + 1 };
    if (known) this.#stand(node);
    else this.tries = codes;
    return Promise.resolve();
  }

  /** Show what the line plays, from where the guess began. */
  async reveal(): Promise<void> {
    const from = this.guess === "variation" ? (this.here?.parent ?? ROOT) : this.node;
    const next = this.tree?.children(from)[0]?.id ?? from;
    this.node = next;
    this.tries = [];
    this.guess = "right";
    await this.link?.show();
  }

  endGuessing(): Promise<void> {
    this.guessing = false;
    return this.go(this.node);
  }

  // --- writing ---

  /** Make an edit, having seen everything up to `base`; what is refused is told, and what changed meanwhile is fetched. */
  async change(edit: Edit, base = this.chapter?.n ?? 0): Promise<boolean> {
    const { chapter } = this;
    if (!chapter) return false;
    try {
      await session.need();
      const done = await requests.edit(this.id, { chapter: chapter.id, base, edit });
      await this.refresh();
      if (edit.kind === "add") this.#stand(done.node);
      else if (edit.kind === "delete") await this.go(done.node);
      return true;
    } catch (error) {
      notices.fail(error);
      await this.refresh();
      return false;
    }
  }

  mark(at: string, to = ""): Promise<boolean> {
    const { pen, here } = this;
    if (!pen || !here) return Promise.resolve(false);
    return this.setMarks(drawn(here.marks ?? [], pen, this.colour, at, to));
  }

  setMarks(marks: StudyMark[]): Promise<boolean> {
    return this.change({ kind: "marks", node: this.node, marks });
  }

  async evaluate(): Promise<void> {
    const { chapter, node } = this;
    if (!chapter || this.valuing >= 0) return;
    this.valuing = node;
    try {
      await session.need();
      const value = await requests.value(this.id, chapter.id, node);
      if (this.writes) await this.refresh();
      else this.#keep(node, { value });
    } catch (error) {
      notices.fail(error);
    } finally {
      this.valuing = -1;
    }
  }

  /** Show something at a node that is not kept in the study. */
  #keep(id: number, more: Partial<StudyNode>): void {
    const { chapter } = this;
    if (!chapter) return;
    const nodes = chapter.nodes.map((one) => (one.id === id ? { ...one, ...more } : one));
    this.chapter = { ...chapter, nodes };
  }
}
