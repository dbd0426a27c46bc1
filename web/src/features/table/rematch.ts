/** After a game: the same people once more, or on against bots where somebody left. */
import { pageAddress } from "@web/core/pages";
import * as api from "@web/core/api";
import { notices } from "@web/core/notices.svelte";
import { router } from "@web/core/router.svelte";
import { session } from "@web/core/session.svelte";
import type { Table } from "./store.svelte";

const DAY = 86_400_000; // ms

/** Where a game of the day is ranked; nowhere for other games. */
export function dayResult({ info }: Table): string | undefined {
  if (!info?.day) return undefined;
  const date = new Date(info.day.day * DAY).toISOString().slice(0, 10);
  return pageAddress("day", { event: info.day.event, date });
}

/** Whether it is a game of a day that lasts, about whose luck nothing is told yet. */
export const sealed = ({ info }: Table): boolean => info?.download === "sealed";

export async function rematch(table: Table): Promise<void> {
  try {
    await session.need();
    router.go(pageAddress("table", { id: (await api.rematch(table.id)).table }));
  } catch (error) {
    notices.fail(error);
  }
}

/** Whether the one who stayed may play a game that others left to its end, for fun. */
export function mayPlayOn({ info, seat }: Table): boolean {
  if (info?.status !== "stopped" || seat < 0) return false;
  const how = info.ending?.how;
  return !!how && !["played", "agreed", "closed"].includes(how) && !info.ending?.gone[seat];
}

/** Open a new table from where the game was broken off, with bots in the other seats. */
export async function playOn(table: Table): Promise<void> {
  try {
    const { table: id } = await api.fork(table.id, table.live?.moves ?? 0);
    router.go(pageAddress("table", { id }));
  } catch (error) {
    notices.fail(error);
  }
}
