/** Figures as they are typed: which are certain, proposed or one's own, what may stand in a field, what goes together. */
import type { FigureRow, FigureValue, PrintedFigures } from "@web/board/figures";
import type { FigureBook, FigureCard, FigureCheck, FigureDeck, FigureField } from "@web/generated/protocol";
import { roman } from "@web/core/names";
import type { Say } from "@web/i18n/fluent";

/** S certain, P our proposal, Y one's own. */
export type Standing = "S" | "P" | "Y";

/** A figure somebody typed, and which of its items: "" for a single one, "0" or "1.2" in lists. */
export interface Own {
  value: FigureValue;
  seen: string[];
}
/** By the path of the figure. */
export type Owns = Readonly<Record<string, Own>>;

/** A document of figures, nested like the override file. */
export interface Doc {
  [name: string]: FigureValue | Doc;
}

/** One item of a figure: what a field of the page holds. */
export interface Leaf {
  field: FigureField;
  at: number[];
  id: string;
}

/** The items of a figure in order; a single figure is its own item. */
export function leavesOf(value: FigureValue, at: number[] = []): number[][] {
  return Array.isArray(value) ? value.flatMap((item, i) => leavesOf(item, [...at, i])) : [at];
}

export const partOf = (at: readonly number[]): string => at.join(".");

export function itemAt(value: FigureValue, at: readonly number[]): FigureValue {
  return at.reduce<FigureValue>((list, i) => (Array.isArray(list) ? list[i] : list), value);
}

export function withItem(value: FigureValue, at: readonly number[], item: FigureValue): FigureValue {
  if (at.length === 0) return item;
  const [first, ...rest] = at;
  const list = Array.isArray(value) ? [...value] : [];
  list[first] = withItem(list[first] ?? 0, rest, item);
  return list;
}

export const equal = (one: FigureValue, other: FigureValue): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What the server proposes for each figure: its own default where it has one, else the program's. */
export function proposals(book: FigureBook): Map<string, FigureValue> {
  const found = new Map<string, FigureValue>();
  const defaults = book.default as Doc;
  for (const field of fieldsOf(book.decks))
    found.set(field.path, lookUp(defaults, field.path) ?? (field.value as FigureValue));
  return found;
}

export const fieldsOf = (decks: readonly FigureDeck[]): FigureField[] =>
  decks.flatMap((deck) => deck.cards).flatMap((card) => card.fields);

/** The value at a dotted path of a document. */
export function lookUp(doc: Doc, path: string): FigureValue | undefined {
  let found: FigureValue | Doc | undefined = doc;
  for (const name of path.split(".")) {
    if (!found || typeof found !== "object" || Array.isArray(found)) return undefined;
    found = found[name];
  }
  return found === undefined || (typeof found === "object" && !Array.isArray(found)) ? undefined : found;
}

/** A number may fall out of a list that may be shorter. */
export const lengthOf = (field: FigureField): readonly [number, number] | null => {
  const [outer] = field.shape;
  return outer && outer[0] < outer[1] ? [outer[0], outer[1]] : null;
};

export function standing(field: FigureField, own: Own | undefined, at: readonly number[]): Standing {
  if (field.locked) return "S";
  return own?.seen.includes(partOf(at)) ? "Y" : "P";
}

/** How many figures are certain, one's own, and still to compare. */
export interface Count {
  certain: number;
  own: number;
  open: number;
}

export function count(fields: readonly FigureField[], owns: Owns, ours: ReadonlyMap<string, FigureValue>): Count {
  const found = { certain: 0, own: 0, open: 0 };
  for (const field of fields) {
    const value = owns[field.path]?.value ?? ours.get(field.path) ?? field.value;
    for (const at of leavesOf(value)) {
      const mark = standing(field, owns[field.path], at);
      found[mark === "S" ? "certain" : mark === "Y" ? "own" : "open"] += 1;
    }
  }
  return found;
}

