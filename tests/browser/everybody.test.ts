/** Every page for everybody: axe finds nothing serious, in three languages, by day and by candle. */
import { beforeAll, describe, expect, test } from "vitest";
import { faults } from "./accessible";
import { PHONE, Person, TABLET, WIDE } from "./people";
import { gamesOf, prepare, visit, type Visited } from "./places";
import { useFixtures } from "./fixtures";

const LOOKS = [
  { language: "en", dark: false, size: WIDE },
  { language: "en", dark: true, size: PHONE },
  { language: "fr", dark: false, size: PHONE },
  { language: "fr", dark: true, size: WIDE },
  { language: "de", dark: false, size: WIDE },
  { language: "de", dark: true, size: PHONE },
  { language: "en", dark: true, size: TABLET },
];

const fixtures = useFixtures();
let visited: Visited;
beforeAll(async () => {
  visited = await prepare(fixtures.browser, fixtures.server.url, await gamesOf(fixtures.server.url));
});

describe.each(LOOKS)("in $language, dark $dark, $size.width wide", (look) => {
  test("axe finds nothing serious or critical on any page", async () => {
    const person = await Person.arrive(fixtures.browser, look);
    await person.context.addCookies(visited.storage.cookies);
    const found: Record<string, string[]> = {};
    for (const place of visited.places) {
      await visit(person, fixtures.server.url, place);
      expect(await person.page.locator("html").getAttribute("lang")).toBe(look.language);
      const grave = await faults(person);
      if (grave.length) found[place.name] = grave;
    }
    expect(found).toEqual({});
    await person.leave();
  });
});
