/** The pages around the tables, looked at by size and by light: nothing too small, cut off or out of reach. */
import { beforeAll, describe, expect, test } from "vitest";
import { finishedGame, lookedAt } from "./finished_games";
import { createTable, Person, PHONE, SIZES, TABLET, WIDE } from "./people";
import { readable, resize } from "./sight";
import { useFixtures } from "./fixtures";

const fixtures = useFixtures();
const PASSWORD = "a good long word";
const name = `Mahaut${Date.now() % 1e6}`;
const PAGES: [string, string, string][] = [
  ["home", "/", ".game"],
  ["create", "/new/troyes", ".go"],
  ["learn", "/learn/troyes", "main[data-ready] article"],
  ["learn, what dice buy", "/learn/troyes/dice", "main[data-ready] article:not(.off)"],
  ["learn, Parbourg", "/learn/parbourg", "main[data-ready] article"],
  ["cards", "/learn/troyes/cards", ".cards button"],
  ["profile", `/player?name=${name}`, ".games li"],
  ["leaderboard", "/leaderboard/troyes", ".grid tbody tr"],
];

async function signIn(person: Person): Promise<void> {
  const answer = await person.context.request.post(`${fixtures.server.url}/api/session/login`, {
    data: { name, password: PASSWORD },
    headers: { origin: fixtures.server.url },
  });
  expect(answer.ok()).toBe(true);
}

