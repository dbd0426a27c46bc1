/** Every page of the town, made ready to be looked at: with a game being played and one that is over. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { finishedGame, lookedAt, TITLES } from "./finished_games";
import { createTable, Person, playOut } from "./people";

export interface Place {
  name: string;
  path: string;
  /** What must be on the page before it is looked at. */
  ready: string;
  /** The finished game it looks back at. */
  past?: string;
}

export interface Visited {
  places: Place[];
  storage: Awaited<ReturnType<Person["context"]["storageState"]>>;
}

const FOLDER = fileURLToPath(new URL("positions/", import.meta.url));
const BOT = { kind: "bot", level: "page" };
const SEATS = [{ kind: "me" }, BOT, BOT];
const wish = (game: string, seats: object[] = SEATS) => ({
  game,
  options: {},
  seats,
  access: "public",
  clock: { kind: "live", base: 900, plus: 20 },
  confirm: true,
  chat: true,
});

/** The tables to look at: the fixed middles of games that positions.py wrote, and any other game at its beginning. */
function tables(games: string[]): [string, object][] {
  const kept = readdirSync(FOLDER).map(
    (file) => [file.replace(".json", ""), JSON.parse(readFileSync(FOLDER + file, "utf8"))] as const,
  );
  const others = games.filter((game) => kept.every(([, table]) => table.game !== game));
  return [
    ...kept.map(([name, { game, seats, options, start }]): [string, object] => [
      name,
      { ...wish(game, [SEATS[0], ...Array(seats - 1).fill(BOT)]), options, start },
    ]),
    ...others.map((game): [string, object] => [game, wish(game)]),
  ];
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
    ...TITLES.map((title) => ({ name: `learn-${title}`, path: `/learn/${title}`, ready: "main[data-ready] article" })),
    { name: "cards", path: `/learn/${TITLES[0]}/cards`, ready: ".cards button" },
    { name: "notices", path: "/notices", ready: "main[data-ready]" },
    { name: "import", path: "/import", ready: "textarea" },
    { name: "offline", path: "/offline", ready: ".side .works" },
    { name: "lost", path: "/nowhere", ready: ".paper" },
    ...TITLES.map((title) => ({ name: `figures-${title}`, path: `/figures/${title}`, ready: "main[data-ready]" })),
  ];
  for (const [name, request] of tables(games)) {
    const table = await createTable(person, url, { ...request });
    places.push({ name: `table-${name}`, path: `/table/${table}`, ready: ".ask" });
  }
  const open = await createTable(
    person,
    url,
    wish("fair", [{ kind: "me" }, { kind: "open" }, { kind: "bot", level: "page" }]),
  );
  const past = await Promise.all(TITLES.map((title) => finishedGame(person, url, title)));
  const over = await createTable(person, url, wish("fair"));
  await person.page.goto(`${url}/table/${over}`);
  await playOut(person);
  places.push({ name: "waiting", path: `/table/${open}`, ready: ".room" });
  places.push({ name: "over", path: `/table/${over}`, ready: "[data-over] .ask" });
  places.push({ name: "replay", path: `/table/${over}?move=5`, ready: ".replay" });
  const name = `Mahaut${Date.now() % 1e6}`;
  const account = { name, password: "a good long word" };
  await person.context.request.post(`${url}/api/session/register`, { data: account, headers: { origin: url } });
  places.push({ name: "player", path: `/player?name=${name}`, ready: ".facts" });
  for (const [i, title] of TITLES.entries())
    // last: meanwhile the bot goes through them
    places.push({
      name: `look-back-${title}`,
      path: `/table/${past[i]}/look-back`,
      ready: "[data-ready]",
      past: past[i],
    });
  const storage = await person.context.storageState();
  await person.leave();
  return { places, storage };
}

/** Go there, and wait until it can be looked at. */
export async function visit(person: Person, url: string, { path, ready, past }: Place): Promise<void> {
  if (past) await lookedAt(person, url, past);
  await person.page.goto(url + path);
  await person.page.locator(ready).first().waitFor();
  await person.page.evaluate(() => document.fonts.ready);
}

/** The games a house has. */
export async function gamesOf(url: string): Promise<string[]> {
  const games: { slug: string }[] = await (await fetch(`${url}/api/games`)).json();
  return games.map((game) => game.slug);
}
