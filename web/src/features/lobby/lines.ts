/** Short sentences about tables and seats. */
import type {
  ClockSettings,
  ClockTerms,
  SeatSummary,
  TableAsk,
  TableFigures,
  TableSummary,
} from "@web/generated/protocol";
import { spanText } from "@web/core/moments";
import { lobby } from "./lobby.svelte";
import { t, texts } from "@web/i18n/texts.svelte";
import { waitsForMe } from "./new_table";

/** Whether somebody must still sit down there. */
export const isFree = (seat: SeatSummary): boolean => seat.kind === "open" || seat.kind === "kept";

/** Who sits there; the level of a bot is shown beside it. */
export function seatName(seat: SeatSummary): string {
  if (seat.kind === "open") return t("open-seat");
  if (seat.kind === "kept") return t("kept-seat", { name: seat.name || t("someone") });
  return seat.name || t("someone");
}

/** Who sits there, a bot with its level in words. */
export function seatLabel(seat: SeatSummary, game: string): string {
  const name = seatName(seat);
  return seat.kind === "bot" && seat.level ? t("bot-named", { name, level: lobby.level(game, seat.level) }) : name;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How much time is left, in the two largest units. */
export function timeLine(ms: number): string {
  if (ms >= DAY) return t("left-days", { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) });
  if (ms >= HOUR) return t("left-hours", { hours: Math.floor(ms / HOUR), minutes: Math.floor((ms % HOUR) / MINUTE) });
  return t("left-minutes", { n: Math.max(1, Math.round(ms / MINUTE)) });
}

/** The time left as a share of what there was, in percent. */
export function timeShare(left: number, clock: ClockTerms): number {
  const whole = clock.kind === "live" ? clock.base * 1000 : clock.kind === "days" ? clock.days * DAY : 0;
  return whole ? Math.min(100, Math.round((100 * left) / whole)) : 0;
}

/** What to do first, and how long there is for it. */
export function firstLine(table: TableSummary, title: string): string {
  const { progress, left } = table;
  const where = progress ? t(`progress-${progress.unit}`, { now: progress.now, of: progress.of }) : "";
  const parts = [where, typeof left === "number" ? timeLine(left) : ""].filter(Boolean).join(", ");
  return parts ? t("first-game", { game: title, where: parts }) : t("first-game-plain", { game: title });
}

/** A change of a rating, with its sign: a minus as wide as the plus, which the browsers' own formats lack. */
export function changeText(change: number): string {
  const figure = new Intl.NumberFormat(texts.language, { maximumFractionDigits: 1, signDisplay: "exceptZero" });
  return figure.format(change).replace("-", "−");
}

export function statusLine(table: TableSummary): string {
  if (waitsForMe(table)) return t("your-turn");
  if (table.status === "running") {
    const names = table.waiting
      .map((seat) => table.seats[seat])
      .filter(Boolean)
      .map((seat) => seatLabel(seat, table.game));
    return names.length === 1 ? t("is-thinking", { name: names[0] }) : t("status-running");
  }
  return t(`status-${table.status}`);
}

/** What others at a table ask beside the game. */
export function askLine(table: TableSummary, ask: TableAsk): string {
  const names = lobby.seatNames(table);
  const who = new Intl.ListFormat(texts.language).format(ask.seats.map((seat) => names[seat]));
  if (ask.kind === "stop") return t("asks-stop", { names: who });
  if (ask.kind === "pause")
    return t("asks-pause", { names: who, time: spanText((ask.hours ?? 0) * HOUR, texts.language) });
  return t("asks-hand-over", { names: who, name: names[ask.other ?? 0] });
}

/** A class of options, as results and ratings are kept. */
export const variantName = (variant: string): string =>
  variant === "standard"
    ? t("variant-standard")
    : variant
        .split(",")
        .map((part) => (part === "figures" ? t("variant-figures") : part))
        .join(", ");

/** Which figures a table is played with, in words. */
export function figuresLine({ kind, name, version }: TableFigures): string {
  if (kind === "set") return t("table-figures-set", { name, version });
  return kind === "given" ? t("table-figures", { name }) : t(`table-figures-${kind}`);
}

/** The pace in words, with the days on which no time is counted. */
export function paceLine(pace: ClockTerms): string {
  if (pace.kind === "live") return t("pace-live", { minutes: Math.round(pace.base / 60), seconds: pace.plus });
  if (pace.kind === "relaxed") return t("pace-relaxed");
  if (pace.kind !== "days") return t("pace-none");
  const off = [pace.weekends ? "" : t("pace-weekends"), ...pace.holidays.map(holidayText)].filter(Boolean);
  const zone = off.length ? [t("pace-zone", { place: zonePlace(pace.zone) })] : [];
  return [t("pace-days", { days: pace.days }), ...off, ...zone].join(" · ");
}

/** The place a time zone is named after: Paris of Europe/Paris. */
export const zonePlace = (zone: string): string => (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");

function holidayText({ start, end }: { start: string; end: string }): string {
  const days = new Intl.DateTimeFormat(texts.language, { day: "numeric", month: "short", timeZone: "UTC" });
  return t("pace-holiday", { days: days.formatRange(new Date(start), new Date(end)) });
}

/** What running out of time, resigning or leaving means at a table: told before anybody plays. */
export function leavingLines({ clock, rated }: { clock: ClockTerms | ClockSettings; rated: boolean }): string[] {
  const relaxed = clock.kind === "relaxed" || clock.kind === "none" || !clock.kind;
  const patience = spanText(1000 * ("patience" in clock ? (clock.patience ?? 86_400) : 86_400), texts.language);
  return [
    relaxed ? t("costs-relaxed", { time: patience }) : t(rated ? "costs-time-rated" : "costs-time"),
    t(rated ? "costs-rated" : "costs-unrated"),
  ];
}
