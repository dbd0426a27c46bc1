/** How a game ended that was not played to its end, and who is ranked where. */
import type { TableMessage } from "@web/generated/protocol";
import { t, texts } from "@web/i18n/texts.svelte";
import type { Table } from "./store.svelte";

/** What the question bar says of a game that was broken off: who left, who wins. */
export function endingLine(table: Table, { ending, rated }: TableMessage): { sentence: string; hint: string } {
  const list = (seats: readonly number[]) =>
    new Intl.ListFormat(texts.language).format(seats.map((seat) => table.say?.seat(seat) ?? ""));
  if (!ending || ending.how === "played") return { sentence: t("game-over"), hint: "" };
  if (ending.how === "agreed") return { sentence: t("ended-agreed"), hint: t("ended-no-result") };
  if (ending.how === "closed") return { sentence: t("ended-closed"), hint: t("ended-no-result") };
  const winners = ending.places?.flatMap((place, seat) => (place === 1 && !ending.gone[seat] ? [seat] : [])) ?? [];
  const left = t(`ended-${ending.how}`, { names: list(ending.seats), n: ending.seats.length });
  if (!ending.places) return { sentence: left, hint: t("ended-no-result") };
  const won = winners.length ? t("ended-won", { names: list(winners), n: winners.length }) : t("ended-nobody");
  return { sentence: `${left} ${won}`, hint: rated ? t("ended-rated") : "" };
}

/** The place of a seat, counted from 1, in a game that has a result; 0 where it has none. */
export function placeOf(table: Table, seat: number): number {
  const { info, live } = table;
  if (info?.ending?.places) return info.ending.places[seat] ?? 0;
  const ranking = live?.ranking ?? [];
  const at = ranking.findIndex((seats) => seats.includes(seat));
  return at < 0 ? 0 : 1 + ranking.slice(0, at).flat().length;
}
