/** The Royal Challenge: nobody is told how it ends before it has ended, and been counted. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { useFixtures } from "./fixtures";
import { createTable, Person } from "./people";

const fixtures = useFixtures();
const POSITION = fileURLToPath(new URL("positions/troyes-royal.json", import.meta.url));
const RESULT = /finishes with \S+ points?|Your VP minus the King’s/; // they may be below nothing

test("the result of a game alone is told when everything has been counted, not before", async () => {
  const { game, options, start } = JSON.parse(readFileSync(POSITION, "utf8"));
  const person = await Person.arrive(fixtures.browser, { still: false });
  const { page } = person;
  const terms = { access: "link", clock: { kind: "none" }, confirm: false, chat: false };
  const table = await createTable(person, fixtures.server.url, {
    ...{ game, options, start, seats: [{ kind: "me" }] },
    ...terms,
  });
  await page.goto(`${fixtures.server.url}/table/${table}`);
  const said = () => page.evaluate(() => document.body.textContent ?? "");
  for (let n = 0; n < 300 && (await person.asked()); n += 1) {
    expect(person.update.scores).toBeNull();
    expect(person.update.ranking).toBeNull();
    expect(await said()).not.toMatch(RESULT);
    expect(await page.locator(".final-scoring").count()).toBe(0);
    await person.clickSomething(n * 7 + 3);
    await person.settled();
  }
  const sheet = page.locator(".final-scoring");
  await sheet.waitFor();
  await sheet.getByRole("button", { name: "Skip" }).waitFor(); // it is being counted
  expect(await said()).not.toMatch(RESULT);
  await sheet.getByRole("button", { name: "Skip" }).click();
  await sheet.getByRole("heading", { name: RESULT }).waitFor();
  const spoken = page.locator(".table > p.sr[aria-live]");
  await expect.poll(() => spoken.textContent()).toMatch(/Your VP minus the King’s: .+ finishes with \S+ points?/);
  await page
    .locator(".log")
    .getByText(/Your VP minus the King’s/)
    .first()
    .waitFor({ state: "attached" });
  await person.leave();
});
