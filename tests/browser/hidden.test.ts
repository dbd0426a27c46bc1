/** Tables with secrets: two browsers and a spectator, and nothing reaches one that it may not know. */
import { expect, test } from "vitest";
import { createTable, Person } from "./people";
import { useFixtures } from "./fixtures";

const fixtures = useFixtures();
const MAGE = ["hollow-promise", "bribe", "siege-engine", "trip"];
const CAPTAIN = ["night-raid", "coded-message", "lever"];
const START = {
  players: [
    { hand: MAGE, henchmen: ["mage"] },
    { hand: CAPTAIN, henchmen: ["captain"] },
  ],
  turn: 0,
};
const WISH = {
  game: "parbourg",
  options: {},
  seats: [{ kind: "me" }, { kind: "open" }],
  access: "public",
  clock: { kind: "none" },
  confirm: false,
  chat: true,
  start: START,
};

/** The cards of a list that a browser was ever told of. */
const heardOf = (person: Person, cards: string[]) => {
  const told = JSON.stringify(person.frames);
  return cards.filter((card) => told.includes(card));
};

/** Give the plain answer of this code. */
const answer = (person: Person, code: string) => person.page.locator(`.ask [data-choice="${code}"]`).click();

test("a bid of the Mage is hidden from the other player and from a spectator until all have folded", async () => {
  const [mage, captain, watcher] = await Promise.all([1, 2, 3].map(() => Person.arrive(fixtures.browser)));
  const address = `${fixtures.server.url}/table/${await createTable(mage, fixtures.server.url, WISH)}`;
  await mage.page.goto(address);
  await captain.page.goto(address);
  await captain.page.getByRole("button", { name: "Sit here" }).click();
  await watcher.page.goto(address);

  await mage.page.locator('[data-anchor="hand:hollow-promise"]').click();
  await mage.page.locator('[data-menu-choice="hide hollow-promise"]').click();
  const sees = (person: Person, name: string) =>
    person.page.locator(`[data-anchor="lying:0-0"][aria-label="${name}"]`).waitFor();
  await sees(mage, "Hollow Promise");
  for (const other of [captain, watcher]) await sees(other, "a card face down");
  expect(heardOf(captain, MAGE)).toEqual([]);
  expect(heardOf(mage, CAPTAIN)).toEqual([]);
  expect(heardOf(watcher, [...MAGE, ...CAPTAIN])).toEqual([]);
  expect(await watcher.page.locator("[data-can], [data-choice]").count()).toBe(0);

  await answer(mage, "fold");
  await answer(captain, "quiet");
  await answer(captain, "fold");
  for (const person of [mage, captain, watcher]) await person.page.getByText("turned up: Hollow Promise").waitFor();
  await Promise.all([mage, captain, watcher].map((person) => person.leave()));
});

const DRAWN = {
  round: 1,
  players: [{ hand: ["cathedral"] }, { hand: ["tour-henry-viii"], deniers: 0 }],
  decks: { "yellow-1": { cards: ["market-1", "quarry-1"] } },
};

test("a card of Tournay that was looked at and kept is known to its owner alone, the other one to all", async () => {
  const [drawer, other, watcher] = await Promise.all([1, 2, 3].map(() => Person.arrive(fixtures.browser)));
  const wish = { ...WISH, game: "tournay", start: DRAWN };
  const address = `${fixtures.server.url}/table/${await createTable(drawer, fixtures.server.url, wish)}`;
  await drawer.page.goto(address);
  await other.page.goto(address);
  await other.page.getByRole("button", { name: "Sit here" }).click();
  await watcher.page.goto(address);

  for (const piece of ["deck:yellow-1", "card:market-1"])
    await drawer.page.locator(`[data-anchor="${piece}"][data-can]`).click();
  for (const person of [drawer, other, watcher])
    await person.page.locator('[data-anchor="deck:yellow-1"][aria-label*="Quarry I"]').waitFor();
  expect(heardOf(drawer, ["market-1"])).toEqual(["market-1"]);
  expect(heardOf(other, ["market-1", "cathedral"])).toEqual([]);
  expect(heardOf(drawer, ["tour-henry-viii"])).toEqual([]);
  expect(heardOf(watcher, ["market-1", "cathedral", "tour-henry-viii"])).toEqual([]);
  expect(await watcher.page.locator("[data-can], [data-choice]").count()).toBe(0);

  await other.page.locator('[data-anchor="plaza:1"][data-can]').click();
  await drawer.page.locator('[data-anchor="card:market-1"][data-can]').waitFor();
  await Promise.all([drawer, other, watcher].map((person) => person.leave()));
});

test("a player who can play nothing is asked all the same, and may act at once", async () => {
  const start = { players: [{ hand: ["mint"], deniers: 0 }, {}], agenda: [{ step: "BeginTurn" }] };
  const wish = { ...WISH, game: "tournay", seats: [{ kind: "me" }, { kind: "bot", level: "page" }], start };
  const person = await Person.arrive(fixtures.browser);
  await person.page.goto(`${fixtures.server.url}/table/${await createTable(person, fixtures.server.url, wish)}`);
  await person.page.locator('[data-anchor^="deck:"][data-can]').first().waitFor();
  expect(person.update.question?.key).toBe("ask-play-card");
  expect(await person.page.locator("[data-choice]").count()).toBe(0);
  await person.leave();
});

test("the page passes by itself for a player who holds nothing to play between turns", async () => {
  const mage = await Person.arrive(fixtures.browser);
  const captain = await Person.arrive(fixtures.browser, { passes: true });
  const address = `${fixtures.server.url}/table/${await createTable(mage, fixtures.server.url, WISH)}`;
  let send = () => {}; // the picture of the invitation, which comes when the game has begun
  const sent = new Promise<void>((resolve) => (send = resolve));
  await captain.page.route(/qr_code/, (route) => sent.then(() => route.continue()));
  await mage.page.goto(address);
  await captain.page.goto(address);
  await captain.page.getByRole("button", { name: "Sit here" }).click();
  await mage.page.locator('[data-anchor="hand:bribe"]').click();
  await captain.page.locator('[data-anchor="hand:lever"]').waitFor();
  send();
  await mage.page.locator('[data-menu-choice="card bribe"]').click();
  await mage.page.locator('.ask [data-choice="done"]').click();
  await captain.page.getByText("the page passes in a moment").waitFor();
  await captain.page.locator('[data-anchor="hand:lever"][data-can]').waitFor();
  expect(captain.update.question?.key).toBe("ask-take-turn");
  await Promise.all([mage, captain].map((person) => person.leave()));
});
