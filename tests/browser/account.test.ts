/** What an account has besides its games: sessions, tokens, a password, days away, quiet hours; and records from elsewhere. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { faults } from "./accessible";
import { useFixtures } from "./fixtures";
import { Person } from "./people";

const fixtures = useFixtures();
const read = (path: string) => JSON.parse(readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8"));
const POSITION = read("positions/parbourg.json");
const RECORD = read("../../src/beffroi/games/tournay/tests/games/r1/two-base.json");

test("sessions and tokens are listed and ended, and another password ends them all", async () => {
  const { url } = fixtures.server;
  const [here, elsewhere] = [await Person.arrive(fixtures.browser), await Person.arrive(fixtures.browser)];
  const account = { name: "Sibylle the Second", password: "an old password" };
  const post = ({ context }: Person, path: string) =>
    context.request.post(url + path, { data: account, headers: { origin: url } });
  await here.page.goto(`${url}/help`);
  expect((await post(here, "/api/session/register")).ok()).toBe(true);
  await here.remembered();
  expect((await post(elsewhere, "/api/session/login")).ok()).toBe(true);
  const signedIn = async () => (await elsewhere.context.request.get(`${url}/api/me`)).ok();
  const { page } = here;
  await page.goto(`${url}/settings`);
  await page.locator("[data-session=elsewhere]").waitFor();
  expect(await faults(here)).toEqual([]);
  const games = page.getByLabel("My finished games may be looked through for puzzles");
  const allowed = async () => (await (await here.context.request.get(`${url}/api/me`)).json()).puzzle_games;
  expect(await games.isChecked()).toBe(false);
  await games.check();
  await expect.poll(allowed).toBe(true);
  await page.reload();
  await expect.poll(() => games.isChecked()).toBe(true);
  await games.uncheck();
  await expect.poll(allowed).toBe(false);
  await page.locator("[data-session=elsewhere]").getByRole("button", { name: "Sign out" }).click();
  await page.locator("[data-session=elsewhere]").waitFor({ state: "detached" });
  expect(await signedIn()).toBe(false);
  await page.getByText("New token").click();
  await page.getByLabel("What it is for").fill("My program");
  await page.getByRole("button", { name: "Create the token" }).click();
  await page.getByText("it is shown only this once").waitFor();
  await page.getByRole("button", { name: "End My program" }).click();
  await page.getByRole("button", { name: "End My program" }).waitFor({ state: "detached" });

  expect((await post(elsewhere, "/api/session/login")).ok()).toBe(true);
  await page.getByText("Change password").first().click();
  await page.getByLabel("New password").fill("a better password");
  await page.getByLabel("Current password").last().fill("an old password");
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByText("All other sessions have ended").waitFor();
  expect(await signedIn()).toBe(false);

  await page.goto(`${url}/notices`);
  await page.getByRole("button", { name: "Set quiet hours" }).click();
  await page.getByText(/Nothing is sent from 10:00\sPM to 8:00\sAM/).waitFor();
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel("First day").fill(day(3));
  await page.getByLabel("Last day").fill(day(5));
  await page.getByRole("button", { name: "I’ll be away" }).click();
  await page.getByText("27 days left of 30").waitFor();
  expect(await faults(here)).toEqual([]);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByText("30 days left of 30").waitFor();
  await here.leave();
  await elsewhere.leave();
});

test("a position is played from, a record taken in, and what is wrong is said by its place", async () => {
  const person = await Person.arrive(fixtures.browser);
  const { page } = person;
  await page.goto(`${fixtures.server.url}/import`);
  const text = page.getByLabel("Or paste it here");
  const look = page.getByRole("button", { name: "Look through it" });
  await text.fill('{\n  "game": parbourg\n}');
  await look.click();
  await page.getByText(/line 2, column \d+/).waitFor();
  const position = { game: "parbourg", ...POSITION.start };
  await text.fill(JSON.stringify({ ...position, day: 99 }));
  await look.click();
  await page.getByRole("alert").getByText("At day").waitFor();
  await page.getByRole("alert").getByText("This can’t be so on the table.").waitFor();

  // a file that is dropped on the home page
  await page.goto(fixtures.server.url);
  await page.getByRole("link", { name: "Import a record or a position" }).waitFor();
  const files = await page.evaluateHandle((content) => {
    const carried = new DataTransfer();
    carried.items.add(new File([content], "position.json", { type: "application/json" }));
    return carried;
  }, JSON.stringify(position));
  await page.dispatchEvent("main", "drop", { dataTransfer: files });
  await page.getByRole("button", { name: "Play from here" }).click();
  await page.waitForURL(/\/table\//);
  expect(await person.asked()).toBe(true);

  // the others' secrets keep the record of a game that goes on; broken off, it is given, and taken in elsewhere
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByText("The record holds secrets of the others").waitFor();
  await page.getByText("Sorry, I must go").click();
  await page.getByRole("button", { name: "Offer to stop" }).click();
  await page.getByRole("heading", { name: "The game was stopped by agreement" }).waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Game record" }).click(),
  ]);
  await page.goto(`${fixtures.server.url}/import`);
  await page.getByLabel("Choose a file").setInputFiles(await file.path());
  await page.getByRole("button", { name: "Take it in" }).click();
  await page.waitForURL(/\/table\//);
  await page.getByRole("heading", { name: "The game was broken off" }).waitFor();
  await person.leave();
});

test("what is wrong with a record is said in the language of its reader", async () => {
  const cut = JSON.stringify(RECORD).slice(0, 300);
  const edited = JSON.stringify({ ...RECORD, names: ["Somebody else"] });
  for (const [language, ...told] of [
    ["fr", "Ce n’est pas un document JSON complet.", "Il a été modifié : sa somme de contrôle ne correspond pas"],
    ["de", "Das ist kein vollständiges JSON-Dokument.", "Es wurde verändert: Die Prüfsumme passt nicht zum Inhalt."],
  ]) {
    const reader = await Person.arrive(fixtures.browser, { language });
    const { page } = reader;
    await page.goto(`${fixtures.server.url}/import`);
    for (const [n, text] of [cut, edited].entries()) {
      await page.locator("textarea").fill(text);
      await page.locator("section .btn").last().click();
      await page.getByRole("alert").getByText(told[n]).waitFor();
    }
    expect(await page.getByRole("alert").locator("b").textContent()).toContain("checksum");
    await reader.leave();
  }
});
