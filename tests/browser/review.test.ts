/** After the game: the scoring told, the game looked at again, replayed and played on from; hints while one plays. */
import { readFileSync } from "node:fs";
import type { Locator } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { finishedGame, TITLES } from "./finished_games";
import { createTable, Person, PHONE, playOut, SIZES, WIDE } from "./people";
import { resize } from "./sight";
import { useFixtures } from "./fixtures";

const PATIENCE = { timeout: 180_000 }; // a bot goes through a whole game on a busy machine
const fixtures = useFixtures();
/** What the time of a game is told in, where not by decisions alone. */
const ROUNDS: Record<string, RegExp> = { troyes: /^Round [IV]+ · /, parbourg: /^Day [IV]+ · / };
const games = new Map<string, string>();
let cookies: Awaited<ReturnType<Person["context"]["cookies"]>> = [];
const wish = (game: string, seats: object[], rated: boolean) => ({
  game,
  options: {},
  seats,
  access: "link",
  clock: { kind: "none" },
  confirm: true,
  chat: true,
  rated,
});
const NAMES = ["Aalis", "Thibaut", "Perronelle"];
const BOT = { kind: "bot", level: "page" };

beforeAll(async () => {
  const person = await Person.arrive(fixtures.browser);
  await createTable(person, fixtures.server.url, wish("fair", [{ kind: "me" }, BOT], false));
  for (const title of TITLES) games.set(title, await finishedGame(person, fixtures.server.url, title));
  cookies = await person.context.cookies();
  await person.leave();
});

async function lookBack(title: string, look = {}): Promise<Person> {
  const person = await Person.arrive(fixtures.browser, look);
  await person.context.addCookies(cookies);
  await person.page.goto(`${fixtures.server.url}/table/${games.get(title)}/look-back`);
  await person.page.locator("[data-ready]").waitFor(PATIENCE);
  return person;
}

/** What all players together can expect where the curve stands. */
async function expected(curve: Locator): Promise<number> {
  const told = (await curve.getAttribute("aria-valuetext")) ?? "";
  const figures = NAMES.map((name) => Number(new RegExp(`${name} (-?[\\d.]+)`).exec(told)?.[1]));
  return figures.reduce((sum, figure) => sum + figure);
}