/** What can't be read of a page, by size. */
async function unreadable({ page }: Person, ready: string): Promise<Record<string, string[]>> {
  await page.locator(ready).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const found: Record<string, string[]> = {};
  for (const size of SIZES) {
    await resize(page, size);
    const faults = await readable(page, size);
    const raw = (await page.locator("body").innerText()).match(/\{\s*\$\w+/); // what a text was not told
    if (raw) faults.push(raw[0]);
    if (faults.length) found[`${size.width}×${size.height}`] = faults;
  }
  return found;
}

beforeAll(async () => {
  const { url } = fixtures.server;
  const person = await Person.arrive(fixtures.browser);
  const bot = { kind: "bot", level: "page" };
  for (const [rated, ...bots] of [
    [true, bot],
    [true, bot],
    [false, bot, bot, bot],
  ]) {
    const seats = [{ kind: "me" }, ...bots];
    const wish = { options: {}, access: "public", clock: { kind: "none" }, confirm: true, chat: true, rated };
    const table = await createTable(person, url, { game: "troyes", seats, ...wish });
    await person.context.request.post(`${url}/api/tables/${table}/resign`, {
      data: { seat: 0, key: "enough" },
      headers: { origin: url },
    });
  }
  await person.context.request.post(`${url}/api/session/register`, {
    data: { name, password: PASSWORD },
    headers: { origin: url },
  });
  await person.leave();
});

describe.each([
  { dark: false, language: "en" },
  { dark: true, language: "de" }, // with the longest words
])("dark $dark, $language", ({ dark, language }) => {
  test.each(PAGES)("every text of %s can be read at every size", async (_, path, ready) => {
    const person = await Person.arrive(fixtures.browser, { dark, language });
    await signIn(person);
    await person.page.goto(fixtures.server.url + path);
    expect(await unreadable(person, ready)).toEqual({});
    await person.leave();
  });
});

test("every text of a game looked back at can be read at every size", async () => {
  const { url } = fixtures.server;
  const person = await Person.arrive(fixtures.browser, { language: "fr" });
  await signIn(person);
  const past = await finishedGame(person, url, "parbourg");
  await lookedAt(person, url, past);
  await person.page.goto(`${url}/table/${past}/look-back`);
  expect(await unreadable(person, "[data-ready] .curve")).toEqual({});
  await person.leave();
});

test.each([TABLET, PHONE])(
  "at $width px the one button of Create and the first rule of Learn are in sight",
  async (size) => {
    const person = await Person.arrive(fixtures.browser, { size });
    const { page } = person;
    await page.goto(`${fixtures.server.url}/new/troyes`);
    const open = page.getByRole("button", { name: "Open the table" });
    await open.waitFor();
    const box = (await open.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(size.height);
    await page.getByText("Save as my preset").scrollIntoViewIfNeeded();
    await page.getByText("Save as my preset").click(); // not hidden by what stays in sight
    await page.getByText("My preset", { exact: true }).waitFor();
    await page.goto(`${fixtures.server.url}/learn/troyes`);
    const rules = page.getByRole("heading", { name: "Troyes in a few pages" });
    await rules.waitFor();
    expect((await rules.boundingBox())!.y).toBeLessThan(360);
    await person.leave();
  },
);

test.each(["de", "fr"])(
  "on a phone a game's name has room beside its guide, in long words too: %s",
  async (language) => {
    const person = await Person.arrive(fixtures.browser, { size: PHONE, language });
    const { page } = person;
    for (const game of ["troyes", "tournay", "parbourg"]) {
      await page.goto(`${fixtures.server.url}/learn/${game}`);
      await page.locator("main[data-ready] article").first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      const ends = await page.locator("aside h1").evaluate((name) => {
        const letters = document.createRange();
        letters.selectNodeContents(name);
        return letters.getBoundingClientRect().right;
      });
      expect(ends, game).toBeLessThan((await page.locator("aside .first").boundingBox())!.x);
    }
    await person.leave();
  },
);

test("the pieces of a sheet's rows stand beside each other on a tablet, none alone", async () => {
  const person = await Person.arrive(fixtures.browser, { size: TABLET });
  const { page } = person;
  await page.goto(`${fixtures.server.url}/learn/troyes`);
  await page.locator("main[data-ready] article").first().waitFor();
  const goals = await Promise.all((await page.locator("#at-goal li").all()).map((one) => one.boundingBox()));
  expect(goals.map((box) => Math.round(box!.y))).toEqual([0, 0, 2, 2].map((i) => Math.round(goals[i]!.y)));
  await person.leave();
});

test("every preset of every game shows pieces of its own", async () => {
  const person = await Person.arrive(fixtures.browser, { size: WIDE });
  const { page } = person;
  for (const game of ["troyes", "tournay", "parbourg"]) {
    await page.goto(`${fixtures.server.url}/new/${game}`);
    await page.locator(".preset .pieces svg").first().waitFor();
    const pieces = await page.locator(".preset .pieces").evaluateAll((all) => all.map((one) => one.innerHTML));
    expect(pieces.length).toBeGreaterThan(3);
    for (const one of pieces) expect(one, game).toContain("<svg");
    expect(new Set(pieces).size, game).toBe(pieces.length);
  }
  await person.leave();
});

test.each(["fr", "de"])("the names of presets stay in their boxes, however long they are in %s", async (language) => {
  const person = await Person.arrive(fixtures.browser, { language });
  const { page } = person;
  for (const size of SIZES) {
    await resize(page, size);
    for (const game of ["troyes", "tournay", "parbourg"]) {
      await page.goto(`${fixtures.server.url}/new/${game}`);
      await page.locator(".preset").first().waitFor();
      const wide = await page
        .locator(".preset")
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
      expect(wide, `${game} at ${size.width}`).toEqual([]);
    }
  }
  await person.leave();
});

test("on a phone the way to other pages fades where there is more, and shows where one is", async () => {
  const person = await Person.arrive(fixtures.browser, { size: PHONE, language: "fr" });
  const { page } = person;
  const more = () => page.locator("header nav").getAttribute("data-more");
  await page.goto(fixtures.server.url);
  await expect.poll(more).toBe("after");
  await page.goto(`${fixtures.server.url}/help`);
  await expect.poll(more).toBe("before");
  const here = (await page.locator("header nav [aria-current]").boundingBox())!;
  expect(here.x).toBeGreaterThan(0);
  expect(here.x + here.width).toBeLessThan(PHONE.width);
  await page.locator("header nav").evaluate((row) => (row.scrollLeft = 60));
  await expect.poll(more).toBe("before after");
  await person.leave();
});

test("on a tablet the games of the home page have their levels in one row, below the titles", async () => {
  const person = await Person.arrive(fixtures.browser, { size: TABLET, language: "de" });
  const { page } = person;
  await page.goto(fixtures.server.url);
  await page.locator(".game .step").nth(2).waitFor();
  const rows = await page.locator(".game:has(img)").evaluateAll((games) =>
    games.map((game) => {
      const [title, level] = ["h3", ".step"].map((part) => game.querySelector(part)!.getBoundingClientRect());
      return { level: level.top, below: level.top >= title.bottom };
    }),
  );
  expect(rows).toEqual(Array(3).fill({ level: rows[0].level, below: true }));
  await person.leave();
});

test("a table is put together as last time, and as one's own preset", async () => {
  const person = await Person.arrive(fixtures.browser, { size: WIDE });
  const { page } = person;
  await page.goto(`${fixtures.server.url}/new/troyes`);
  await page.getByRole("group", { name: "Players" }).getByRole("button", { name: "4" }).click();
  await page.getByRole("switch", { name: "Bonus cards" }).check({ force: true });
  await page.getByRole("button", { name: "Save as my preset" }).click();
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/table\//);
  for (const kept of ["As last time", "My preset"]) {
    await page.goto(`${fixtures.server.url}/new/troyes`);
    await page.getByRole("button", { name: new RegExp(`^${kept}`) }).click();
    expect(await page.getByRole("switch", { name: "Bonus cards" }).isChecked()).toBe(true);
    const four = page.getByRole("group", { name: "Players" }).getByRole("button", { name: "4" });
    expect(await four.getAttribute("aria-pressed")).toBe("true");
  }
  await person.leave();
});

test("a challenge opens a table with a seat kept for the player", async () => {
  const person = await Person.arrive(fixtures.browser);
  const { page } = person;
  await page.goto(`${fixtures.server.url}/player?name=${name}`);
  await page.getByRole("button", { name: `Challenge ${name}` }).click();
  await page.getByText(`Kept for ${name}`).waitFor();
  await person.leave();
});

test.each([
  [TABLET, 60], // one line
  [PHONE, 75], // two lines
])("the profile at %o: a game's row, its facts and the chart of ratings keep their shape", async (size, high) => {
  const person = await Person.arrive(fixtures.browser, { size });
  const { page } = person;
  await page.goto(`${fixtures.server.url}/player?name=${name}`);
  await page.locator(".games li").nth(2).waitFor();
  const rows = await page.locator(".games li").all();
  for (const row of rows) expect((await row.boundingBox())!.height).toBeLessThan(high);
  const facts = await Promise.all((await page.locator(".facts li").all()).map((one) => one.boundingBox()));
  expect(facts[1]!.y, "beside each other").toBe(facts[0]!.y);
  const ticks = await page.locator("svg .rule + text").allTextContents();
  expect(ticks.length).toBeGreaterThan(2);
  for (const tick of ticks) expect(tick.replace("−", "-")).toMatch(/^-?\d+$/);
  await person.leave();
});

test("on a wide screen the last results stand below the games to play, and lead to all of them", async () => {
  const person = await Person.arrive(fixtures.browser, { size: WIDE });
  const { page } = person;
  await signIn(person);
  await page.goto(fixtures.server.url);
  await person.remembered();
  await page.reload();
  const results = page.locator(".left .results");
  await results.waitFor();
  const [list, cards] = [(await results.boundingBox())!, (await page.locator(".games").boundingBox())!];
  expect([list.x, list.width]).toEqual([cards.x, cards.width]);
  expect(list.y).toBeGreaterThan(cards.y + cards.height);
  await results.getByRole("link", { name: "All my games" }).click();
  await page.waitForURL(/\/player\?name=/);
  await person.leave();
});
