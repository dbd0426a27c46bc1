/** The pages around the tables: learning, choosing, coming to a table, and what is known of a player. */
import { expect, test } from "vitest";
import { createTable, PHONE, Person } from "./people";
import { useFixtures } from "./fixtures";
import type { GameInfo } from "@web/generated/protocol";

const fixtures = useFixtures();

test("a conflict of options is explained where it arose, and each way out opens the table", async () => {
  const person = await Person.arrive(fixtures.browser);
  const { page } = person;
  await page.goto(`${fixtures.server.url}/new/parbourg`);
  await page.getByRole("switch", { name: "Used henchmen leave" }).check({ force: true });
  const why = page.locator("[data-conflict]");
  await why.getByText("This needs all 16 henchmen").waitFor();
  expect(await page.getByText("1 change from").count()).toBe(1);
  await page.locator(".go[aria-disabled=true]").click({ force: true }); // leads to the conflict, opens nothing
  await page.waitForFunction(() => document.activeElement?.textContent === "Take all 16");
  await page.keyboard.press("Enter");
  await why.waitFor({ state: "detached" });
  expect(await page.getByRole("button", { name: "All 16", exact: true }).getAttribute("aria-pressed")).toBe("true");
  await page.getByRole("button", { name: "Undo them" }).click();
  expect(await page.getByRole("switch", { name: "Used henchmen leave" }).isChecked()).toBe(false);
  await page.getByRole("switch", { name: "Used henchmen leave" }).check({ force: true });
  await why.getByRole("button", { name: "Leave it off" }).click();
  await page.locator(".go:not([aria-disabled=true])").click();
  await page.waitForURL(/\/table\//);
  await person.leave();
});

test("the levels tell in how many games they were measured, from the fewest to the most", async () => {
  const person = await Person.arrive(fixtures.browser);
  await person.page.goto(`${fixtures.server.url}/new/troyes`);
  const games: GameInfo[] = await (await fetch(`${fixtures.server.url}/api/games`)).json();
  const { levels } = games.find((one) => one.slug === "troyes")!;
  const played = levels.map((one) => one.strength!.games);
  const range = [...new Set([Math.min(...played), Math.max(...played)])].join("–");
  await person.page.getByText(`measured, ${range} games each`).waitFor();
  await person.leave();
});

test("who comes by the invitation gives a name, and a name that is taken is told apart", async () => {
  const host = await Person.arrive(fixtures.browser);
  const seats = [{ kind: "me" }, { kind: "open" }, { kind: "bot", level: "page" }];
  const wish = { options: {}, access: "link", clock: { kind: "none" }, confirm: true, chat: true };
  const table = await createTable(host, fixtures.server.url, { game: "parbourg", seats, ...wish });
  const guest = await Person.arrive(fixtures.browser, { size: PHONE });
  await guest.page.goto(`${fixtures.server.url}/table/${table}`);
  await guest.page.getByRole("img", { name: "QR code of the link to this table" }).waitFor();
  await guest.page.getByLabel("Your name").fill("Colin"); // the bot of this level is called so
  await guest.page.getByRole("button", { name: "Sit here" }).click();
  await guest.page.locator("section.room").waitFor({ state: "detached" });
  const names = await guest.page.evaluate(async (id) => {
    const answer = await fetch(`/api/tables/${id}`);
    return ((await answer.json()).seats as { name: string }[]).map((seat) => seat.name);
  }, table);
  expect(names.slice(1)).toEqual(["Colin 2", "Colin"]);
  const own = await createTable(host, fixtures.server.url, { game: "troyes", seats: [seats[0], seats[0]], ...wish });
  await host.page.goto(`${fixtures.server.url}/table/${own}`);
  await host.asked();
  const [rules] = await Promise.all([
    host.context.waitForEvent("page"),
    host.page.getByRole("link", { name: "Cards and rules" }).first().click(),
  ]);
  await rules.waitForURL(/\/learn\/troyes\/dice#place$/); // at the question that is asked
  await guest.leave();
  await host.leave();
});

test("the sheets turn by keys, keep their address, and print whole; cards are found by what they do", async () => {
  const person = await Person.arrive(fixtures.browser);
  const { page } = person;
  await page.goto(`${fixtures.server.url}/learn/troyes`);
  await page.getByRole("heading", { name: "Troyes in a few pages" }).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("heading", { name: "What dice buy" }).waitFor();
  expect(page.url()).toMatch(/\/learn\/troyes\/dice$/);
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("article:visible").count()).toBe(4);
  expect(await page.locator("aside").isVisible()).toBe(false);
  await page.emulateMedia({ media: "screen" });
  await page.goto(`${fixtures.server.url}/learn/troyes/nowhere`); // a page there is none of is the first
  await page.getByRole("heading", { name: "Troyes in a few pages" }).waitFor();
  await page.goto(`${fixtures.server.url}/learn/troyes/cards`);
  await page.locator(".cards button").first().waitFor();
  const all = await page.locator(".cards button").count();
  expect(all).toBeGreaterThan(80);
  await page.getByLabel("Name or effect").fill("agriculture");
  const found = await page.locator(".cards button").count();
  expect(found).toBeLessThan(all);
  expect(await page.locator("mark").count()).toBeGreaterThanOrEqual(found);
  await person.leave();
});

test("the colours of a henchman are told by their names, each of them, or as none", async () => {
  const person = await Person.arrive(fixtures.browser);
  const { page } = person;
  await page.goto(`${fixtures.server.url}/learn/parbourg/cards`);
  const figure = (name: string) => page.locator("dl div", { has: page.getByText(name, { exact: true }) }).locator("dd");
  const shown = async (henchman: string) => {
    await page.getByLabel("Name or effect").fill(henchman);
    await page.getByRole("heading", { name: new RegExp(`^${henchman}`) }).waitFor();
    return (await figure("Colours").textContent())!.trim();
  };
  expect(await shown("Scout")).toMatch(/^–/);
  expect(await shown("Spy")).toMatch(/^Military · Intrigue/);
  await person.leave();
});

test("a guest can take the data along, leave, and be forgotten", async () => {
  const person = await Person.arrive(fixtures.browser);
  const { page } = person;
  await page.goto(`${fixtures.server.url}/settings`);
  await page.getByLabel("Name").fill("Passer-by");
  await page.getByRole("button", { name: "Use this name" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download my data" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("beffroi.json");
  await page.getByRole("button", { name: "Delete my data" }).click();
  await page.getByRole("button", { name: "Yes, delete my data" }).click();
  await page.getByText("No account needed").waitFor();
  await person.leave();
});

test("a player's games are filtered in the address", async () => {
  const person = await Person.arrive(fixtures.browser);
  const { page } = person;
  const name = `Mahaut${Date.now() % 1e6}`;
  const { url } = fixtures.server;
  await page.goto(`${url}/help`); // which asks for nothing while its guest becomes somebody else
  const seats = [{ kind: "me" }, { kind: "bot", level: "page" }];
  for (const rated of [true, false]) {
    const wish = { options: {}, access: "public", clock: { kind: "none" }, confirm: true, chat: true, rated };
    const table = await createTable(person, url, { game: "fair", seats, ...wish });
    await person.context.request.post(`${url}/api/tables/${table}/resign`, {
      data: { seat: 0, key: "enough" },
      headers: { origin: url },
    });
  }
  await person.context.request.post(`${url}/api/session/register`, {
    data: { name, password: "a good long word" },
    headers: { origin: url },
  });
  await page.goto(`${url}/player?name=${name}&kind=bots`);
  await page.locator(".games li").first().waitFor();
  const withBots = await page.locator(".games li").count();
  await page.getByRole("button", { name: "Won", exact: true }).click();
  await page.getByText("Nothing here yet.").waitFor();
  expect(new URL(page.url()).searchParams.get("result")).toBe("won");
  await page.getByRole("button", { name: "Any result" }).click();
  await page.getByRole("button", { name: "Rated", exact: true }).click();
  await page.locator(".games li").first().waitFor();
  expect(await page.locator(".games li").count()).toBeLessThanOrEqual(withBots);
  await page.getByRole("img", { name: "Rating over time" }).waitFor();
  await person.leave();
});
