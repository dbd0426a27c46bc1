/** A pointer that rests: what it points at stays under it, though its picture may rise. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createTable, Person } from "./people";
import { useFixtures } from "./fixtures";

const fixtures = useFixtures();

test.each([
  ["parbourg", '[data-anchor^="hand:"][data-can]'],
  ["troyes", '[data-anchor^="die:"][data-can]'],
])("%s: a piece does not rise away from its pointer", async (game, piece) => {
  const company = JSON.parse(readFileSync(new URL(`companies/${game}-2.json`, import.meta.url), "utf8"));
  const person = await Person.arrive(fixtures.browser, { still: false });
  const table = await createTable(person, fixtures.server.url, {
    ...company,
    seats: [{ kind: "me" }, { kind: "bot", level: "page" }],
    access: "link",
    clock: { kind: "none" },
    confirm: true,
    chat: true,
  });
  const { page } = person;
  await page.goto(`${fixtures.server.url}/table/${table}`);
  await person.asked();
  const target = page.locator(piece).first();
  const at = (await target.boundingBox())!;
  await page.mouse.move(at.x + at.width / 2, at.y + at.height - 1);
  await page.waitForTimeout(500); // as long as it may rise
  expect(await target.boundingBox()).toEqual(at);
  expect(await target.evaluate((node) => node.matches(":hover") || !!node.closest(":hover"))).toBe(true);
  await person.leave();
});
