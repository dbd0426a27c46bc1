/** The table of Tournay for four on a wide screen: what everybody would score, and one's own name in full. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { faults } from "./accessible";
import { useFixtures } from "./fixtures";
import { Person } from "./people";

const FOLDER = fileURLToPath(new URL("companies/", import.meta.url));
const fixtures = useFixtures();
const BOT = { kind: "bot", level: "page" };
const NAME = "Ysabelle de Montmorency";

/** Sit down under a long name, at a position for so many. */
async function sat(person: Person, count: number): Promise<string> {
  const { game, options, start } = JSON.parse(readFileSync(`${FOLDER}tournay-${count}.json`, "utf8"));
  const { url } = fixtures.server;
  const { request } = person.context;
  const headers = { origin: url };
  await request.post(`${url}/api/session`, { data: { name: NAME }, headers });
  const seats = [{ kind: "me" }, ...Array.from({ length: count - 1 }, () => BOT)];
  const wish = { game, options, seats, start, access: "link", clock: { kind: "none" }, confirm: true, chat: true };
  const made = await request.post(`${url}/api/tables`, { data: wish, headers });
  if (!made.ok()) throw new Error(await made.text());
  return `${url}/table/${(await made.json()).table}`;
}

test("with four the chronicle has a tab with the parts of every score; with two the board shows them", async () => {
  for (const [count, tabs] of [
    [4, 1],
    [2, 0],
  ]) {
    const person = await Person.arrive(fixtures.browser, { size: { width: 1440, height: 900 } });
    const { page } = person;
    await page.goto(await sat(person, count));
    expect(await person.asked()).toBe(true);
    const tab = page.getByRole("tab", { name: "Scores" });
    expect(await tab.count()).toBe(tabs);
    if (tabs) await tab.click();
    const sheet = page.locator(".scores table");
    await sheet.waitFor();
    expect(await sheet.count()).toBe(1);
    expect(await sheet.locator("thead th[scope=col]").count()).toBe(1 + count);
    const sums = await sheet.locator(".sum td").allTextContents();
    const parts = await sheet
      .locator("tbody tr")
      .evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent))),
      );
    expect(parts.length).toBeGreaterThan(0);
    expect(sums.length).toBe(count);
    expect(await faults(person)).toEqual([]);
    if (tabs) {
      await page.getByRole("tab", { name: "Chronicle" }).click();
      expect(await sheet.count()).toBe(0);
    }
    await person.leave();
  }
});

test("one's own long name is not cut", async () => {
  const person = await Person.arrive(fixtures.browser, { size: { width: 1440, height: 900 } });
  const { page } = person;
  await page.goto(await sat(person, 4));
  expect(await person.asked()).toBe(true);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    const name = page.locator(".own .who h3");
    expect(await name.innerText()).toBe(NAME);
    const [lines, cut] = await name.evaluate((node) => {
      const [own, head] = [node.getBoundingClientRect(), node.closest("header")!.getBoundingClientRect()];
      const out = Math.max(0, own.bottom - head.bottom - 1, head.top - own.top - 1, node.scrollWidth - own.width - 1);
      return [Math.round(own.height / parseFloat(getComputedStyle(node).lineHeight)), out];
    });
    expect(lines, `${size.width}`).toBeLessThan(3);
    expect(cut, `${size.width}`).toBe(0);
  }
  await person.leave();
});
