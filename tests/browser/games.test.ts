/** Every game of the house, played to its end by clicking only what glows, by keyboard alone, alone, and with everything on on a tablet. */
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createTable, Person, playByKeys, playOut, TABLET, WIDE } from "./people";
import { useFixtures } from "./fixtures";

interface Info {
  slug: string;
  seats: [number, number];
  options: { name: string; kind: string; choices: string[] }[];
}

const FOLDER = fileURLToPath(new URL("../../src/beffroi/games/", import.meta.url));
const GAMES = readdirSync(FOLDER).filter((game) => existsSync(`${FOLDER}${game}/view.py`));
const LONG = { timeout: 1_800_000 };
const MOST = 2000; // decisions
const ONE_BOT = [{ kind: "me" }, { kind: "bot", level: "page" }];
const fixtures = useFixtures();

async function sitDown(game: string, seats: object[], options: object = {}, size = WIDE): Promise<Person> {
  const person = await Person.arrive(fixtures.browser, { size });
  const wish = { game, options, seats, access: "link", clock: { kind: "none" }, confirm: false, chat: true };
  const table = await createTable(person, fixtures.server.url, wish);
  await person.page.goto(`${fixtures.server.url}/table/${table}`);
  return person;
}

async function finished(person: Person): Promise<void> {
  await person.page.locator("[data-over] .final-scoring").waitFor();
  expect(person.update.over).toBe(true);
  await person.leave();
}

async function infoOf(game: string): Promise<Info> {
  const games: Info[] = await (await fetch(`${fixtures.server.url}/api/games`)).json();
  return games.find((one) => one.slug === game)!;
}

/** Every option at its fullest. */
function everything(info: Info): Record<string, unknown> {
  const value = (option: Info["options"][number]) =>
    ({ flag: true, set: option.choices, choice: option.choices.at(-1) })[option.kind];
  return Object.fromEntries(
    info.options.filter((option) => option.kind !== "table").map((option) => [option.name, value(option)]),
  );
}

test.each(GAMES)("%s against a bot by clicking only what glows", LONG, async (game) => {
  const person = await sitDown(game, ONE_BOT);
  await playOut(person, MOST);
  await finished(person);
});

test.each(GAMES)("%s against a bot by keyboard alone", LONG, async (game) => {
  const person = await sitDown(game, ONE_BOT);
  await playByKeys(person, MOST);
  await finished(person);
});

test.each(GAMES)("%s with everything on, on an upright tablet", LONG, async (game) => {
  const person = await sitDown(
    game,
    [...ONE_BOT, { kind: "bot", level: "page" }],
    everything(await infoOf(game)),
    TABLET,
  );
  await playOut(person, MOST);
  await finished(person);
});

test.each(GAMES)("%s alone, if it can be played alone", LONG, async (game) => {
  if ((await infoOf(game)).seats[0] > 1) return;
  const person = await sitDown(game, [{ kind: "me" }]);
  await playOut(person, MOST);
  await finished(person);
});
