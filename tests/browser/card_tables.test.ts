/** The tables of Tournay and Parbourg: every seat in sight and readable, whatever the screen, and nothing over anything. */
import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { createTable, Person, PHONE, TABLET } from "./people";
import { useFixtures } from "./fixtures";

const DESK = { width: 1440, height: 900 };
const LEAST_MINI = 80; // px that a card of another district is wide
const fixtures = useFixtures();
const BOT = { kind: "bot", level: "page" };

const kept = (name: string) =>
  JSON.parse(readFileSync(new URL(`positions/${name}.json`, import.meta.url), "utf8")) as {
    game: string;
    seats: number;
    options: object;
    start: { players: object[] };
  };

/** Sit down at a kept middle of a game, or at a table of one's own. */
async function sitDown(
  { game, seats, options, start }: { game: string; seats: number; options?: object; start: object },
  size: { width: number; height: number },
  language = "en",
): Promise<Person> {
  const person = await Person.arrive(fixtures.browser, { size, language });
  const table = await createTable(person, fixtures.server.url, {
    game,
    options: options ?? {},
    seats: [{ kind: "me" }, ...Array(seats - 1).fill(BOT)],
    access: "link",
    clock: { kind: "none" },
    confirm: true,
    chat: true,
    start,
  });
  await person.page.goto(`${fixtures.server.url}/table/${table}`);
  await person.asked();
  await person.page.evaluate(() => document.fonts.ready);
  return person;
}

interface Seen {
  anchor: string;
  /** What stands on it. */
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** How much of it is inside the window. */
  inside: boolean;
}

/** The pieces of an anchor as they lie on the screen. */
const seen = (page: Page, selector: string): Promise<Seen[]> =>
  page.locator(selector).evaluateAll((nodes) =>
    nodes.map((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      const inside = x >= 0 && y >= 0 && x + width <= innerWidth + 1 && y + height <= innerHeight + 1;
      const piece = node.parentElement!;
      return { anchor: (node as HTMLElement).dataset.anchor ?? "", text: piece.innerText, x, y, width, height, inside };
    }),
  );

/** Those of two lists that lie over one another. */
function overlaps(ones: Seen[], others: Seen[]): string[] {
  const over = (a: Seen, b: Seen) =>
    a !== b &&
    a.x + a.width > b.x + 1 &&
    b.x + b.width > a.x + 1 &&
    a.y + a.height > b.y + 1 &&
    b.y + b.height > a.y + 1;
  return ones.flatMap((one) =>
    others.filter((other) => over(one, other)).map(({ anchor }) => `${one.anchor} ${anchor}`),
  );
}

/** The slots of a district that hold a card. */
const cards = async (page: Page, seat: number) =>
  (await seen(page, `[data-anchor^="slot:${seat}-"]`)).filter(({ text }) => text.trim() !== "");

test("Tournay for two on an upright tablet: the other's cards have pictures and names, and lie apart", async () => {
  const { start, ...table } = kept("tournay");
  const person = await sitDown({ ...table, seats: 2, start: { ...start, players: start.players.slice(0, 2) } }, TABLET);
  const tiles = await cards(person.page, 1);
  expect(tiles.length).toBeGreaterThan(3);
  for (const tile of tiles) {
    expect(tile.width).toBeGreaterThanOrEqual(LEAST_MINI);
    expect(tile.inside).toBe(true);
  }
  expect(overlaps(tiles, tiles)).toEqual([]);
  const art = person.page.locator('[data-anchor^="slot:1-"] + .card svg.art').first();
  expect((await art.boundingBox())!.height).toBeGreaterThan(20);
  await person.leave();
});

test("Parbourg for four on an upright tablet: no laid card covers initiative or colours, and the hand is one row", async () => {
  const person = await sitDown(kept("parbourg"), TABLET);
  const laid = await seen(person.page, '[data-anchor^="lying:"]');
  const facts = await seen(
    person.page,
    '[data-anchor^="initiative:"], [data-anchor^="events:"], [data-anchor^="bid:"]',
  );
  expect([laid.length, facts.length]).toEqual([5, 12]);
  expect(overlaps(laid, facts)).toEqual([]);
  for (const piece of [...laid, ...facts]) expect(piece.inside).toBe(true);
  const hand = await seen(person.page, '[data-anchor^="hand:"]');
  expect(new Set(hand.map(({ y }) => Math.round(y))).size).toBe(1);
  await person.leave();
});

