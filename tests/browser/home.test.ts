import { expect, test } from "vitest";
import { PHONE, Person } from "./people";
import { useFixtures } from "./fixtures";

const fixtures = useFixtures();

test("one click on the home page leads to a game against bots", async () => {
  const person = await Person.arrive(fixtures.browser);
  await person.page.goto(fixtures.server.url);
  await person.page.getByRole("button", { name: "Play now The Fair" }).click();
  await person.page.waitForURL(/\/table\//);
  expect(await person.asked()).toBe(true);
  // a bot has a name of its own, never that of a level or a card; its level is a badge
  const bot = person.page.locator('[data-anchor="seat:1"]');
  expect(await bot.getByRole("heading").textContent()).not.toMatch(/Page|Apprentice|Journeyman|Master|bot/i);
  await bot.getByRole("img", { name: "Journeyman" }).waitFor();
  await person.page.goto(fixtures.server.url);
  await person.page.locator(".mine-box").getByText("Your turn").first().waitFor();
  await person.leave();
});

test("a table is created with options, found by its code, and unknown codes are refused in words", async () => {
  const host = await Person.arrive(fixtures.browser);
  await host.page.goto(`${fixtures.server.url}/new/fair`);
  await host.page.getByRole("button", { name: "Friends" }).click();
  await host.page.getByRole("switch").first().check({ force: true });
  await host.page.getByRole("button", { name: "Open the table" }).click();
  await host.page.getByText("Waiting for players").first().waitFor();
  const code = host.page.url().split("/").at(-1)!;

  const guest = await Person.arrive(fixtures.browser, { size: PHONE });
  await guest.page.goto(fixtures.server.url);
  await guest.page.getByLabel("Code or link").fill(code); // its last letter joins
  await guest.page.getByRole("button", { name: "Sit here" }).click();
  expect(await guest.asked()).toBe(true);
  expect(await host.asked()).toBe(true);
  await host.leave();
  await guest.leave();
});

test("on a new device an account is found from the home page, its form open", async () => {
  const person = await Person.arrive(fixtures.browser, { size: PHONE });
  const { page } = person;
  await page.goto(fixtures.server.url);
  await page.getByRole("link", { name: "I have an account" }).click();
  await page.getByLabel("Password").waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute("autocomplete") === "username");
  expect(await page.getByRole("button", { name: "Sign in" }).isVisible()).toBe(true);
  const box = (await page.getByLabel("Password").boundingBox())!;
  expect(box.y + box.height).toBeLessThan(PHONE.height);
  await person.leave();
});

test("an unknown address and an unknown table say so", async () => {
  const person = await Person.arrive(fixtures.browser);
  await person.page.goto(`${fixtures.server.url}/nowhere`);
  await person.page.getByText("There is no such place").waitFor();
  await person.leave();
});

test("the language, the light and the sound are kept", async () => {
  const person = await Person.arrive(fixtures.browser);
  await person.page.goto(`${fixtures.server.url}/settings`);
  await person.page.getByRole("button", { name: "Français" }).click();
  await person.page.getByRole("button", { name: "Chandelle" }).last().click();
  await person.page.reload();
  await person.page.getByRole("heading", { name: "Réglages" }).waitFor();
  expect(await person.page.locator("html").getAttribute("data-theme")).toBe("dark");
  expect(await person.page.locator("html").getAttribute("lang")).toBe("fr");
  await person.leave();
});
