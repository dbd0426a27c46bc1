/** The chronicle: the events of a game as one entry a turn under headings, its small steps folded away. */
import type { Chronicle, Piece } from "@web/board/contract";
import type { GameEvent } from "@web/generated/protocol";
import { seatOf } from "./event_log";
import { isFact } from "./facts";

export interface Entry {
  /** The number of its first event, which does not change as the log grows. */
  id: number;
  kind: "heading" | "turn" | "town" | "apart" | "fact";
  /** Whose turn it was; -1 for what befell everybody. */
  seat: number;
  /** The round that begins, where no event tells of it. */
  round?: number;
  /** Whether it tells of something that stands for itself. */
  apart: boolean;
  events: GameEvent[];
  /** What is read of it at first: one or two sentences. */
  told: GameEvent[];
  pieces: Piece[];
  /** Whether there is more to read. */
  more: boolean;
  /** Whether its steps are shown without being asked for. */
  open: boolean;
  /** The decision that completed it. */
  seq: number;
}

const TOLD = 2; // sentences an entry is told in

const PLAIN: Chronicle = { headings: [], silent: [], steps: [] };

/** The entries of a log. */
export function chronicleOf(events: readonly GameEvent[], how: Chronicle = PLAIN): Entry[] {
  const entries: Entry[] = [];
  let [first, round] = [-1, 0];
  let last: Entry | null = null;
  /** After a heading nobody acts until the next decision: what follows befalls the town. */
  let town = -1;
  events.forEach((event, id) => {
    const seat = doerOf(event, how);
    if (event.key === how.rounds) {
      if (first < 0) first = seat;
      if (seat === first) entries.push(heading(id, event, [], (round += 1)));
      last = null;
      return;
    }
    if (how.headings.includes(event.key)) {
      entries.push(heading(id, event, [event]));
      [last, town] = [null, event.seq];
      return;
    }
    if (isFact(event)) {
      entries.push(factEntry(id, event));
      last = null;
      return;
    }
    if (how.silent.includes(event.key) && !how.pieces?.(event).length) return;
    const apart = how.apart?.includes(event.key) ?? false;
    const follows = !apart && last?.seq === event.seq && last.kind !== "town";
    const among = !apart && last?.kind === "turn" && seat < 0; // told to its seat alone, or without naming it
    const actor = apart ? seat : event.seq === town ? -1 : (follows || among) && last ? last.seat : seat;
    const same = last?.seat === actor && (actor >= 0 || follows || last.events[0]?.key === event.key);
    if (!last || apart || !same || (last.apart && last.seq !== event.seq)) {
      last = newEntry(id, event, actor, apart);
      entries.push(last);
    }
    last.events.push(event);
    last.seq = event.seq;
  });
  for (const entry of entries) if (entry.kind !== "heading" && entry.kind !== "fact") tell(entry, how);
  return entries;
}

/** The entries as long as one's own turn is not ended: nothing that begins after it. */
export function untilEnded(entries: readonly Entry[]): readonly Entry[] {
  const last = entries.findLastIndex((entry) => entry.kind !== "heading");
  return entries.slice(0, last + 1);
}

/** The seat whose deed an event is, or -1. */
function doerOf(event: GameEvent, how: Chronicle): number {
  const seat = seatOf(event);
  return seat >= 0 ? seat : (how.doer?.(event) ?? -1);
}

function newEntry(id: number, { seq }: GameEvent, seat: number, apart: boolean): Entry {
  const kind = apart ? "apart" : seat >= 0 ? "turn" : "town";
  return { id, kind, seat, apart, events: [], told: [], pieces: [], more: false, open: false, seq };
}

/** What happened around the game stands for itself. */
const factEntry = (id: number, event: GameEvent): Entry => ({
  ...newEntry(id, event, seatOf(event), true),
  kind: "fact",
  events: [event],
  told: [event],
});

const heading = (id: number, event: GameEvent, told: GameEvent[], round?: number): Entry => ({
  ...newEntry(id, event, -1, false),
  kind: "heading",
  round,
  events: told,
  told,
});

/** Choose what is read at first: the deeds of the seat, not the steps to them, and each sentence once. */
function tell(entry: Entry, how: Chronicle): void {
  const heard = heardOnce(entry.events, how);
  const own = heard.filter((event) => doerOf(event, how) === entry.seat || doerOf(event, how) < 0);
  const deeds = own.filter((event) => !how.steps.includes(event.key));
  const main = deeds.length ? deeds : own.length ? own : heard;
  const different = main.filter((event, i) => main.findIndex((other) => saysTheSame(event, other)) === i);
  entry.told = entry.apart ? heard.slice(0, 1) : different.slice(0, entry.kind === "turn" ? TOLD : undefined);
  const deedsOfSeat = entry.events.filter((event) => doerOf(event, how) === entry.seat);
  entry.pieces = addUp(deedsOfSeat.flatMap((event) => how.pieces?.(event) ?? []));
  entry.more = heard.length > entry.told.length;
  entry.open = entry.events.some((event) => how.opens?.includes(event.key));
  entry.events = heard;
}

/** The events without the silent ones, and without what everybody was told where this seat was told more ("kept-your-card"). */
function heardOnce(events: readonly GameEvent[], how: Chronicle): GameEvent[] {
  const known = new Set(
    events.map((event) => `${event.seq} ${event.key.replace("-your-", "-")}-${event.key.includes("-your-")}`),
  );
  const loud = events.filter(
    (event) =>
      !how.silent.includes(event.key) && (event.key.includes("-your-") || !known.has(`${event.seq} ${event.key}-true`)),
  );
  return loud.length ? loud : [...events];
}

const saysTheSame = (one: GameEvent, other: GameEvent): boolean =>
  one.key === other.key && JSON.stringify(one.args) === JSON.stringify(other.args);

/** The dice, then the figures: those of one kind become one; the last bid said is the bid. */
function addUp(pieces: Piece[]): Piece[] {
  const found: Piece[] = [];
  for (const piece of pieces) {
    const same = piece.kind === "die" ? undefined : found.find((one) => one.kind === piece.kind);
    if (!same || same.kind === "die" || piece.kind === "die") found.push({ ...piece });
    else same.count = piece.kind === "bid" ? piece.count : same.count + piece.count;
  }
  const dice = found.filter((piece) => piece.kind === "die");
  return [...dice, ...found.filter((piece) => piece.kind === "bid" || (piece.kind !== "die" && piece.count !== 0))];
}

/** What others did since a seat last did something, turn by turn. */
export function othersSince(entries: readonly Entry[], seat: number): Entry[] {
  const own = entries.findLastIndex((entry) => entry.seat === seat && entry.kind !== "fact");
  return entries.slice(own + 1).filter((entry) => entry.kind === "turn");
}
