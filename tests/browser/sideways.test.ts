/** A phone held sideways: tabs, board and question lie side by side, the board keeps its height, whatever glows can be reached. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { covered } from "./reachable";
import { createTable, Person } from "./people";
import { useFixtures } from "./fixtures";

const FOLDER = fileURLToPath(new URL("positions/", import.meta.url));
const MIDDLES = readdirSync(FOLDER).map((file) => file.replace(".json", ""));
const SIDEWAYS = [
  { width: 844, height: 390 },
  { width: 740, height: 360 },
];
const ANSWERS = 6;
const LINE = 10; // px that a line of a question is high at least
const fixtures = useFixtures();

const read = (middle: string) => JSON.parse(readFileSync(`${FOLDER}${middle}.json`, "utf8"));

/** Sit down in the middle of a game. */
async function sitDown(middle: string, size: (typeof SIDEWAYS)[number]): Promise<Person> {
  const { game, seats, options, start } = read(middle);
  const person = await Person.arrive(fixtures.browser, { size, language: "fr" });
  const bots = Array(seats - 1).fill({ kind: "bot", level: "page" });
  const wish = {
    game,
    options,
    start,
    seats: [{ kind: "me" }, ...bots],
    access: "link",
    clock: { kind: "none" },
    confirm: true,
    chat: true,
  };
  await person.page.goto(`${fixtures.server.url}/table/${await createTable(person, fixtures.server.url, wish)}`);
  await person.asked();
  return person;
}

/** Everything lies in the window, every seat too, and the board has most of its height. */
async function hasRoom(person: Person, seats: number, { width, height }: (typeof SIDEWAYS)[number]): Promise<void> {
  const lies = async (part: string) => {
    const box = await person.page.locator(part).first().boundingBox({ timeout: 5000 });
    const within =
      !!box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1;
    expect({ part, within, box }).toMatchObject({ within: true });
  };
  for (const part of [".table > header", ".tabs", ".stage", ".foot"]) await lies(part);
  const high = async (part: string) => (await person.page.locator(part).first().boundingBox())!.height;
  expect(await high(".ask")).toBeGreaterThan((await high(".foot")) * 0.9); // its column is its own
  // the seats are in the page's strip, or the board draws them and may have to be scrolled
  const strip = (await person.page.locator(".strip").count()) > 0;
  if (strip) await lies(".strip");
  for (let seat = 0; seat < seats; seat += 1) {
    const shown = `${strip ? ".strip" : ".stage"} [data-anchor="seat:${seat}"]`;
    if (!strip) await person.page.locator(shown).first().scrollIntoViewIfNeeded({ timeout: 5000 });
    await lies(shown);
  }
  expect(await person.page.locator(".table > header").evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
  expect((await person.page.locator(".stage").boundingBox())!.height).toBeGreaterThan(height * 0.8);
  const hidden = await person.page.locator(".ask h2").evaluate((words) => words.scrollHeight - words.clientHeight);
  expect(hidden).toBeLessThan(LINE);
}

describe.each(SIDEWAYS)("$width × $height", (size) => {
  test.each(MIDDLES)("%s: every tab, then some answers", async (middle) => {
    const { seats } = read(middle);
    const person = await sitDown(middle, size);
    await hasRoom(person, seats, size);
    const tabs = person.page.locator("[aria-controls=stage]");
    for (const tab of await tabs.all()) {
      await tab.click();
      expect(await covered(person.page)).toEqual([]);
    }
    await tabs.first().click();
    for (let n = 0; n < ANSWERS && (await person.asked()); n += 1) {
      expect(await covered(person.page)).toEqual([]);
      await person.clickSomething(n * 7 + 3);
      await person.settled();
    }
    await hasRoom(person, seats, size);
    await person.leave();
  });
});
