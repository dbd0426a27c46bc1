/** Whole games without a network, by clicking only what glows: each title against a bot, the solo challenge, and a look back. */
import { expect, test } from "vitest";
import { playOut } from "../browser/people";
import { playNow, useBrowser } from "./site";

const LONG = { timeout: 1_800_000 };
const MOST = 2000; // decisions
const fixtures = useBrowser();

test.each(["Parbourg", "Tournay", "Troyes"])("%s against a bot, and a look back at it", LONG, async (title) => {
  const site = fixtures.site();
  const person = await site.stored();
  await playNow(site, person, title);
  await playOut(person, MOST);
  await person.page.locator("[data-over] .final-scoring").waitFor();
  const table = person.page.url().split("/").pop() ?? "";
  await site.go(person, `/table/${table}/look-back`);
  await person.page.locator("main svg").first().waitFor({ timeout: 900_000 });
  await person.page
    .getByRole("button", { name: /verify/i })
    .first()
    .click();
  await person.page
    .getByText(/agrees|fits|right/i)
    .first()
    .waitFor();
  await person.leave();
});

test("the Royal Challenge, alone", LONG, async () => {
  const site = fixtures.site();
  const person = await site.stored();
  await site.go(person, "/new/troyes");
  await person.page
    .getByText(/Royal Challenge/)
    .first()
    .click();
  await person.page.getByRole("button", { name: /open the table/i }).click();
  await playOut(person, MOST);
  await person.page.locator("[data-over] .final-scoring").waitFor();
  expect(await person.page.evaluate(seatsOfTables)).toEqual([1]);
  await person.leave();
});

/** In the browser: for how many the tables of this device are. */
function seatsOfTables(): Promise<number[]> {
  return new Promise((done) => {
    const opening = indexedDB.open("beffroi");
    opening.onsuccess = () => {
      const all = opening.result.transaction("tables").objectStore("tables").getAll();
      all.onsuccess = () => done(all.result.map((head: { spec: { seats: number } }) => head.spec.seats));
    };
  });
}
