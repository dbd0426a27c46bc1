/** The guided first games: walked through by doing what the guide asks for, left and taken up again, skipped. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createTable, Person } from "./people";
import { useFixtures } from "./fixtures";

const FOLDER = fileURLToPath(new URL("../../src/beffroi/games/", import.meta.url));
const GUIDED = readdirSync(FOLDER).filter((game) => existsSync(`${FOLDER}${game}/ui/tutorial/index.ts`));
const MOST = 400; // steps of a walk
const fixtures = useFixtures();

async function begin(game: string): Promise<Person> {
  const person = await Person.arrive(fixtures.browser);
  await person.page.goto(`${fixtures.server.url}/help/${game}`);
  await person.page.getByRole("button", { name: "A guided first game" }).click();
  await person.page.locator(".tutorial h3").waitFor();
  return person;
}

/** Wait until the guide or the table wants something, or the guide has gone. */
async function wanted(person: Person): Promise<boolean> {
  await person.settled();
  await person.page.waitForFunction(
    () =>
      !document.querySelector(".tutorial") ||
      document.querySelector(".tutorial .first, [data-can], .ask [data-choice], .ask .actions .first:enabled"),
  );
  return (await person.page.locator(".tutorial").count()) > 0;
}

/** Do what the guide asks for: read on, choose the piece it speaks of, give the plain answer; where it leaves the choice, whatever glows. */
async function follow(person: Person, pick: number, heard: number): Promise<void> {
  const { page } = person;
  if ((await lesson(person)) !== heard) return; // it came this moment: first it is heard
  const readOn = page.locator(".tutorial .first");
  if (await readOn.count()) return readOn.click();
  if (await page.locator(".ask .actions .first:enabled:not([data-choice])").count()) return person.clickSomething(pick);
  const asked = page.locator(".tutorial h3").and(page.locator(":visible"));
  const pieces = page.locator("[data-taught][data-can]:not([data-chosen]):visible"); // what is picked would be put back
  const plain = page.locator(".ask .loose [data-choice], .ask #play[data-choice]");
  if (!(await pieces.count()) && (await asked.count()) && (await plain.count())) return plain.last().click();
  if (!(await asked.count()) || !(await pieces.count())) return person.clickSomething(pick);
  await pieces.first().click();
  const menu = page.locator("[role=menu] [role=menuitem]");
  if (await menu.count()) await menu.first().click();
}

const lessons = async (person: Person) => {
  const [, now, of] = /(\d+)\D+(\d+)/.exec((await person.page.locator(".tutorial small").textContent()) ?? "") ?? [];
  return { now: Number(now), of: Number(of) };
};

/** The lesson that is given now; 0 while the guide waits for the chance of the next one. */
const lesson = async (person: Person) =>
  (await person.page.locator(".tutorial h3").count()) ? (await lessons(person)).now : 0;

test.each(GUIDED)(
  "%s is learnt by doing, with a break in the midst, and what others did is told",
  { timeout: 600_000 },
  async (game) => {
    const person = await begin(game);
    const { page } = person;
    const { of } = await lessons(person);
    const heard: number[] = [];
    let broken = false;
    let news = 0;
    for (let n = 0; n < MOST && heard.at(-1) !== of && (await wanted(person)); n += 1) {
      const now = await lesson(person);
      if (now && heard.at(-1) !== now) heard.push(now);
      expect(await page.locator(".chron .log").isVisible(), "the chronicle stays").toBe(true);
      news += await page.locator(".tutorial .news").count();
      if (heard.length === 6 && !broken) {
        broken = true;
        await page.reload();
        // it goes on with a lesson, or waits for the chance of the next one: none is lost, and none comes twice
        await page.waitForFunction(() => document.querySelector(".tutorial h3, [data-can]"));
        await person.settled();
      }
      await follow(person, n * 7 + 3, now);
    }
    expect(heard).toEqual(Array.from({ length: of }, (_, i) => i + 1));
    expect(news).toBeGreaterThan(0);
    expect(await page.getByText("Lesson 0").count()).toBe(0);
    expect(await page.locator(".tutorial").count()).toBe(1);
    await person.leave();
  },
);

test.each(GUIDED)("what a lesson of %s asks for is in sight, however long it is", async (game) => {
  const person = await Person.arrive(fixtures.browser, { size: { width: 1440, height: 900 }, language: "de" });
  const { page } = person;
  await page.goto(`${fixtures.server.url}/help/${game}`);
  await page.getByRole("button", { name: "Erste Partie mit Anleitung" }).click();
  for (let read = 0; read < 3; read += 1) {
    await page.locator(".tutorial :is(.first, .try)").first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const below = await page.locator(".tutorial").evaluate((sheet) => {
      const wanted = sheet.querySelector(".first") ?? sheet.querySelector(".try")!;
      return wanted.getBoundingClientRect().bottom - sheet.getBoundingClientRect().bottom;
    });
    expect(below).toBeLessThan(0);
    const on = page.locator(".tutorial .first");
    if (!(await on.count())) break; // it waits for an answer
    await on.click();
  }
  await person.leave();
});

test("a guide ends with the game and what to try next", async () => {
  const { game, options, start } = JSON.parse(readFileSync(new URL("endings/parbourg.json", import.meta.url), "utf8"));
  const person = await Person.arrive(fixtures.browser);
  const { page } = person;
  const bot = { kind: "bot", level: "page" };
  const table = await createTable(person, fixtures.server.url, {
    game,
    options,
    seats: [{ kind: "me" }, bot, bot, bot],
    access: "link",
    clock: { kind: "none" },
    confirm: false,
    chat: true,
    start,
  });
  await page.goto(`${fixtures.server.url}/help`);
  await page.evaluate((id) => localStorage.setItem(`beffroi-guide-${id}`, '{"learnt":[]}'), table);
  await page.goto(`${fixtures.server.url}/table/${table}`);
  for (let n = 0; n < MOST && (await person.asked()); n += 1) {
    await person.clickSomething(0);
    await person.settled();
  }
  const end = page.getByRole("region", { name: "Your first game" });
  await end.getByText(/You won your first game|Your first game is over/).waitFor();
  await end.getByText("Play again without the guide").waitFor();
  await end.getByRole("link", { name: "Play another game" }).waitFor();
  await person.leave();
});

test("a guided game may be begun before the page about the game has come whole", async () => {
  const person = await Person.arrive(fixtures.browser);
  const { page } = person;
  let come = (): void => undefined;
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route("**/api/games/tournay/catalogue*", async (route) => {
    await held;
    await route.continue().catch(() => undefined); // the table has asked again meanwhile
  });
  await page.goto(`${fixtures.server.url}/learn/tournay`);
  await page.getByRole("button", { name: "A guided first game" }).click();
  await page.waitForURL("**/table/*");
  const late = page.waitForResponse("**/api/games/tournay/catalogue*");
  come();
  await late;
  await page.locator(".tutorial h3").waitFor();
  await person.leave(); // with nothing in the console: nothing of the page that has gone was read
});

test.each(GUIDED)("%s is played on without the lessons", async (game) => {
  const person = await begin(game);
  await person.page.getByRole("button", { name: "Skip the lessons" }).click();
  await person.page.reload();
  expect(await person.asked()).toBe(true);
  expect(await person.page.locator(".tutorial").count()).toBe(0);
  await person.leave();
});
