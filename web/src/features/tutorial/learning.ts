/** A guided first game begins: at a real table, with the deal that the lessons speak of. */
import * as api from "@web/core/api";
import { firstDeal } from "@web/board/games";
import { beginGuide } from "./guided.svelte";
import { session } from "@web/core/session.svelte";
import { guidedTable } from "@web/features/lobby/starting";
import type { GameInfo } from "@web/core/wire";

/** The table it is played at. */
export async function learnAtTable(game: GameInfo): Promise<string> {
  await session.need();
  const start = await firstDeal(game.slug);
  const { table } = await api.createTable(start ? { ...guidedTable(game), start } : guidedTable(game));
  beginGuide(table);
  return table;
}
