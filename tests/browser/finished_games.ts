/** Finished games to look back at: the records that records.py wrote, taken in by the server. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Person } from "./people";

const FOLDER = fileURLToPath(new URL("records/", import.meta.url));
export const TITLES = readdirSync(FOLDER).map((file) => file.replace(".json", ""));

/** A finished game of this title as a table; the bot begins to go through it. */
export async function finishedGame(person: Person, url: string, title: string): Promise<string> {
  const record = JSON.parse(readFileSync(`${FOLDER}${title}.json`, "utf8"));
  const request = person.context.request;
  const taken = await request.post(`${url}/api/records`, { data: record, headers: { origin: url } });
  if (!taken.ok()) throw new Error(`${title}: ${taken.status()} ${await taken.text()}`);
  const { table } = await taken.json();
  await request.get(`${url}/api/tables/${table}/analysis`);
  return table;
}

/** Wait until the bot has gone through a game, however busy the machine is. */
export async function lookedAt(person: Person, url: string, table: string): Promise<void> {
  while ((await person.context.request.get(`${url}/api/tables/${table}/analysis`)).status() === 202) {
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
