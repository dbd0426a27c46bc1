/** Moments and lengths of time in words. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A moment as people say it: the time where it is today, the day and the time of another one. */
export function momentText(at: number, now: number, language: string): string {
  const [then, today] = [new Date(at), new Date(now)];
  const near = at - now < 6 * DAY && at > now;
  const day: Intl.DateTimeFormatOptions = near ? { weekday: "long" } : { day: "numeric", month: "long" };
  const sameDay = then.toDateString() === today.toDateString();
  return new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit", ...(sameDay ? {} : day) }).format(
    then,
  );
}

/** A length of time in its largest unit: "3 days", "1 hour", "1 minute". */
export function spanText(ms: number, language: string): string {
  const [unit, length] =
    ms >= DAY ? (["day", DAY] as const) : ms >= HOUR ? (["hour", HOUR] as const) : (["minute", MINUTE] as const);
  const n = Math.max(1, Math.round(ms / length));
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(n);
}

/** A day in short: "3 Dec". */
export const dayText = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { day: "numeric", month: "short" }).format(at);
