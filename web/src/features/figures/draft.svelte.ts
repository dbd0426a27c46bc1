/** What somebody typed, kept on this device after every field, and taken back step by step. */
import type { FigureValue } from "@web/board/figures";
import type { FigureField } from "@web/generated/protocol";
import { leavesOf, partOf, withItem, type Doc, type Own, type Owns } from "./model";

/** The set of the account that the draft was taken from. */
export interface Origin {
  id: string;
  name: string;
  version: number;
}

interface Kept {
  owns: Record<string, Own>;
  origin: Origin | null;
  at: number;
  /** The same as a document, for a new table. */
  doc: Doc;
}

const MOST_STEPS = 500;
const keyOf = (game: string): string => `beffroi-figures-${game}`;

/** What this device keeps of a game's figures; nothing where it keeps none, or what can't be read. */
export function keptDraft(game: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? "null") as Kept | null;
    return kept && Object.keys(kept.owns).length > 0 ? kept : null;
  } catch {
    return null;
  }
}

export class Draft {
  owns = $state.raw<Owns>({});
  origin = $state.raw<Origin | null>(null);
  /** When it was kept, in ms; 0: never. */
  at = $state(0);
  /** Whether something was typed since it was saved in the account. */
  changed = $state(false);
  #steps = $state.raw<readonly Owns[]>([]);
  #game: string;
  #doc: (owns: Owns) => Doc;
  /** The item typed last: its next letters are the same step. */
  #last = "";

  constructor(game: string, doc: (owns: Owns) => Doc) {
    this.#game = game;
    this.#doc = doc;
    const kept = keptDraft(game);
    if (!kept) return;
    this.owns = kept.owns;
    this.origin = kept.origin;
    this.at = kept.at;
    this.changed = true;
  }

  get canUndo(): boolean {
    return this.#steps.length > 0;
  }

  /** One item is as the card shows it: `now` is the figure as it stands. */
  type(field: FigureField, now: FigureValue, at: readonly number[], item: FigureValue): void {
    const own = this.owns[field.path];
    const seen = new Set(own?.seen).add(partOf(at));
    const part = `${field.path}#${partOf(at)}`;
    this.#put(field.path, { value: withItem(now, at, item), seen: [...seen] }, part);
  }

  /** What is typed from now on is another step. */
  rest(): void {
    this.#last = "";
  }

  /** One item is a proposal again. */
  clear(field: FigureField, at: readonly number[], proposal: FigureValue): void {
    const own = this.owns[field.path];
    if (!own) return;
    const seen = own.seen.filter((part) => part !== partOf(at));
    const value = at.length === 0 ? proposal : withItem(own.value, at, itemOf(proposal, at) ?? 0);
    this.#put(field.path, seen.length ? { value, seen } : null);
  }

  /** A list has one item more or fewer than it had. */
  resize(field: FigureField, now: FigureValue, length: number): void {
    if (!Array.isArray(now) || now.length === length) return;
    const value =
      length < now.length ? now.slice(0, length) : [...now, ...Array(length - now.length).fill(field.least)];
    const parts = new Set(leavesOf(value).map(partOf));
    const seen = this.owns[field.path]?.seen.filter((part) => parts.has(part)) ?? [];
    if (length < now.length && seen.length === 0) seen.push(partOf([length - 1]));
    this.#put(field.path, { value, seen });
  }

  undo(): void {
    const before = this.#steps.at(-1);
    if (!before) return;
    this.#steps = this.#steps.slice(0, -1);
    this.#last = "";
    this.owns = before;
    this.#keep();
  }

  /** Go on from other figures: a file, a shared set, one of the account. */
  replace(owns: Owns, origin: Origin | null): void {
    this.#step();
    this.owns = owns;
    this.origin = origin;
    this.#keep();
    this.changed = origin === null;
  }

  /** It is in the account now. */
  saved(origin: Origin): void {
    this.origin = origin;
    this.#keep();
    this.changed = false;
  }

  #put(path: string, own: Own | null, part = ""): void {
    if (!part || part !== this.#last) this.#step();
    this.#last = part;
    const { [path]: _, ...rest } = this.owns;
    this.owns = own ? { ...rest, [path]: own } : rest;
    this.#keep();
  }

  #step(): void {
    this.#last = "";
    this.#steps = [...this.#steps, this.owns].slice(-MOST_STEPS);
  }

  #keep(): void {
    this.changed = true;
    this.at = Date.now();
    const kept: Kept = { owns: { ...this.owns }, origin: this.origin, at: this.at, doc: this.#doc(this.owns) };
    try {
      localStorage.setItem(keyOf(this.#game), JSON.stringify(kept));
    } catch {
      this.at = 0; // a device that keeps nothing: the page says so
    }
  }
}

function itemOf(value: FigureValue, at: readonly number[]): FigureValue | undefined {
  return at.reduce<FigureValue | undefined>((list, i) => (Array.isArray(list) ? list[i] : undefined), value);
}
