/** The guided first games: walked through by doing what the guide asks for, left and taken up again, skipped. */
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { Person } from "./people";
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
async function follow(person: Person, pick: number): Promise<void> {
  const { page } = person;
  const readOn = page.locator(".tutorial .first");
  if (await readOn.count()) return readOn.click();
  if (await page.locator(".ask .actions .first:enabled").count()) return person.clickSomething(pick);
  const asked = page.locator(".tutorial h3").and(page.locator(":visible"));
  const pieces = page.locator("[data-taught][data-can]:visible");
  const plain = page.locator(".ask .loose [data-choice]");
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

test.each(GUIDED)("%s is learnt by doing, with a break in the midst", { timeout: 600_000 }, async (game) => {
  const person = await begin(game);
  const { of } = await lessons(person);
  const heard = new Set<string>();
  for (let n = 0; n < MOST && (await wanted(person)); n += 1) {
    for (const heading of await person.page.locator(".tutorial h3").allTextContents()) heard.add(heading);
    await follow(person, n * 7 + 3);
    if (heard.size === 6) {
      await person.page.reload();
      await person.page.locator(".tutorial").waitFor();
      expect((await lessons(person)).now).toBeGreaterThanOrEqual(5);
      heard.add("a break");
    }
  }
  expect(await person.page.locator(".tutorial").count()).toBe(0);
  expect(heard.size).toBeGreaterThan(of * 0.7);
  await person.leave();
});

test.each(GUIDED)("%s is played on without the lessons", async (game) => {
  const person = await begin(game);
  await person.page.getByRole("button", { name: "Skip the lessons" }).click();
  await person.page.reload();
  expect(await person.asked()).toBe(true);
  expect(await person.page.locator(".tutorial").count()).toBe(0);
  await person.leave();
});
