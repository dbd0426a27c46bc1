/** The chronicle: one entry a turn under its round, with steps to fold out and the moment to see; replay by turn. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { finishedGame, TITLES } from "./finished_games";
import { createTable, Person } from "./people";
import { useFixtures } from "./fixtures";

const fixtures = useFixtures();
const TURNS = JSON.parse(readFileSync(new URL("turns/troyes.json", import.meta.url), "utf8"));
const WISH = { options: {}, access: "link", clock: { kind: "none" }, confirm: false, chat: true };

test.each(TITLES)("%s: a turn is one entry, opens its steps, and shows its moment", async (title) => {
  const person = await Person.arrive(fixtures.browser, { size: { width: 1440, height: 900 } });
  const { page } = person;
  await createTable(person, fixtures.server.url, { ...WISH, game: "fair", seats: [{ kind: "me" }, { kind: "me" }] });
  const table = await finishedGame(person, fixtures.server.url, title);
  await page.goto(`${fixtures.server.url}/table/${table}?move=40`);
  const log = page.getByRole("list", { name: "Chronicle" });
  await log.locator(".entry").first().waitFor();
  const events = person.update.events.length;
  await page.locator(".replay").waitFor();
  expect(await log.locator(".entry").count()).toBeLessThan(events);
  const opening = log.locator('.line[aria-expanded="false"]').last();
  const words = await opening.textContent();
  await opening.click();
  const opened = log.locator(".entry", { hasText: words! }).last();
  expect(await opened.locator("ul li").count()).toBeGreaterThan(1);
  await log.locator("[aria-current]").first().waitFor();

  const moment = () => page.locator(".replay input").inputValue();
  await page.locator(".replay .tool:enabled").nth(4).waitFor(); // the moment was found
  const here = Number(await moment());
  await page.getByRole("button", { name: "One turn on" }).click();
  await page.waitForFunction(
    (at) => Number(document.querySelector<HTMLInputElement>(".replay input")!.value) > at,
    here,
  );
  await page.getByRole("button", { name: "One turn back" }).click();
  await page.waitForFunction(
    (at) => Number(document.querySelector<HTMLInputElement>(".replay input")!.value) <= at,
    here,
  );
  await person.leave();
});

test("what is new is brought into sight, but not to who reads further up", async () => {
  const person = await Person.arrive(fixtures.browser, { size: { width: 1280, height: 720 } });
  const { page } = person;
  const seats = [{ kind: "me" }, { kind: "bot", level: "page" }];
  const table = await createTable(person, fixtures.server.url, { ...WISH, ...TURNS, seats });
  await page.goto(`${fixtures.server.url}/table/${table}`);
  const log = page.getByRole("list", { name: "Chronicle" });
  const measured = () => log.evaluate((list) => [list.scrollTop, list.scrollHeight - list.clientHeight]);
  let n = 0;
  /** Answer until the chronicle is that much longer, in px. */
  const playOn = async (more: number) => {
    const [, before] = await measured();
    for (; (await measured())[1] < before + more; n += 1) {
      await person.asked();
      await person.clickSomething(7 * n + 3);
      await person.settled();
    }
  };
  await person.asked();
  await playOn(200);
  const fromEnd = async () => {
    const [top, end] = await measured();
    return end - top;
  };
  await expect.poll(fromEnd, { timeout: 5_000 }).toBeLessThan(2); // an entry has its height once it is drawn
  await log.evaluate((list) => (list.scrollTop = 10));
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await playOn(50);
  expect((await measured())[0]).toBe(10);
  await person.leave();
});
