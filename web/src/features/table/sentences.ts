/** What the question bar says when it asks, waits, looks back or closes. */
import type { ReplayMessage, Update } from "@web/generated/protocol";
import type { Table } from "./store.svelte";
import { t, texts } from "@web/i18n/texts.svelte";
import type { Say } from "@web/board/contract";

export function questionLine(table: Table): string {
  const { live, say } = table;
  if (!live || !say) return t("one-moment");
  if (table.replay.on) return t("looking-back", { at: table.replay.at ?? 0, of: table.replay.total });
  if (live.over) return resultLine(table);
  if (live.end_turn) return t("turn-complete");
  if (live.question && live.answered === null) return say.label(live.question);
  if (live.answered !== null) return t("answered");
  return t("waits-for", { names: live.waiting.map((seat) => say.seat(seat)).join(", ") });
}

export function subLine(table: Table, listed: boolean): string {
  const { live, say } = table;
  if (!live || !say) return "";
  if (table.replay.on) return momentLine(table.replay.update, say);
  if (live.over) return t("look-back-hint");
  if (live.end_turn) return t("turn-complete-hint");
  if (live.answered !== null) return t("waits-for", { names: live.waiting.map((seat) => say.seat(seat)).join(", ") });
  if (!table.asked) return table.seat < 0 ? t("you-watch") : t("you-wait");
  if (table.pass) return t("passes-by-itself");
  return listed || !table.ui?.Board ? t("choose-one") : t("choose-glowing");
}

/** What led to a moment of a replay; of a game that goes on the decisions of others are told by what came of them. */
function momentLine(update: ReplayMessage | null, say: Say): string {
  if (update?.last) return `${say.seat(update.last.seat)}: ${say.label(update.last.label)}`;
  return update?.events.length ? update.events.map((event) => say.label(event)).join(" ") : t("the-beginning");
}

export const resultLine = (table: Table): string => (table.live && table.say ? whoWon(table.live, table.say) : "");

/** Who won, and whether a tie had to be broken; who played alone has beaten nobody. */
export function whoWon({ ranking, scores }: Pick<Update, "ranking" | "scores">, say: Say): string {
  const winners = ranking?.[0] ?? [];
  const names = new Intl.ListFormat(texts.language).format(winners.map((seat) => say.seat(seat)));
  const points = total(scores?.[winners[0]] ?? {});
  if (winners.length === 0) return t("game-over");
  if (ranking?.flat().length === 1) return t("alone-at-the-end", { names, points });
  const tied = (ranking?.[1] ?? []).some((seat) => total(scores?.[seat] ?? {}) === points);
  return t(winners.length > 1 ? "share-victory" : tied ? "wins-tie" : "wins", { names, points });
}

export const total = (items: Record<string, number>): number => Object.values(items).reduce((sum, n) => sum + n, 0);
