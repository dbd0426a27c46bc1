/** What the server sends and takes, as documented in docs/api.md. */

/** A figure, a seat (by the argument's name) or the key of another text. */
export type Word = number | string;

/** A sentence as a key with its arguments by name; `say` speaks it. */
export interface Label {
  key: string;
  args: Record<string, Word>;
}

/** One legal answer: `code` is sent back, `anchor` is the piece it belongs to ("" for a plain button). */
export interface Choice {
  code: string;
  anchor: string;
  label: Label;
}

/** Something that happened, in the order of `seq`. */
export interface Happening extends Label {
  seq: number;
}
