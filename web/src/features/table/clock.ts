/** Time left, counted here between what the server says. */

/** Milliseconds left now, when `left` was heard at the moment `heard`. */
export function leftNow(left: number, running: boolean, heard: number, now: number): number {
  return Math.max(0, running ? left - Math.max(0, now - heard) : left);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A clock's face: `12:05`, `3 h`, `2 days`. */
export function clockText(left: number, t: (key: string, args: Record<string, number>) => string): string {
  if (left >= 2 * DAY) return t("days-left", { n: Math.floor(left / DAY) });
  if (left >= 2 * HOUR) return t("hours-left", { n: Math.floor(left / HOUR) });
  const seconds = Math.floor((left % MINUTE) / 1000);
  return `${Math.floor(left / MINUTE)}:${String(seconds).padStart(2, "0")}`;
}
