/** Every page for everybody: axe finds nothing serious, in three languages, by day and by candle. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import { beforeAll, describe, expect, test } from "vitest";
import { PHONE, Person, TABLET, WIDE } from "./people";
import { gamesOf, prepare, type Visited } from "./places";
import { useFixtures } from "./fixtures";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
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

/** axe can't measure contrast on a gradient: give the ground the end of it that is worst for reading. */
const PLAIN_GROUND =
  ':root { --ground: #e3d0a6 !important; } :root[data-theme="dark"] { --ground: #33271b !important; }';

async function faults(person: Person): Promise<string[]> {
  await person.page.addStyleTag({ content: PLAIN_GROUND });
  await person.page.evaluate(AXE);
  return person.page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ["violations"],
    });
    const grave = violations.filter((one) => one.impact === "serious" || one.impact === "critical");
    return grave.flatMap((one) =>
      one.nodes.map((node) => `${one.id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ""}`),
    );
  });
}

describe.each(LOOKS)("in $language, dark $dark, $size.width wide", (look) => {
  test("axe finds nothing serious or critical on any page", async () => {
    const person = await Person.arrive(fixtures.browser, look);
    await person.context.addCookies(visited.storage.cookies);
    const found: Record<string, string[]> = {};
    for (const place of visited.places) {
      await person.page.goto(fixtures.server.url + place.path);
      await person.page.locator(place.ready).first().waitFor();
      expect(await person.page.locator("html").getAttribute("lang")).toBe(look.language);
      const grave = await faults(person);
      if (grave.length) found[place.name] = grave;
    }
    expect(found).toEqual({});
    await person.leave();
  });
});
