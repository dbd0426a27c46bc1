/** What the question bar says when it asks, waits, looks back or closes. */
import type { Table } from "../lib/table.svelte";
import { t } from "../lib/texts.svelte";

export function questionLine(table: Table): string {
  const live = table.live;
  if (!live || !table.say) return t("one-moment");
  if (table.replay.on) return t("looking-back", { at: table.replay.at ?? 0, of: table.replay.total });
  if (live.over) return resultLine(table);
  if (live.endTurn) return t("turn-complete");
  if (live.question && live.answered === null) return table.say.label(live.question);
  if (live.answered !== null) return t("answered");
  return t("waits-for", { names: live.waiting.map((seat) => table.say!.seat(seat)).join(", ") });
}

export function subLine(table: Table, listed: boolean): string {
  const live = table.live;
  if (!live || !table.say) return "";
  const last = table.replay.update?.last;
  if (table.replay.on) return last ? `${table.say.seat(last.seat)}: ${table.say.label(last.label)}` : t("the-beginning");
  if (live.over) return t("look-back-hint");
  if (live.endTurn) return t("turn-complete-hint");
  if (live.answered !== null) return t("waits-for", { names: live.waiting.map((seat) => table.say!.seat(seat)).join(", ") });
  if (!table.asked) return table.seat < 0 ? t("you-watch") : t("you-wait");
  return listed || !table.ui?.Board ? t("choose-one") : t("choose-glowing");
}

/** Who won. */
export function resultLine(table: Table): string {
  const winners = table.live?.ranking?.[0] ?? [];
  const names = winners.map((seat) => table.say!.seat(seat)).join(", ");
  const points = total(table.live?.scores?.[winners[0]] ?? {});
  if (winners.length === 0) return t("game-over");
  const tied = (table.live?.ranking?.[1] ?? []).some((seat) => total(table.live?.scores?.[seat] ?? {}) === points);
  return t(winners.length > 1 ? "share-victory" : tied ? "wins-tie" : "wins", { names, points });
}

export const total = (items: Record<string, number>): number => Object.values(items).reduce((sum, n) => sum + n, 0);