test("Tournay for four: every seat whole, its cards with their names, enlarged by pointer and magnifier", async () => {
  const person = await sitDown(kept("tournay-four"), DESK);
  const { page } = person;
  const sheets = await seen(page, "section.other");
  expect(sheets.map(({ inside }) => inside)).toEqual([true, true, true]);
  for (const seat of [1, 2, 3]) {
    const minis = await cards(page, seat);
    expect(minis.length).toBeGreaterThan(2);
    for (const mini of minis) expect(mini.width).toBeGreaterThanOrEqual(LEAST_MINI);
    const names = page.locator(`[data-anchor^="slot:${seat}-"] + .card .ribbon`);
    expect(await names.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length)).toBe(0);
  }
  await page.locator('[data-anchor^="slot:1-"]:has(+ .card)').first().hover();
  await page.locator("#tip .card.full").waitFor();
  await page.mouse.move(0, 0);
  await page.locator("section.other header button").first().click();
  expect((await page.locator("dialog[open] .slot").first().boundingBox())!.width).toBeGreaterThan(1.3 * LEAST_MINI);
  await page.keyboard.press("Escape");
  await person.leave();
});

test("Tournay on a phone: a tap on a seat shows its district", async () => {
  const person = await sitDown(kept("tournay-four"), PHONE);
  await person.page.locator(".strip button").nth(2).click();
  const tiles = await cards(person.page, 2);
  expect(tiles.length).toBeGreaterThan(2);
  for (const tile of tiles) expect(tile.width).toBeGreaterThanOrEqual(LEAST_MINI);
  await person.leave();
});

/** Click one piece or button after another, and say how many clicks it took until the turn was another's. */
async function clicks(person: Person, targets: string[]): Promise<number> {
  const before = person.frames.length;
  for (const [i, target] of targets.entries()) {
    await person.page.locator(target).first().click();
    await person.settled();
    const updates = person.frames.slice(before).filter((frame) => frame.t === "update");
    if (updates.some(({ waiting, end_turn }) => !waiting.includes(0) && !end_turn)) return i + 1;
  }
  return Infinity;
}

