/** What may be chosen can be reached, at every size, however long the question is: no bar, card or piece lies over it. */
import { beforeAll, describe, expect, test } from "vitest";
import { covered } from "./reachable";
import { Person, SIZES } from "./people";
import { gamesOf, prepare, type Visited } from "./places";
import { useFixtures } from "./fixtures";

const LONGER =
  ", und zwar so, dass auch wer zum ersten Mal an diesem Tisch sitzt ohne Nachschlagen versteht, worum es geht und was danach kommt";
const MOST = 0.36; // of the window's height for the question on a narrow screen
const fixtures = useFixtures();
let visited: Visited;
beforeAll(async () => {
  visited = await prepare(fixtures.browser, fixtures.server.url, await gamesOf(fixtures.server.url));
});

/** Every question of every game in German, and far longer than any real one. */
async function askAtLength(person: Person): Promise<void> {
  await person.context.route("**/texts/*/de.ftl*", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/^([a-z]+-ask-[\w-]+ =.*)$/gm, `$1${LONGER}`);
    await route.fulfill({ response: answer, body });
  });
}

/** The tabs of a narrow page, or one empty name for the whole table at once. */
async function zonesOf(person: Person): Promise<number> {
  return Math.max(1, await person.page.locator("[aria-controls=stage]").count());
}

describe.each(SIZES)("at $width × $height", (size) => {
  test("everything that glows can be clicked, under long questions too", async () => {
    const person = await Person.arrive(fixtures.browser, { size, language: "de" });
    await askAtLength(person);
    await person.context.addCookies(visited.storage.cookies);
    const found: Record<string, string[]> = {};
    for (const place of visited.places.filter(({ name }) => name.startsWith("table-"))) {
      await person.page.goto(fixtures.server.url + place.path);
      await person.asked();
      await person.page.evaluate(() => document.fonts.ready);
      const faults: string[] = [];
      for (let zone = 0; zone < (await zonesOf(person)); zone += 1) {
        const tab = person.page.locator("[aria-controls=stage]").nth(zone);
        if (await tab.count()) await tab.click();
        faults.push(...(await covered(person.page)));
      }
      const sheet = (await person.page.locator(".ask").boundingBox())!;
      if (size.width < size.height && sheet.height > MOST * size.height)
        faults.push(`the question takes ${sheet.height} of ${size.height}`);
      if (faults.length) found[place.name] = faults;
    }
    expect(found).toEqual({});
    await person.leave();
  });

  test("every printed figure can be reached, and nothing runs out sideways", async () => {
    const person = await Person.arrive(fixtures.browser, { size, language: "de" });
    const found: Record<string, string[]> = {};
    for (const place of visited.places.filter(({ name }) => name.startsWith("figures-"))) {
      await person.page.goto(fixtures.server.url + place.path);
      await person.page.locator(place.ready).waitFor();
      const faults = await covered(person.page, "main :is(input:not([type=file]), select, button)");
      const { scrollWidth, clientWidth } = await person.page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} wide`);
      if (faults.length) found[place.name] = faults;
    }
    expect(found).toEqual({});
    await person.leave();
  });
});
