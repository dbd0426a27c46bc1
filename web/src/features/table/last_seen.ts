/** What this browser has seen of its tables, for "what happened since". */
import type { Update } from "@web/generated/protocol";

export interface Seen {
  seq: number;
  moves: number;
  at: number; // ms since 1970
}

const PREFIX = "beffroi-seen-";
const A_WHILE = 60_000; // shorter absences need no telling

/** The last visit, if the table went on since and it was a while ago. */
export function lastSeen(table: string, update: Update, now = Date.now()): Seen | null {
  const text = localStorage.getItem(PREFIX + table);
  if (!text) return null;
  const visit = JSON.parse(text) as Seen;
  return visit.moves < update.moves && now - visit.at > A_WHILE ? visit : null;
}

export function rememberSeen(table: string, update: Update, now = Date.now()): void {
  localStorage.setItem(PREFIX + table, JSON.stringify({ seq: update.seq, moves: update.moves, at: now }));
}
