/** Games that come to this device or leave it. */
import type { GameRecord, TableMessage, TableSummary } from "@web/generated/protocol";
import { ApiError, get, post } from "../api";
import { device } from "../backend.svelte";
import { store } from "./store";

/** The games of this device as a list shows them, the last changed first; the engine need not run for it. */
export async function gamesHere(): Promise<TableSummary[]> {
  const heads = await store.heads();
  heads.sort((one, other) => Number(other.changed) - Number(one.changed));
  return heads.map((head) => head.line as TableSummary);
}

async function ask<Answer>(method: "get" | "post" | "delete", path: string, body: unknown = null): Promise<Answer> {
  const { status, text } = await device.request(method, path, body === null ? null : JSON.stringify(body));
  const data = JSON.parse(text) as Answer & { error?: string; message?: string };
  if (status >= 400) throw new ApiError(data.error ?? "failed", data.message ?? "", status);
  return data;
}

/** Hand a game of this device to the server, as it stands; it is never rated there. */
export async function handOver(table: string): Promise<TableMessage> {
  return post("/api/records", { body: await ask<Record<string, unknown>>("get", `/device/tables/${table}/record`) });
}

/** Take a game along, from a server or a file: it can be looked at here, and played on from any of its positions. */
export const takeIn = (record: GameRecord | Record<string, unknown>): Promise<TableMessage> =>
  ask("post", "/api/records", record);

/** Play a running game of the server on here, as its player knows it; there it stays as it is. */
export async function playAlong(table: string, name: string): Promise<TableMessage> {
  const wanted = await get("/api/tables/{table_id}/along", { table_id: table });
  const known = await device.request("get", "/api/me", null);
  if (known.status >= 400) await ask("post", "/api/session", { name });
  return ask("post", "/api/tables", wanted);
}

/** Forget a game of this device. */
export const forgetGame = (table: string): Promise<object> => ask("delete", `/device/tables/${table}`);
