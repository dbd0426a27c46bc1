/** Four at a table: the end of a game and the look back show all of them. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { lookedAt } from "./finished_games";
import { createTable, Person, PHONE, playOut } from "./people";
import { useFixtures } from "./fixtures";

const FOLDER = fileURLToPath(new URL("endings/", import.meta.url));
const fixtures = useFixtures();
const SIZES = [{ width: 1440, height: 900 }, { width: 1280, height: 800 }, PHONE];
const BOT = { kind: "bot", level: "page" };

/** The rows of a table that are cut off, by the window or by what they lie in. */
const cut = (page: Page, rows: string) =>
  page.locator(rows).evaluateAll((found) =>
    found.flatMap((row) => {
      const box = row.getBoundingClientRect();
      const clipped = (node: Element | null): boolean => {
        if (!node || node === document.documentElement) return false;
        const edge = node.getBoundingClientRect();
        const hides = getComputedStyle(node).overflowY !== "visible";
        return (hides && (box.bottom > edge.bottom + 1 || box.top < edge.top - 1)) || clipped(node.parentElement);
      };
      const away = box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.left < -1;
      return away || clipped(row.parentElement) ? [row.textContent?.slice(0, 40) ?? ""] : [];
    }),
  );

/** The words of headings that run over the end of a line. */
const broken = (page: Page, headings: string) =>
  page.locator(headings).evaluateAll((found) =>
    found.flatMap((heading) => {
      const text = heading.firstChild;
      if (text?.nodeType !== Node.TEXT_NODE) return [];
      const words = [...text.textContent!.matchAll(/[^\s-]+/g)];
      return words.flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );

describe.each(readdirSync(FOLDER).map((file) => file.replace(".json", "")))("%s", (title) => {
  test("wrong today: the final scoring and the look back show all four players", async () => {
    const { game, options, start } = JSON.parse(readFileSync(`${FOLDER}${title}.json`, "utf8"));
    const person = await Person.arrive(fixtures.browser, { size: SIZES[0] });
    const { page } = person;
    const table = await createTable(person, fixtures.server.url, {
      game,
      options,
      seats: [{ kind: "me" }, BOT, BOT, BOT],
      access: "link",
      clock: { kind: "none" },
      confirm: false,
      chat: true,
      start,
    });
    await page.goto(`${fixtures.server.url}/table/${table}`);
    await playOut(person);
    await page.locator(".final-scoring").waitFor();
    expect(await broken(page, ".final-scoring thead th")).toEqual([]);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await page.locator(".final-scoring").getByRole("row").count(), `${size.width}`).toBeGreaterThan(3);
      expect(await cut(page, ".final-scoring tbody tr, .final-scoring [role=row]"), `${size.width}`).toEqual([]);
    }
    await lookedAt(person, fixtures.server.url, table);
    await page.goto(`${fixtures.server.url}/table/${table}/look-back`);
    await page.locator("[data-ready]").waitFor();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const result = page.locator(".result");
      expect(await result.getByRole("row").count()).toBe(4);
      const wide = await result.evaluate((box) => box.scrollWidth - box.clientWidth);
      expect(wide).toBeLessThanOrEqual(0);
      expect(
        await page.locator(".result .scroll").evaluate((box) => box.scrollWidth - box.clientWidth),
      ).toBeLessThanOrEqual(0);
    }
    await person.leave();
  });
});
