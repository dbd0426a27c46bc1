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

export interface Me {
  id: string | number;
  name: string;
  guest: boolean;
  admin: boolean;
  email: string | null;
  language: string;
  waiting: number;
}

export interface GameOption {
  name: string;
  kind: "flag" | "choice" | "set" | "table";
  default: unknown;
  choices: string[];
}

/** A strength of the bots, with its name in each language. */
export interface Level {
  slug: string;
  titles: Record<string, string>;
}

export interface GameInfo {
  slug: string;
  title: string;
  seats: [number, number];
  rules: number;
  options: GameOption[];
  levels: Level[];
}

export interface Leaders {
  game: string;
  variant: string;
  variants: string[];
  leaders: { name: string; bot: boolean; rating: number; games: number }[];
}

export interface PlayerPage {
  name: string;
  games: { game: string; variant: string; games: number; won: number; average: number; best: number }[];
  ratings: { game: string; variant: string; games: number; rating: number }[];
  recent: {
    game: string;
    variant: string;
    rank: number;
    players: number;
    score: number;
    resigned: boolean;
    ended: number;
    table: string | null;
  }[];
}

/** How a table keeps time, as its host chose it. */
export type Pace = { kind: "none" } | { kind: "live"; base: number; plus: number } | { kind: "days"; days: number };

/** The time left for each seat at the moment `at`, in milliseconds. */
export type Clock = { kind: "none" } | { kind: "live" | "days"; left: number[]; running: number[]; at: number };

/** Who sits where. */
export interface SeatLine {
  seat: number;
  kind: "human" | "bot" | "open";
  name: string | null;
  guest: boolean;
  level: string | null;
  online: boolean;
  you: boolean;
}

export interface SeatInfo extends SeatLine {
  standin: string | null;
  resigned: boolean;
  stop: boolean;
}

export type Status = "open" | "running" | "over" | "stopped" | "frozen" | "closed";

/** What was agreed at a table, and how it stands. */
interface Terms {
  table: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  status: Status;
  access: "public" | "link";
  clock: Pace;
  confirm: boolean;
  chat: boolean;
  rated: boolean;
  host: string | null;
  mine: boolean;
  you: number[];
  waiting: number[];
  created: number;
  started: number | null;
  ended: number | null;
  rematch: string | null;
  origin: unknown;
  imported: boolean;
}

/** A table in a list. */
export interface TableLine extends Terms {
  seats: SeatLine[];
}

/** A table one sits at or watches, and the luck of its game. */
export interface TableInfo extends Terms {
  t: "table";
  seats: SeatInfo[];
  seq: number;
  commitment: string;
  secret: string | null;
  nonces: Record<string, string>;
}

export interface Update {
  t: "update";
  table: string;
  seq: number;
  seat: number;
  view: Record<string, unknown>;
  waiting: number[];
  question: Label | null;
  choices: Choice[];
  answered: string | null;
  events: Happening[];
  drop: number | null;
  clock: Clock;
  undo: number;
  endTurn: boolean;
  moves: number;
  over: boolean;
  scores: Record<string, number>[] | null;
  ranking: number[][] | null;
  /** In a replay: the move that led here. */
  last?: { seat: number; code: string; label: Label } | null;
}

export interface ChatLine {
  t: "chat";
  table: string;
  id: number;
  at: number;
  name: string;
  seat: number | null;
  text: string;
}

export interface Refused {
  t: "refused";
  table: string;
  key: string | null;
  error: string;
  message: string;
  seq: number;
}

export type FromServer =
  | { t: "hello"; me: Me | null; version: string }
  | TableInfo
  | Update
  | { t: "done"; table: string; key: string; seq: number; double: boolean }
  | Refused
  | ChatLine
  | { t: "why"; table: string; seat: number; anchor: string; label: Label }
  | { t: "lobby" }
  | { t: "pong"; at: number };

/** Something a player means to do; the key makes sending it twice harmless. */
export type Intent = { table: string; seat: number; key: string } & (
  | { t: "move"; seq: number; code: string }
  | { t: "undo"; seq: number; count: number }
  | { t: "end-turn"; seq: number }
  | { t: "resign" }
  | { t: "return" }
  | { t: "stop"; agree: boolean }
);

export type ToServer =
  | Intent
  | { t: "watch"; table: string; since: number }
  | { t: "unwatch"; table: string }
  | { t: "chat"; table: string; text: string }
  | { t: "why"; table: string; seat: number; anchor: string }
  | { t: "lobby"; on: boolean }
  | { t: "ping"; at: number };
