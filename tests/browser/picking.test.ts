/** A turn of Troyes is put together: dice and action in any order, put back and exchanged, and nothing jumps meanwhile. */
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTable, Person, PHONE } from "./people";
import { useFixtures } from "./fixtures";

const { game, seats, options, start } = JSON.parse(readFileSync(new URL("turns/troyes.json", import.meta.url), "utf8"));
const PLAY = "#play";
const BOT = { kind: "bot", level: "page" };
const anchor = (name: string) => `.stage [data-anchor="${name}"]`;
const fixtures = useFixtures();
let person: Person;

beforeEach(async () => {
  person = await Person.arrive(fixtures.browser, { size: { width: 1440, height: 900 } });
  const table = await createTable(person, fixtures.server.url, {
    game,
    options,
    start,
    seats: [{ kind: "me" }, ...Array(seats - 1).fill(BOT)],
    access: "link",
    clock: { kind: "none" },
    confirm: true,
    chat: true,
  });
  await person.page.goto(`${fixtures.server.url}/table/${table}`);
  await person.asked();
});
afterEach(() => person.leave());

async function press(...names: string[]): Promise<void> {
  for (const name of names) {
    await person.page.locator(anchor(name)).first().click();
    await person.settled();
  }
}

/** The pieces that are picked or chosen. */
const held = () =>
  person.page
    .locator(".stage [data-anchor][data-chosen]")
    .evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset.anchor!).sort());

const says = (words: RegExp) => person.page.locator(PLAY, { hasText: words }).waitFor();

test("dice are picked in any order and put back by another click; Escape drops everything", async () => {
  await press("die:yellow4@0", "die:yellow6@0");
  expect(await held()).toEqual(["die:yellow4@0", "die:yellow6@0"]);
  const [usual] = await person.page.locator(PLAY).allTextContents();
  await press("die:yellow4@0");
  expect(await held()).toEqual(["die:yellow6@0"]);
  await press("die:yellow4@0");
  expect(await person.page.locator(PLAY).allTextContents()).toEqual([usual]);
  await person.page.keyboard.press("Escape");
  await expect.poll(held).toEqual([]);
  expect(await person.page.locator(PLAY).count()).toBe(0);
});

test("a die of another colour begins anew, and an action that no longer fits is let go", async () => {
  await press("die:yellow6@0", "card:artisan");
  expect(await held()).toEqual(["card:artisan", "die:yellow6@0"]);
  await press("die:red6@0");
  await expect.poll(held).toEqual(["die:red6@0"]);
});

test("a fourth die takes the place of the one picked last", async () => {
  await press("die:yellow6@0", "die:yellow4@0", "die:yellow1@1", "die:yellow6@1");
  await expect.poll(held).toEqual(["die:yellow4@0", "die:yellow6@0", "die:yellow6@1"]);
});

test("dice first or action first is the same turn; another action keeps the dice, the same again lets go", async () => {
  await press("card:innkeeper", "die:yellow6@0");
  const first = await person.page.locator(PLAY).innerText();
  await person.page.keyboard.press("Escape");
  await press("die:yellow6@0", "card:innkeeper");
  expect(await person.page.locator(PLAY).innerText()).toBe(first);
  await press("card:artisan");
  await expect.poll(held).toEqual(["card:artisan", "die:yellow6@0"]);
  await press("card:artisan");
  await expect.poll(held).toEqual(["die:yellow6@0"]);
});

test("an action alone proposes no dice; those that don't fit may still be clicked", async () => {
  await press("card:artisan");
  expect(await held()).toEqual(["card:artisan"]);
  expect(await person.page.locator(PLAY).isDisabled()).toBe(true);
  await press("die:white6@0");
  await expect.poll(held).toEqual(["die:white6@0"]);
});

test("a double click on a lit action chooses and plays it; passing with dice left asks once, on its button", async () => {
  const pass = person.page.locator('[data-choice="pass"]');
  await pass.click();
  await expect.poll(() => pass.innerText()).toMatch(/^Yes, pass with/);
  expect(person.update.moves).toBe(0);
  await press("die:yellow6@0");
  await person.page.locator(anchor("card:innkeeper")).first().dblclick();
  await expect.poll(() => person.update.moves).toBeGreaterThan(0);
  await expect.poll(() => person.update.end_turn).toBe(false);
});

test("keys: numbers pick one's own dice, F the fields, Shift and Enter play and keep the turn open", async () => {
  const { keyboard } = person.page;
  await keyboard.press("1");
  await person.settled();
  await keyboard.press("f");
  await person.settled();
  expect((await held()).length).toBe(2);
  await says(/griculture/);
  await keyboard.press("Shift+Enter");
  await expect.poll(() => person.update.end_turn).toBe(true);
});

test("nothing jumps: bar, board and dice keep their place and size through a whole turn", async () => {
  const measured = () =>
    person.page.evaluate(() => {
      const round = (box: DOMRect) => [box.x, box.y, box.width, box.height].map(Math.round).join(" ");
      const of = (selector: string) =>
        [...document.querySelectorAll(selector)].map((n) => round(n.getBoundingClientRect()));
      return {
        bar: of(".ask"),
        stage: of(".stage"),
        places: of('.stage [data-anchor^="card:"], .stage [data-anchor^="event:"]'),
      };
    });
  const sizes = () =>
    person.page
      .locator('.stage [data-anchor^="die:"]')
      .evaluateAll((dice) => [
        ...new Set(dice.map((die) => `${(die as HTMLElement).offsetWidth}×${(die as HTMLElement).offsetHeight}`)),
      ]);
  const [before, die] = [await measured(), await sizes()];
  expect(die.length).toBe(1);
  for (const step of ["die:yellow6@0", "die:yellow4@0", "card:innkeeper", "die:yellow6@1"]) {
    await press(step);
    expect(await measured(), step).toEqual(before);
    expect(await sizes(), step).toEqual(die);
  }
  await person.page.getByRole("button", { name: "Keep the turn open" }).click();
  await expect.poll(() => person.update.end_turn).toBe(true);
  await person.settled();
  expect(await measured()).toEqual(before);
  expect(await sizes()).toEqual(die);
});

test("what dice can't pay steps back as one, agriculture as the cards", async () => {
  await press("die:white6@0");
  const opacity = (shown: string, hit: string) =>
    person.page
      .locator(`${shown}:has([data-anchor="${hit}"][data-off])`)
      .evaluate((node) => getComputedStyle(node.querySelector(".face") ?? node).opacity);
  const cards = await opacity(".card", "card:artisan");
  expect(Number(cards)).toBeLessThan(1);
  expect(await opacity(".fields", "agriculture")).toBe(cards);
});

test("on a phone the words of the button have air above and below, on two lines too", async () => {
  await person.page.setViewportSize(PHONE);
  await press("die:yellow6@0", "influence:reroll");
  await says(/Reroll one of your dice/);
  const air = await person.page.locator(PLAY).evaluate((button) => {
    const box = button.getBoundingClientRect();
    const words = [...button.children].map((node) => node.getBoundingClientRect());
    return Math.min(...words.flatMap((one) => [one.top - box.top, box.bottom - one.bottom]));
  });
  expect(air).toBeGreaterThan(2.5); // px
});
