/** Short sentences about tables and seats. */
import type { ClockTerms, SeatSummary, TableFigures, TableSummary } from "@web/generated/protocol";
import { lobby } from "./lobby.svelte";
import { t } from "@web/i18n/texts.svelte";
import { waitsForMe } from "./new_table";

/** Whether somebody must still sit down there. */
export const isFree = (seat: SeatSummary): boolean => seat.kind === "open" || seat.kind === "kept";

export function seatLabel(seat: SeatSummary, game: string): string {
  if (seat.kind === "open") return t("open-seat");
  if (seat.kind === "kept") return t("kept-seat", { name: seat.name ?? t("someone") });
  if (seat.kind === "bot")
    return t("bot-named", { name: seat.name ?? (seat.level ? lobby.level(game, seat.level) : "") });
  return seat.name ?? t("someone");
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

export function paceLine(pace: ClockTerms): string {
  if (pace.kind === "live") return t("pace-live", { minutes: Math.round(pace.base / 60), seconds: pace.plus });
  return pace.kind === "days" ? t("pace-days", { days: pace.days }) : t("pace-none");
}
