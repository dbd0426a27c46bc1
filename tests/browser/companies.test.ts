/** One to four at a table of every game, late in it, at every size: all is in sight, can be read and reached. */
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { faults } from "./accessible";
import { createTable, Person, playOut, SIZES, TABLET } from "./people";
import { atEverySize, faultsInSight, reach, resize } from "./sight";
import { useFixtures } from "./fixtures";

const COMPANIES = fileURLToPath(new URL("companies/", import.meta.url));
const POSITIONS = fileURLToPath(new URL("positions/", import.meta.url));
const TABLES = [
  ...readdirSync(COMPANIES).map((file) => COMPANIES + file),
  ...["troyes-ladies.json", "troyes-royal.json"].map((file) => POSITIONS + file),
].map((path, i) => [basename(path, ".json"), path, i] as const);
interface Position {
  game: string;
  seats: number;
  options: object;
  start: object;
}
const BOT = { kind: "bot", level: "page" };
const CHANGE = 2; // the phones come first
const fixtures = useFixtures();

/** Pick a die, or take a card of the hand: on a narrow table both lie on its first tab. */
async function pick({ page }: Person): Promise<void> {
  const tabs = page.locator("[aria-controls=stage]");
  if (await tabs.count()) await tabs.first().click();
  const piece = page.locator(':is([data-anchor^="die:"], [data-anchor^="hand:"])[data-can]');
  const anything = page.locator("[data-can]:visible, .ask [data-choice]:visible"); // nothing of one's own fits
  await ((await piece.count()) ? piece : anything).first().click();
  const menu = page.locator("[role=menu] [role=menuitem]");
  if (await menu.count()) await menu.first().click();
}

async function sit(
  person: Person,
  { game, seats, options, start }: Position,
  clock: object = { kind: "none" },
): Promise<void> {
  const table = await createTable(person, fixtures.server.url, {
    game,
    options,
    start,
    seats: [{ kind: "me" }, ...Array(seats - 1).fill(BOT)],
    access: "link",
    clock,
    confirm: true,
    chat: true,
  });
  await person.page.goto(`${fixtures.server.url}/table/${table}`);
}

test.each(TABLES)("%s at the table, at every size", async (company, path, nth) => {
  const { game, seats, options, start } = JSON.parse(readFileSync(path, "utf8"));
  const person = await Person.arrive(fixtures.browser, {
    language: seats % 2 ? "fr" : "de",
    dark: nth % 2 === 0,
    size: SIZES[0],
  });
  await sit(person, { game, seats, options, start });
  await person.asked();
  await person.page.evaluate(() => document.fonts.ready);
  const look = async (size: (typeof SIZES)[number]) => [
    ...(await faultsInSight(person.page, size)),
    ...(await reach(person, size)),
  ];
  // at rest and with something picked, by day and by candle, in turns: every game meets both on either kind of screen
  const [narrow, wide] = [SIZES.slice(0, CHANGE), SIZES.slice(CHANGE)];
  const [first, then] = nth % 2 ? [wide, narrow] : [narrow, wide];
  expect(await atEverySize(person, { name: `${company}, at rest` }, look, first)).toEqual({});
  await resize(person.page, then[0]);
  await person.page.emulateMedia({ colorScheme: nth % 2 ? "dark" : "light" });
  await pick(person);
  await person.settled();
  await person.page.mouse.move(0, 0); // no tip lies over anything
  expect(await atEverySize(person, { name: `${company}, picked` }, look, then)).toEqual({});
  await person.leave();
});

const BOTS = "h3:has(+ .level)";

/** The names of bots that don't have the room they need. */
const cutNames = (person: Person): Promise<(string | null)[]> =>
  person.page
    .locator(BOTS)
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));

test.each(["parbourg-4", "tournay-4", "troyes-4"])("%s: the names of bots are whole beside clocks", async (company) => {
  const person = await Person.arrive(fixtures.browser, { size: { width: 1440, height: 900 } });
  const clock = { kind: "live", base: 900, plus: 20 };
  await sit(person, JSON.parse(readFileSync(`${COMPANIES}${company}.json`, "utf8")), clock);
  await person.asked();
  expect(await person.page.locator(BOTS).count()).toBe(3);
  expect(await cutNames(person)).toEqual([]);
  await person.leave();
});

test.each(["parbourg", "tournay", "troyes"])("%s is over: places can be read, beside whole names", async (title) => {
  const person = await Person.arrive(fixtures.browser, { size: { width: 1440, height: 900 } });
  await sit(person, JSON.parse(readFileSync(new URL(`endings/${title}.json`, import.meta.url), "utf8")));
  await playOut(person);
  await person.page.locator(".ph .tag").nth(3).waitFor();
  expect(await cutNames(person)).toEqual([]);
  expect(await faults(person)).toEqual([]);
  await person.leave();
});

test.each(["en", "fr", "de"])(
  "headings over single cards of Parbourg end where the next begins in %s",
  async (language) => {
    const person = await Person.arrive(fixtures.browser, { size: TABLET, language });
    await sit(person, JSON.parse(readFileSync(`${POSITIONS}parbourg.json`, "utf8")));
    await person.asked();
    await person.page.evaluate(() => document.fonts.ready);
    const wide = await person.page
      .locator(".hand h2")
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
    expect(wide).toEqual([]);
    await person.leave();
  },
);

test("ten events of Troyes stay in their row, each in its half", async () => {
  const person = await Person.arrive(fixtures.browser, { size: SIZES[3] });
  await sit(person, JSON.parse(readFileSync(`${COMPANIES}troyes-4-ten-events.json`, "utf8")));
  await person.asked();
  const heads = await person.page.locator(".cell").evaluateAll((cells) =>
    cells.map((cell) => {
      const [place, head] = [cell, cell.querySelector("header")!].map((node) => node.getBoundingClientRect());
      return head.top >= place.top - 0.5 && head.bottom <= place.bottom + 0.5;
    }),
  );
  expect(heads).toEqual(Array(10).fill(true));
  await person.leave();
});
