/** The same people once more. */
import * as api from "../lib/api";
import { notices } from "../lib/notices.svelte";
import { router } from "../lib/router.svelte";
import { session } from "../lib/session.svelte";
import type { Table } from "../lib/table.svelte";

export async function rematch(table: Table): Promise<void> {
  try {
    await session.need();
    router.go(`/table/${(await api.rematch(table.id)).table}`);
  } catch (error) {
    notices.fail(error);
  }
}
