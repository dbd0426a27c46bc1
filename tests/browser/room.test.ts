/** Every page at every size: nothing scrolls sideways, a table not at all, nothing lies on top of something else. */
import { beforeAll, describe, expect, test } from "vitest";
import { Person, SIZES } from "./people";
import { gamesOf, prepare, visit, type Visited } from "./places";
import { crowded } from "./sight";
import { useFixtures } from "./fixtures";

const fixtures = useFixtures();
let visited: Visited;
beforeAll(async () => {
  visited = await prepare(fixtures.browser, fixtures.server.url, await gamesOf(fixtures.server.url));
});

describe.each(SIZES)("at $width × $height", (size) => {
  test.each(["en", "de"])("nothing scrolls sideways or overlaps (%s)", async (language) => {
    const person = await Person.arrive(fixtures.browser, { size, language });
    await person.context.addCookies(visited.storage.cookies);
    const found: Record<string, string[]> = {};
    for (const place of visited.places) {
      await visit(person, fixtures.server.url, place);
      const faults = await crowded(person.page);
      if (faults.length) found[place.name] = faults;
    }
    expect(found).toEqual({});
    await person.leave();
  });
});