/** A card's figures as they are now. */
export function rowOf(card: FigureCard, owns: Owns, ours: ReadonlyMap<string, FigureValue>): FigureRow {
  return Object.fromEntries(
    card.fields.map((field) => [field.key, owns[field.path]?.value ?? ours.get(field.path) ?? field.value]),
  );
}

/** What is sent, kept and shared: whatever was typed whole, or differs. A list of which only a part was compared and
 * nothing changed waits on the device. */
export function docOf(owns: Owns, ours: ReadonlyMap<string, FigureValue>): Doc {
  const doc: Doc = {};
  for (const path of Object.keys(owns).sort()) {
    const { value, seen } = owns[path];
    const proposal = ours.get(path);
    const whole = leavesOf(value).every((at) => seen.includes(partOf(at)));
    if (!whole && proposal !== undefined && equal(value, proposal)) continue;
    const names = path.split(".");
    const last = names.pop() ?? "";
    let group = doc;
    for (const name of names) group = (group[name] ??= {}) as Doc;
    group[last] = value;
  }
  return doc;
}

/** The figures of a document, those of this game that a set may hold. */
export function ownsOf(book: FigureBook, doc: Doc): Record<string, Own> {
  const found: Record<string, Own> = {};
  for (const field of fieldsOf(book.decks)) {
    const value = field.locked ? undefined : lookUp(doc, field.path);
    if (value !== undefined) found[field.path] = { value, seen: leavesOf(value).map(partOf) };
  }
  return found;
}

/** Why something typed can't stand: a key of the page's texts and its arguments. */
export interface Refusal {
  key: string;
  args: Record<string, string | number>;
}

/** Read what was typed into a field of numbers. */
export function readItem(field: FigureField, text: string, inRoman: boolean): number | Refusal {
  const typed = text.trim();
  const values = inRoman ? Array.from({ length: field.most }, (_, i) => roman(i + 1)) : [];
  const numeral = values.indexOf(typed.toUpperCase()) + 1;
  const value = numeral || (/^\d{1,4}$/.test(typed) ? Number(typed) : NaN);
  if (value >= field.least && value <= field.most) return value;
  const [least, most] = inRoman ? [roman(field.least), roman(field.most)] : [field.least, field.most];
  return { key: "expected-range", args: { least, most } };
}

export const showItem = (item: FigureValue, inRoman: boolean): string =>
  inRoman && typeof item === "number" ? roman(item) : String(item);

/** A figure as it is told: its numbers, words and letters one by one. */
export function figureWords(
  field: FigureField,
  value: FigureValue,
  ui: Pick<PrintedFigures, "roman" | "word">,
  say: Say,
): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => figureWords(field, item, ui, say));
  if (typeof value === "number") return [showItem(value, ui.roman.includes(field.key))];
  const words = field.kind === "letters" ? [...String(value)] : [String(value)];
  return words.map((word) => ui.word(field.key, word, say));
}

/** Figures that do not go together. */
export interface Conflict {
  check: FigureCheck;
  found: number;
}

/** The checks that fail, by the path of each figure one's own hand had in it. */
export function conflicts(book: FigureBook, owns: Owns, ours: ReadonlyMap<string, FigureValue>): Map<string, Conflict> {
  const found = new Map<string, Conflict>();
  const valueAt = (path: string) => owns[path]?.value ?? ours.get(path) ?? 0;
  const blame = (paths: readonly string[], conflict: Conflict) => {
    const typed = paths.filter((path) => path in owns);
    for (const path of typed.length ? typed : paths) if (!found.has(path)) found.set(path, conflict);
  };
  for (const check of book.checks) {
    if (check.kind === "sum") {
      const sum = check.paths.reduce((total, path) => total + Number(valueAt(path)), 0);
      if (sum < check.least || sum > check.most) blame(check.paths, { check, found: sum });
    } else {
      const groups = new Map<FigureValue, string[]>();
      for (const path of check.paths) groups.set(valueAt(path), [...(groups.get(valueAt(path)) ?? []), path]);
      for (const [value, paths] of groups) if (paths.length > 1) blame(paths, { check, found: Number(value) });
    }
  }
  return found;
}
