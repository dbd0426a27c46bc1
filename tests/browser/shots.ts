/** Pictures of every page at every size, by day and by candle, into build/shots. SHOTS=troyes takes only those so named. */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test } from "vitest";
import { Person, SIZES } from "./people";
import { gamesOf, prepare, visit } from "./places";
import { useFixtures } from "./fixtures";

const OUT = fileURLToPath(new URL("../../build/shots", import.meta.url));
const wanted = (process.env.SHOTS ?? "").split(",");
const fixtures = useFixtures();

/** The page as it opens; on a narrow table then each of its other tabs. */
async function takePictures(person: Person, file: (tab: string) => string): Promise<void> {
  await person.page.waitForTimeout(300);
  await person.page.screenshot({ path: `${OUT}/${file("")}` });
  const tabs = person.page.locator("[aria-controls=stage]");
  for (let i = 1; i < (await tabs.count()); i += 1) {
    await tabs.nth(i).click();
    await person.page.waitForTimeout(200);
    await person.page.screenshot({ path: `${OUT}/${file(`-tab${i + 1}`)}` });
  }
}

test("pictures", { timeout: 1_800_000 }, async () => {
  mkdirSync(OUT, { recursive: true });
  const { places, storage } = await prepare(fixtures.browser, fixtures.server.url, await gamesOf(fixtures.server.url));
  for (const size of SIZES) {
    for (const dark of [false, true]) {
      const person = await Person.arrive(fixtures.browser, { size, dark });
      await person.context.addCookies(storage.cookies);
      for (const place of places) {
        const file = (tab: string) => `${place.name}-${size.width}-${dark ? "dark" : "light"}${tab}.png`;
        if (!wanted.some((part) => file("").includes(part))) continue;
        await visit(person, fixtures.server.url, place);
        await takePictures(person, file);
      }
      await person.context.close();
    }
  }
});
