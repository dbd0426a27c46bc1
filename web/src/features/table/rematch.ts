/** The same people once more. */
import { pageAddress } from "@web/core/pages";
import * as api from "@web/core/api";
import { notices } from "@web/core/notices.svelte";
import { router } from "@web/core/router.svelte";
import { session } from "@web/core/session.svelte";
import type { Table } from "./store.svelte";

export async function rematch(table: Table): Promise<void> {
  try {
    await session.need();
    router.go(pageAddress("table", { id: (await api.rematch(table.id)).table }));
  } catch (error) {
    notices.fail(error);
  }
}
