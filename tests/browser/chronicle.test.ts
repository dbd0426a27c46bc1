/** The chronicle: one entry a turn under its round, with steps to fold out and the moment to see; replay by turn. */
import { expect, test } from "vitest";
import { finishedGame, TITLES } from "./finished_games";
import { createTable, Person } from "./people";
import { useFixtures } from "./fixtures";

const fixtures = useFixtures();
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
