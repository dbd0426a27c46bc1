/** Every page of the town, made ready to be looked at: with a game being played and one that is over. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { createTable, Person, playOut } from "./people";

export interface Place {
  name: string;
  path: string;
  /** What must be on the page before it is looked at. */
  ready: string;
}

export interface Visited {
  places: Place[];
  storage: Awaited<ReturnType<Person["context"]["storageState"]>>;
}

const SEATS = [{ kind: "me" }, { kind: "bot", level: "page" }, { kind: "bot", level: "page" }];
const wish = (game: string, seats: object[] = SEATS) => ({ game, options: {}, seats, access: "public", clock: { kind: "live", base: 900, plus: 20 }, confirm: true, chat: true });

/** The position a game is looked at in, the same every time (positions.py writes it); null for its beginning. */
function middleOf(game: string): object | null {
  const file = fileURLToPath(new URL(`positions/${game}.json`, import.meta.url));
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

export async function prepare(browser: Browser, url: string, games: string[]): Promise<Visited> {
  const person = await Person.arrive(browser);
  const places: Place[] = [
    { name: "home", path: "/", ready: ".game" },
    { name: "new", path: `/new/${games[0]}`, ready: ".go" },
    { name: "watch", path: "/watch", ready: ".paper ul, .paper .hint" },
    { name: "leaderboard", path: `/leaderboard/${games[0]}`, ready: ".paper .box" },
    { name: "settings", path: "/settings", ready: ".pick" },
    { name: "help", path: "/help", ready: ".topics" },
    { name: "lost", path: "/nowhere", ready: ".paper" },
  ];
  for (const game of games) {
    const table = await createTable(person, url, { ...wish(game), start: middleOf(game) });
    places.push({ name: `table-${game}`, path: `/table/${table}`, ready: ".ask" });
  }
  const open = await createTable(person, url, wish("fair", [{ kind: "me" }, { kind: "open" }, { kind: "bot", level: "page" }]));
  const over = await createTable(person, url, wish("fair"));
  await person.page.goto(`${url}/table/${over}`);
  await playOut(person);
  places.push({ name: "waiting", path: `/table/${open}`, ready: ".room" });
  places.push({ name: "over", path: `/table/${over}`, ready: "[data-over] .ask" });
  places.push({ name: "replay", path: `/table/${over}?move=5`, ready: ".replay" });
  const name = `Mahaut${Date.now() % 1e6}`;
  const account = { name, password: "a good long word" };
  await person.context.request.post(`${url}/api/session/register`, { data: account, headers: { origin: url } });
  places.push({ name: "player", path: `/player?name=${name}`, ready: ".paper .box" });
  const storage = await person.context.storageState();
  await person.leave();
  return { places, storage };
}

/** The games a house has. */
export async function gamesOf(url: string): Promise<string[]> {
  const games: { slug: string }[] = await (await fetch(`${url}/api/games`)).json();
  return games.map((game) => game.slug);
}
