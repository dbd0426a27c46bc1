/** Games of the day: one try by clicks and by keys, covered until then, compared afterwards, verified the day after. */
import { expect, test } from "vitest";
import { faults } from "./accessible";
import { Caller, playToday } from "./day_games";
import { useFixtures } from "./fixtures";
import { Person, PHONE, playByKeys, playOut, SIZES } from "./people";
import { Server } from "./server";
import { readable, resize } from "./sight";
import type { DayOverview } from "../../web/src/generated/protocol";

const DAY = 86_400_000; // ms
const EVENT = "fair-3";
const SOLO = "troyes-1";
const server = new Server({}, true);
const fixtures = useFixtures(server);
const go = (person: Person, path: string) => person.page.goto(fixtures.server.url + path);
let played: Promise<string[]> | null = null;
/** Two others who have played alone today. */
const others = () =>
  (played ??= Promise.all(["Thierry", "Odile"].map((name, i) => playToday(server.url, name, SOLO, i + 2))));
const begin = (person: Person) => person.page.locator(".go .btn");

test("a game of the day is played by clicks, ranked, and told to others without telling", async () => {
  const person = await Person.arrive(fixtures.browser);
  await go(person, `/day/${EVENT}`);
  expect(await person.page.locator("main table").count()).toBe(0);
  await begin(person).click();
  await person.page.waitForURL(/\/table\//);
  await playOut(person);
  await person.page.getByRole("link", { name: "Result of the day" }).first().click();
  await person.page.locator(".result h1").waitFor();
  expect(await person.page.locator(".result h1").textContent()).toMatch(/point/);
  const text = (await person.page.locator(".share pre").textContent()) ?? "";
  expect(text.split("\n")[0]).toMatch(/^Beffroi · /);
  expect(text).toContain(`/day/${EVENT}/`);
  expect(await person.page.locator("#ranking .you").count()).toBe(1);
  await person.leave();
});

test("a game of the day is played by keys alone, on a phone, in German", async () => {
  const person = await Person.arrive(fixtures.browser, { size: PHONE, dark: true, language: "de" });
  await go(person, `/day/${EVENT}`);
  await begin(person).focus();
  await person.page.keyboard.press("Enter");
  await person.page.waitForURL(/\/table\//);
  await playByKeys(person);
  await go(person, `/day/${EVENT}`);
  await person.page.getByRole("button", { name: "Woche" }).focus();
  await person.page.keyboard.press("Enter");
  await person.page.getByText("Noch kein Tag davon ist vorbei.").waitFor();
  await person.leave();
});

test("others’ games are covered, and a look at them spends the try", async () => {
  await others();
  const person = await Person.arrive(fixtures.browser, { language: "fr" });
  await go(person, `/day/${SOLO}`);
  await person.page.getByText("Les résultats restent cachés").waitFor();
  expect(await person.page.getByText("Thierry").count()).toBe(0);
  const look = person.page.getByRole("button", { name: "Voir d’abord les parties des autres" });
  await look.focus();
  await person.page.keyboard.press("Enter");
  await person.page.getByRole("button", { name: "Dépenser mon essai" }).focus();
  await person.page.keyboard.press("Enter");
  await person.page.getByRole("cell", { name: "Thierry" }).first().waitFor();
  expect(await person.page.locator(".result h1").textContent()).toBe("Essai dépensé pour regarder");
  await person.leave();
});

test("two games are compared turn by turn, and a turn leads to both boards", async () => {
  await others();
  const person = await Person.arrive(fixtures.browser);
  await go(person, `/day/${SOLO}`);
  await person.page.getByRole("button", { name: "See the games of others first" }).click();
  await person.page.getByRole("button", { name: "Spend my try" }).click();
  const rows = person.page.locator(".two tbody tr");
  await rows.first().waitFor();
  const differing = await rows.count();
  await person.page.getByLabel("Only where they differ").click();
  await expect.poll(() => rows.count()).toBeGreaterThan(differing);
  expect(await person.page.locator(".two .mid span").first().textContent()).not.toBe("");
  await rows.nth(1).locator("button").click();
  const [board] = await Promise.all([
    person.context.waitForEvent("page"),
    person.page.locator(".boards a").first().click(),
  ]);
  await board.locator(".replay").waitFor();
  expect(new URL(board.url()).searchParams.get("move")).toMatch(/^\d+$/);
  await board.close();
  await person.leave();
});

test("who waits past midnight plays the game of the new day", async () => {
  const late = new Server({}, true);
  await late.open();
  const person = await Person.arrive(fixtures.browser);
  const { page } = person;
  await page.clock.install();
  await page.goto(`${late.url}/day/${EVENT}`);
  await begin(person).waitFor();
  const before = await page.locator(".facts small").first().textContent();
  late.pass(DAY);
  await page.clock.fastForward(DAY);
  await expect.poll(() => page.locator(".facts small").first().textContent()).not.toBe(before);
  await begin(person).click();
  await page.waitForURL(/\/table\//);
  const [, table] = /\/table\/(\w+)/.exec(page.url())!;
  const answer = await person.context.request.get(`${late.url}/api/days`);
  const { games } = (await answer.json()) as DayOverview;
  expect(games.find((one) => one.game.event === EVENT)?.mine).toMatchObject({ status: "running", table });
  await person.context.close();
  await late.close();
});

test("the pages of the day fit every size and are open to all, in three languages", async () => {
  await others();
  for (const [language, dark] of [
    ["en", false],
    ["fr", true],
    ["de", false],
  ] as const) {
    const person = await Person.arrive(fixtures.browser, { language, dark });
    for (const path of [`/day/tournay-3`, `/day/${SOLO}`]) {
      await go(person, path);
      if (path.endsWith(SOLO)) {
        await person.page.locator(".others .link").click();
        await person.page.locator(".others .btn").first().click();
        await person.page.locator(".two td").first().waitFor();
      } else await begin(person).waitFor();
      for (const size of SIZES) {
        await resize(person.page, size);
        const wide = await person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, `${path} at ${size.width}, ${language}`).toBeLessThanOrEqual(0);
        expect(await readable(person.page, size), `${path} at ${size.width}, ${language}`).toEqual([]);
        expect(await faults(person), `${path} at ${size.width}, ${language}`).toEqual([]);
      }
    }
    await person.leave();
  }
});

test("the day after, yesterday’s ranking is on the home page and its seed is told", async () => {
  const caller = new Caller(server.url);
  const { day, games } = await caller.ask<DayOverview>("/api/days");
  const featured = games[day % games.length].game.event;
  for (const [i, name] of ["Sanchia", "Guillem"].entries()) await playToday(server.url, name, featured, i + 3);
  server.pass(DAY);
  const person = await Person.arrive(fixtures.browser);
  await go(person, "/");
  await person.page.locator(".game-of-the-day table").waitFor();
  await person.page.getByRole("link", { name: "Compare two games" }).click();
  await person.page.getByText("Seed", { exact: true }).waitFor();
  const seed = (await person.page.locator("dd code").nth(1).textContent()) ?? "";
  const told = Buffer.from(seed, "hex").toString("latin1");
  expect(told).toContain(new Date(day * DAY).toISOString().slice(0, 10));
  await person.page.getByRole("button", { name: "Month" }).click();
  await person.page.locator("#ranking").getByRole("columnheader", { name: "Day points" }).waitFor();
  await person.leave();
});
