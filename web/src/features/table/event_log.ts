/** The log of a table: what happened, what was taken back, and which pieces a line is about. */
import type { GameEvent, ReplayMessage, Update } from "@web/generated/protocol";
import type { Layout } from "@web/board/contract";
import { factEvent } from "./facts";

/** The log after an update: without what was taken back, with what is new in the game and around it. */
export function addEvents(log: readonly GameEvent[], update: Pick<Update, "drop" | "events" | "facts">): GameEvent[] {
  const drop = update.drop;
  const kept = drop === null ? log : log.filter((event) => event.seq < drop);
  if (!update.facts.length) return [...kept, ...update.events];
  return [...kept, ...update.events, ...update.facts.map(factEvent)].sort((one, other) => one.seq - other.seq);
}

/** What had happened by the moment shown: everything, or where somebody looks back what had been told by then. */
export function eventsUntil(log: readonly GameEvent[], then: Pick<ReplayMessage, "seq"> | null): readonly GameEvent[] {
  return then ? log.filter((event) => event.seq <= then.seq) : log;
}

/** What may be told while the points are being counted: not how the game ended. */
export function beforeVerdict(log: readonly GameEvent[], layout: Layout | undefined): readonly GameEvent[] {
  return layout?.verdicts ? log.filter((event) => !layout.verdicts?.includes(event.key)) : log;
}

/** Whether a line tells of the very step shown to somebody who looks back; an answer in secret has no line yet. */
export function isOfStep(event: Pick<GameEvent, "seq">, then: Pick<ReplayMessage, "seq" | "events"> | null): boolean {
  return !!then && then.events.length > 0 && event.seq === then.seq;
}

const SEATS = new Set(["seat", "other", "owner"]);

/** The pieces a line of the log lights up: seats, and whatever its words name (`card-merchant` is `card:merchant`). */
export function anchorsOf(event: GameEvent, layout: Layout): string[] {
  if (layout.anchorsOf) return layout.anchorsOf(event);
  return Object.entries(event.args).flatMap(([name, value]) => {
    if (SEATS.has(name)) return [`seat:${value}`];
    return typeof value === "string" ? [value.replace("-", ":")] : [];
  });
}

/** The seat a line is about, or -1. */
export function seatOf(event: GameEvent): number {
  const seat = event.args.seat;
  return typeof seat === "number" ? seat : -1;
}