/** How far the letters of a button stand out from what lies behind them, as WCAG counts it. */
const contrast = (button: Locator): Promise<number> =>
  button.evaluate((node) => {
    const light = (colour: string) => {
      const [r, g, b] = colour
        .match(/[\d.]+/g)!
        .map((part) => Number(part) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    let ground: Element = node;
    while (getComputedStyle(ground).backgroundColor === "rgba(0, 0, 0, 0)") ground = ground.parentElement!;
    const both = [getComputedStyle(node).color, getComputedStyle(ground).backgroundColor].map(light);
    return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
  });

const END_TURN = ".ask .actions .first:enabled";
const FACE_UP = {
  round: 1,
  players: [{ hand: ["library-1"] }, {}],
  decks: { "white-1": { cards: ["hospital-1", "bishop-1", "prior-1"], face_up: true } },
};

test("Tournay: drawing from a deck with a card face up takes two clicks, from its pile too", async () => {
  for (const [piece, next] of [
    ["deck:white-1", END_TURN],
    ["pile:white-1", '[data-anchor="card:bishop-1"][data-can]'],
  ]) {
    const person = await sitDown({ game: "tournay", seats: 2, start: FACE_UP }, DESK);
    const lit = `[data-anchor="${piece}"][data-can]`;
    await person.page.locator(lit).waitFor();
    expect(await clicks(person, [lit, next])).toBe(2);
    await person.leave();
  }
});

test("Tournay: whose citizen works is changed beside the question, and taken back as one", async () => {
  const person = await sitDown({ game: "tournay", seats: 2, start: FACE_UP }, DESK);
  const { page } = person;
  await page.locator('[data-anchor="deck:white-1"][data-can]').click();
  await page.getByRole("button", { name: /^Instead: / }).click();
  await page.locator('[data-anchor="purse:0"][aria-label="Deniers: 4"]').waitFor();
  expect(person.update.end_turn).toBe(true);
  expect(await page.locator(".tag.turn").allTextContents()).toEqual(["Your turn"]);
  await page.getByRole("button", { name: "Take back" }).click();
  await page.locator('[data-anchor="deck:white-1"][data-can]').waitFor();
  await person.leave();
});

test("Tournay: the question and what may be changed beside it are whole", async () => {
  const company = JSON.parse(readFileSync(new URL("companies/tournay-4.json", import.meta.url), "utf8"));
  for (const [size, language] of [
    [DESK, "de"],
    [TABLET, "fr"],
  ] as const) {
    const person = await sitDown(company, size, language);
    const { page } = person;
    await page.locator('[data-anchor^="slot:0-"][data-can]').last().click();
    await page.locator('[data-anchor^="deck:"][data-can]').first().click();
    await page.locator(".settled .chip").first().waitFor();
    await person.settled();
    const bar = (await page.locator(".ask").boundingBox())!;
    const chips = await page
      .locator(".settled .chip")
      .evaluateAll((all) =>
        all.map((one) => [one.getBoundingClientRect(), one.scrollWidth - one.clientWidth] as const),
      );
    expect(chips.length).toBeGreaterThan(1);
    for (const [chip, cut] of chips) {
      expect([chip.top > bar.y, chip.bottom < bar.y + bar.height, cut <= 0], language).toEqual([true, true, true]);
    }
    const asked = page.locator("#asked");
    expect(await asked.evaluate((node) => node.scrollHeight - node.clientHeight)).toBeLessThanOrEqual(2);
    await person.leave();
  }
});

test("Parbourg: laying a card and standing takes two clicks, and folding is never the big button", async () => {
  const start = { players: [{ hand: ["night-raid", "lever"], henchmen: ["captain"] }, { hand: ["bribe"] }], turn: 0 };
  const person = await sitDown({ game: "parbourg", seats: 2, start }, DESK);
  await person.page.locator('[data-choice="fold"]').waitFor();
  expect(await person.page.locator('[data-choice="fold"].first').count()).toBe(0);
  const locked = person.page.getByRole("button", { name: "Stand: play a card first" });
  expect(await contrast(locked)).toBeGreaterThan(4.5);
  expect(await clicks(person, ['[data-anchor="hand:night-raid"][data-can]', '[data-choice="done"].first'])).toBe(2);
  await person.leave();
});

test("Parbourg: standing stays at one place, before a card is played and after each", async () => {
  const hand = ["night-raid", "bold-stroke", "hard-work"];
  const start = { players: [{ hand, henchmen: ["smuggler"] }, { hand: ["bribe"] }], turn: 0 };
  for (const size of [DESK, TABLET, PHONE]) {
    const person = await sitDown({ game: "parbourg", seats: 2, start }, size);
    const { page } = person;
    const primary = page.locator(".ask .actions .first");
    const cards = page.locator('[data-anchor^="hand:"][data-can]:visible');
    const places = [];
    for (let played = 0; played < 2; played += 1) {
      places.push(await primary.boundingBox());
      await cards.first().click();
      if (size === PHONE) await cards.first().click(); // the first click opens it
      const menu = page.locator("[role=menu] [role=menuitem]");
      if (await menu.count()) await menu.first().click();
      await page.locator('.ask #play[data-choice="done"]').waitFor();
      await person.settled();
    }
    places.push(await primary.boundingBox());
    for (const place of places) expect(place, `${size.width}`).toEqual(places[0]);
    expect(await page.locator('.ask .loose [data-choice="done"]').count()).toBe(0);
    await person.leave();
  }
});

test("Parbourg: an apostrophe on the back of a card lies as the letters beside it", async () => {
  const start = { players: [{ hand: ["dukes-favour"] }, { hand: ["bribe"] }], turn: 0 };
  const person = await sitDown({ game: "parbourg", seats: 2, start }, PHONE);
  const name = person.page.locator('[data-anchor="hand:dukes-favour"] .name');
  expect(await name.getAttribute("data-ink")).toContain("’");
  const { high, size } = await name.evaluate((node) => {
    const letter = node.appendChild(document.createElement("span"));
    letter.textContent = "’"; // what is drawn as ink can't be measured itself
    return { high: letter.getBoundingClientRect().height, size: parseFloat(getComputedStyle(node).fontSize) };
  });
  expect(high).toBeLessThan(size / 2); // upright it takes a line of its own
  await person.leave();
});

test("Parbourg on a phone: what an opened card would bring covers no word of it", async () => {
  const start = { players: [{ hand: ["double-game"], henchmen: ["spy"] }, { hand: ["bribe"] }], turn: 0 };
  const person = await sitDown({ game: "parbourg", seats: 2, start }, PHONE);
  const { page } = person;
  await page.locator('[data-anchor="hand:double-game"]').click();
  const button = (await page.locator(".spines .lay").boundingBox())!;
  for (const { y, height } of await seen(page, ".spines .card :is(.val, .rib, .fx)"))
    expect(y >= button.y + button.height - 1 || y + height <= button.y + 1).toBe(true);
  await person.leave();
});
