/** A guided first game begins: at a real table, with the deal that the lessons speak of. */
import type { GameInfo } from "@web/generated/protocol";
import * as api from "@web/core/api";
import { firstPosition } from "@web/board/games";
import { beginTutorial } from "./progress.svelte";
import { session } from "@web/core/session.svelte";
import { tutorialTable } from "@web/features/lobby";

/** The table it is played at. */
export async function startTutorial(game: GameInfo): Promise<string> {
  await session.need();
  const start = await firstPosition(game.slug);
  const { table } = await api.createTable(start ? { ...tutorialTable(game), start } : tutorialTable(game));
  beginTutorial(table);
  return table;
}
