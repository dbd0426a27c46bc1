/** The log of a table: what happened, what was taken back, and which pieces a line is about. */
import type { Layout } from "@web/board/contract";
import type { Happening, Update } from "@web/core/wire";

/** The log after an update: without what was taken back, with what is new. */
export function addEvents(log: readonly Happening[], update: Pick<Update, "drop" | "events">): Happening[] {
  const drop = update.drop;
  const kept = drop === null ? log : log.filter((event) => event.seq < drop);
  return [...kept, ...update.events];
}

/** What had happened by the moment shown: everything, or where somebody looks back what had been told by then. */
export function eventsUntil(log: readonly Happening[], then: Pick<Update, "seq"> | null): readonly Happening[] {
  return then ? log.filter((event) => event.seq <= then.seq) : log;
}

/** Whether a line tells of the very step shown to somebody who looks back; an answer in secret has no line yet. */
export function isOfStep(event: Happening, then: Pick<Update, "seq" | "events"> | null): boolean {
  return !!then && then.events.length > 0 && event.seq === then.seq;
}

const SEATS = new Set(["seat", "other", "owner"]);

/** The pieces a line of the log lights up: seats, and whatever its words name (`card-merchant` is `card:merchant`). */
export function anchorsOf(event: Happening, layout: Layout): string[] {
  if (layout.anchorsOf) return layout.anchorsOf(event);
  return Object.entries(event.args).flatMap(([name, value]) => {
    if (SEATS.has(name)) return [`seat:${value}`];
    return typeof value === "string" ? [value.replace("-", ":")] : [];
  });
}

/** The seat a line is about, or -1. */
export function seatOf(event: Happening): number {
  const seat = event.args.seat;
  return typeof seat === "number" ? seat : -1;
}