describe.each(TITLES)("%s", (title) => {
  test("the game is told: curves by pointer and keys, turning points, players, cards", async () => {
    const person = await lookBack(title);
    const { page } = person;
    const curve = page.getByRole("slider");
    await curve.focus();
    await page.keyboard.press("Home");
    expect(await curve.getAttribute("aria-valuenow")).toBe("0");
    const hoped = await expected(curve);
    await page.keyboard.press("End");
    const scored = await expected(curve);
    expect(hoped, "before anything was played, about what such games end with").toBeGreaterThan(0.5 * scored);
    expect(hoped).toBeLessThan(1.5 * scored);
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    expect(Number(await curve.getAttribute("aria-valuenow"))).toBeGreaterThan(0);
    expect(await curve.getAttribute("aria-valuetext")).toContain("Aalis");
    if (title in ROUNDS) {
      await page.locator(".curve .round").first().waitFor(PATIENCE);
      await page.keyboard.press("End");
      expect(await curve.getAttribute("aria-valuetext")).toMatch(ROUNDS[title]);
    }
    const box = (await curve.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.move(0, 0); // the moment pointed at stays
    expect(await page.locator(".curve").getByRole("button", { name: "Play on from here" }).isEnabled()).toBe(true);
    expect(await page.getByRole("region", { name: "Scores" }).getByRole("row").count()).toBeGreaterThan(2);
    expect(await page.getByRole("region", { name: "Luck and skill" }).getByRole("term").count()).toBe(18);
    await page.getByText("As a table").click();
    expect(await page.getByRole("region", { name: "Expected final score" }).getByRole("row").count()).toBeGreaterThan(
      10,
    );
    expect(await page.locator(".turn").count()).toBeGreaterThan(0);
    for (const name of NAMES)
      expect(await page.getByRole("heading", { name: new RegExp(name) }).count()).toBeGreaterThan(0);
    expect(await page.getByRole("region", { name: "Card by card" }).getByRole("row").count()).toBeGreaterThan(3);
    await person.leave();
  });

  test("a turning point is shown on the board and played on from", async () => {
    const person = await lookBack(title);
    const { page } = person;
    const turn = page.locator(".turn").first();
    await turn.getByRole("link", { name: "Show on the board" }).click();
    await page.locator(".replay").waitFor(PATIENCE);
    expect(page.url()).toMatch(/\?move=\d+$/);
    await page.goBack();
    await page.locator("[data-ready]").waitFor(PATIENCE);
    await page.locator(".turn").first().getByRole("button", { name: "Play on from here" }).click();
    await page.waitForURL((address) => !address.pathname.includes("look-back"), PATIENCE);
    await page.locator(".ask").waitFor(PATIENCE);
    await person.leave();
  });

  test("the luck is verified in words", async () => {
    const person = await lookBack(title, { size: PHONE });
    await person.page.getByRole("button", { name: "Verify the luck" }).click();
    await person.page.getByText("everything agrees").waitFor(PATIENCE);
    expect(await person.page.getByText("Your browser has computed it").count()).toBe(1);
    await person.leave();
  });
});

test("the end of a game is told item by item and can be skipped; then the way to look back", async () => {
  const person = await Person.arrive(fixtures.browser, { still: false });
  const table = await createTable(
    person,
    fixtures.server.url,
    wish(
      "fair",
      [
        { kind: "me", name: "Aude" },
        { kind: "me", name: "Nell" },
      ],
      false,
    ),
  );
  await person.page.goto(`${fixtures.server.url}/table/${table}`);
  await playOut(person);
  const finale = person.page.getByRole("region", { name: "The final scoring" });
  await finale.waitFor(PATIENCE);
  const skip = finale.getByRole("button", { name: "Skip" });
  if (await skip.count()) await skip.click();
  await finale.getByRole("link", { name: "Game review" }).click();
  await person.page.locator("[data-ready]").waitFor(PATIENCE);
  await person.leave();
});

test("a game that goes on is not looked back at", async () => {
  const person = await Person.arrive(fixtures.browser);
  const table = await createTable(person, fixtures.server.url, wish("fair", [{ kind: "me" }, { kind: "me" }], false));
  await person.page.goto(`${fixtures.server.url}/table/${table}/look-back`);
  await person.page.getByText("when it is over").waitFor(PATIENCE);
  person.complaints.length = 0; // the browser itself notes the refusal
  await person.leave();
});

test("a hint by key: the choice, its reason, what it expects; it can be done at once", async () => {
  const person = await Person.arrive(fixtures.browser);
  const table = await createTable(person, fixtures.server.url, wish("fair", [{ kind: "me" }, { kind: "me" }], false));
  await person.page.goto(`${fixtures.server.url}/table/${table}`);
  await person.asked();
  const takeOver = person.page.locator(".hand-over .btn.first");
  if (await takeOver.count()) await takeOver.click();
  await person.page.getByRole("button", { name: "Hint" }).waitFor(PATIENCE);
  await person.page.keyboard.press("h");
  const box = person.page.getByRole("region", { name: "Hint" });
  await box.waitFor(PATIENCE);
  expect(await box.getByRole("row").count()).toBeGreaterThan(1);
  expect((await box.locator("p").nth(1).textContent())?.length).toBeGreaterThan(10);
  await person.page.addStyleTag({ content: ".hintbox p { min-height: 40rem }" }); // however long the reason is
  const [slip, press] = [(await box.boundingBox())!, (await box.locator(".do .btn").first().boundingBox())!];
  expect(press.y + press.height, "the buttons stay in sight").toBeLessThanOrEqual(slip.y + slip.height);
  await box.getByRole("button", { name: "Do it" }).click();
  await box.waitFor({ state: "detached", ...PATIENCE });
  await person.leave();
});

test("a hint lies above what a phone keeps at hand, and its mark on its piece whatever the window becomes", async () => {
  const { game, options, start } = JSON.parse(
    readFileSync(new URL("companies/tournay-4.json", import.meta.url), "utf8"),
  );
  const person = await Person.arrive(fixtures.browser, { size: PHONE });
  const { page } = person;
  const table = await createTable(person, fixtures.server.url, {
    ...wish(game, [{ kind: "me" }, BOT, BOT, BOT], false),
    options,
    start,
  });
  await page.goto(`${fixtures.server.url}/table/${table}`);
  await person.asked();
  await page.getByRole("button", { name: "Hint" }).click();
  const slip = page.getByRole("region", { name: "Hint" });
  await slip.waitFor(PATIENCE);
  const [above, dock] = [(await slip.boundingBox())!, (await page.locator(".foot").boundingBox())!];
  expect(above.y + above.height).toBeLessThanOrEqual(dock.y);
  for (const size of [WIDE, { width: 1920, height: 1080 }]) {
    await resize(page, size);
    const mark = (await page.locator(".marks circle").boundingBox())!;
    const piece = (await page.locator("[data-taught]").first().boundingBox())!;
    const [x, y] = [mark.x + mark.width / 2, mark.y + mark.height / 2];
    expect([x > piece.x, x < piece.x + piece.width, y > piece.y, y < piece.y + piece.height]).not.toContain(false);
  }
  await person.leave();
});

test.each(["troyes-4", "tournay-2", "parbourg-3"])(
  "%s: a hint is whole at every size, and hides no mark",
  async (company) => {
    const { game, seats, options, start } = JSON.parse(
      readFileSync(new URL(`companies/${company}.json`, import.meta.url), "utf8"),
    );
    const person = await Person.arrive(fixtures.browser, { language: "de" });
    const { page } = person;
    const table = await createTable(person, fixtures.server.url, {
      ...wish(game, [{ kind: "me" }, ...Array(seats - 1).fill(BOT)], false),
      options,
      start,
    });
    await page.goto(`${fixtures.server.url}/table/${table}`);
    await person.asked();
    await page.getByRole("button", { name: "Tipp" }).click();
    const slip = page.getByRole("region", { name: "Tipp" });
    await slip.waitFor(PATIENCE);
    for (const size of [...SIZES, { width: 1440, height: 900 }]) {
      await resize(page, size);
      const body = await slip.locator(".body").evaluate((node) => node.scrollHeight - node.clientHeight);
      expect(body, `${size.width}: what is scrolled out of sight`).toBeLessThanOrEqual(1);
      const { x, y, width, height } = (await slip.boundingBox())!;
      expect([x >= 0, y >= 0, x + width <= size.width, y + height <= size.height]).not.toContain(false);
      const marks = await page
        .locator(".layer > .marks circle")
        .evaluateAll((nodes) =>
          nodes
            .map((node) => node.getBoundingClientRect())
            .map((box) => [box.x + box.width / 2, box.y + box.height / 2]),
        );
      const hidden = marks.filter(([px, py]) => px > x && px < x + width && py > y && py < y + height);
      if (size.width > size.height) expect(hidden, `${size.width}: marks under the slip`).toEqual([]);
    }
    await person.leave();
  },
);

test("there are no hints where the game is rated", async () => {
  const person = await Person.arrive(fixtures.browser);
  const table = await createTable(person, fixtures.server.url, wish("fair", [{ kind: "me" }, BOT], true));
  await person.page.goto(`${fixtures.server.url}/table/${table}`);
  await person.asked();
  expect(await person.page.getByRole("button", { name: "Hint" }).count()).toBe(0);
  await person.page.keyboard.press("h");
  expect(await person.page.getByRole("region", { name: "Hint" }).count()).toBe(0);
  await person.leave();
});
