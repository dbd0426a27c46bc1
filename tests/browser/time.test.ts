/** Time and leaving at a table, with two and three people and a clock that the test moves: nobody waits, everybody is told. */
import { expect, test } from "vitest";
import { faults } from "./accessible";
import { useFixtures } from "./fixtures";
import { createTable, Person, PHONE } from "./people";
import { Server } from "./server";

const fixtures = useFixtures(new Server({}, true));
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const CHOICES = "[data-can], [data-choice]";
const LIVE = { kind: "live", base: 300, plus: 5 };

/** People at one table of the toy game, the first is the host; the last one has a phone. */
async function company(count: number, wish: Record<string, unknown> = {}): Promise<Person[]> {
  const people: Person[] = [];
  let address = "";
  for (let n = 0; n < count; n += 1) {
    const person = await Person.arrive(fixtures.browser, n && n === count - 1 ? { size: PHONE } : {});
    people.push(person);
    if (n === 0) {
      const seats = Array.from({ length: count }, (_, seat) => ({ kind: seat ? "open" : "me" }));
      const terms = { options: {}, access: "link", clock: LIVE, confirm: false, chat: true, rated: false };
      const table = await createTable(person, fixtures.server.url, { game: "fair", seats, ...terms, ...wish });
      address = `${fixtures.server.url}/table/${table}`;
    }
    await person.page.goto(address);
    if (n) await person.page.getByRole("button", { name: "Sit here" }).first().click();
  }
  for (const person of people) {
    await person.page.locator(CHOICES).first().waitFor();
    await person.clickSomething(0); // everybody bids for the first turn, so that then one of them is asked
  }
  return people;
}

const leave = (people: Person[]) => Promise.all(people.map((person) => person.leave()));

/** Who is waited for, and the others. */
async function parted(people: Person[]): Promise<[Person, ...Person[]]> {
  const asked = () => people.find(({ update }) => update.moves >= people.length && update.question !== null);
  await expect.poll(asked, { timeout: 60_000 }).toBeTruthy();
  const one = asked()!;
  await one.page.locator(CHOICES).first().waitFor();
  return [one, ...people.filter((person) => person !== one)];
}

/** The question bar says it, and so does the live region. */
async function told({ page }: Person, sentence: RegExp | string): Promise<void> {
  await page.getByRole("region", { name: "Question" }).getByRole("heading", { name: sentence }).waitFor();
  const spoken = page.locator(".table > p.sr[aria-live]");
  await expect.poll(() => spoken.textContent()).toMatch(sentence);
}

/** The chronicle tells of it. */
async function chronicled({ page }: Person, sentence: RegExp): Promise<void> {
  const tab = page.getByRole("tab", { name: "Chronicle" }).first();
  await tab.click();
  await page.locator(".log .fact").filter({ hasText: sentence }).first().waitFor();
  const table = page.getByRole("tab", { name: "Table" });
  if (await table.count()) await table.click();
}

const press = ({ page }: Person, name: string) => page.locator(".ask").getByRole("button", { name }).click();

/** Open the menu, and there what "Sorry, I must go" offers. */
async function mustGo({ page }: Person, ...names: string[]): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByText("Sorry, I must go").click();
  for (const name of names) await page.locator("#table-menu").getByRole("button", { name, exact: true }).click();
}

test("time runs out: a bot plays, everybody is told, and the seat is taken back at the next turn", async () => {
  const people = await company(2);
  const [late, other] = await parted(people);
  expect(await late.page.title()).toMatch(/^● Your turn \([45]:\d\d\)/);
  fixtures.server.pass(5 * MINUTE + 6000);
  await told(late, "Your time ran out: a bot plays for you");
  expect(await faults(late)).toEqual([]);
  expect(await late.page.locator(CHOICES).count()).toBe(0);
  expect(await late.page.title()).not.toMatch(/Your turn/);
  await chronicled(other, /ran out of time: a bot stands in/);
  await press(late, "Take my seat back");
  await chronicled(other, /(takes the seat back at the next turn|plays again)/);
  const asked = (person: Person) => person.page.locator(CHOICES).first().waitFor();
  for (let n = 0; n < 40; n += 1) {
    await Promise.any(people.map(asked));
    if (await late.page.locator(CHOICES).count()) break;
    await other.clickSomething(n);
    await other.settled();
  }
  await asked(late);
  await chronicled(other, /plays again/);
  await leave(people);
});

test("in a rated game that loses it: the other wins, and may play on against bots", async () => {
  const people = await company(2, { rated: true });
  const [late, other] = await parted(people);
  fixtures.server.pass(5 * MINUTE + 6000);
  await told(late, /ran out of time\. .+ wins\./);
  await told(other, /ran out of time\. .+ wins\./);
  expect(await late.page.getByRole("button", { name: "Take my seat back" }).count()).toBe(0);
  const before = other.page.url();
  await press(other, "Play on against bots");
  await other.page.waitForURL((url) => url.href !== before);
  await other.page.locator(".ask").waitFor();
  await leave(people);
});

test("an offer to stop reaches the others: declined once, agreed to the second time", async () => {
  const people = await company(2);
  const [asked, other] = await parted(people);
  await mustGo(other, "Offer to stop");
  await told(asked, /offer to stop the game\. Do you agree\?/);
  expect(await faults(asked)).toEqual([]);
  await press(asked, "Play on");
  await asked.page.locator(CHOICES).first().waitFor();
  await chronicled(other, /would rather play on/);
  await mustGo(other, "Offer to stop");
  await press(asked, "Agree to stop");
  for (const person of people) await told(person, "The game was stopped by agreement");
  await leave(people);
});

test("of three one resigns and is offered no way back, one must go, and the last one is told", async () => {
  const people = await company(3);
  const [first, second, third] = await parted(people);
  await mustGo(first, "Resign", "Yes, resign");
  await told(first, "You resigned: a bot plays on in your seat");
  expect(await first.page.getByRole("button", { name: "Take my seat back" }).count()).toBe(0);
  await chronicled(second, /resigns/);
  await mustGo(second, "Let a bot play", "Yes, let a bot play");
  await told(second, "You had to go: a bot plays for you");
  await second.page.getByRole("button", { name: "Take my seat back" }).first().waitFor();
  await chronicled(third, /had to go: a bot stands in/);
  await leave(people);
});

test("without a clock a seat that is gone is put to the vote; a pause and more time are given by a press", async () => {
  const people = await company(3, { clock: { kind: "relaxed", patience: 900 } });
  const [gone, ...others] = await parted(people);
  await mustGo(gone, "Offer a pause");
  for (const person of others) {
    await told(person, /wish for a pause \(1 day\)/);
    await press(person, "Agree to the pause");
  }
  await told(others[0], /The game is paused until/);
  await press(others[0], "End the pause");
  await chronicled(others[1], /ends the pause/);
  fixtures.server.pass(16 * MINUTE);
  for (const { page } of others) await page.reload();
  for (const person of others) {
    const button = person.page.locator(".ask").getByRole("button", { name: "Give it to a bot" });
    const done = person.page.locator(".fact").filter({ hasText: "was gone too long" });
    await button.or(done).first().waitFor();
    if (await button.count()) await button.click();
  }
  await told(gone, "You were gone too long: a bot plays for you");
  await leave(people);
});

test("in a game of days an opponent is given a day by a press", async () => {
  const people = await company(2, { clock: { kind: "days", days: 1, weekends: true } });
  const [late, other] = await parted(people);
  fixtures.server.pass(DAY - 60 * MINUTE);
  await other.page.reload();
  await other.page.getByRole("button", { name: /one more day$/ }).click();
  await chronicled(late, /gives .+ more time \(1 day\)/);
  fixtures.server.pass(2 * 60 * MINUTE);
  await late.page.reload();
  await late.page.locator(CHOICES).first().waitFor();
  await leave(people);
});

test("before the start: somebody is removed and can't come back, another is let in, and all say that they are ready", async () => {
  const host = await Person.arrive(fixtures.browser);
  const seats = [{ kind: "me" }, { kind: "open" }];
  const terms = {
    options: {},
    access: "link",
    clock: LIVE,
    confirm: false,
    chat: true,
    ready_check: true,
    rated: true,
  };
  const table = await createTable(host, fixtures.server.url, { game: "fair", seats, ...terms });
  const address = `${fixtures.server.url}/table/${table}`;
  await host.page.goto(address);
  await host.page.getByText("if you resign or leave, you lose").waitFor();
  const guest = await Person.arrive(fixtures.browser, { size: PHONE });
  await guest.page.goto(address);
  await guest.page.getByLabel("Your name").fill("Gerbert");
  await guest.page.getByRole("button", { name: "Sit here" }).click();
  await host.page.getByRole("button", { name: "Remove Gerbert" }).click();
  await guest.page.getByRole("button", { name: "Sit here" }).click();
  await guest.page.getByText("That is not allowed.").waitFor();
  await host.page.getByRole("button", { name: "Invite" }).click();
  await host.page.getByLabel("Name of an account").fill("Gerbert");
  await host.page.getByRole("button", { name: "Keep the seat" }).click();
  await guest.page.getByRole("button", { name: "Sit here" }).click();
  await host.page.getByRole("button", { name: "I’m ready" }).click();
  await guest.page.getByText("1 of 2 ready").waitFor();
  expect(await faults(guest)).toEqual([]);
  await guest.page.getByRole("button", { name: "I’m ready" }).click();
  for (const { page } of [host, guest]) await page.locator(".ask").waitFor();
  guest.complaints.splice(0); // the browser's own line about the refusal
  await leave([host, guest]);
});

test("a line that is frozen is told of within ten seconds, and what happened meanwhile is told when it is back", async () => {
  const people = await company(2);
  const [asked] = await parted(people);
  const { page } = people[0];
  await page.clock.install();
  await page.reload();
  await page.locator(".ask").waitFor();
  fixtures.server.freeze();
  await page.clock.fastForward(4000);
  await page.clock.fastForward(6000);
  await page.getByText("Connection lost").waitFor();
  fixtures.server.thaw();
  await page.clock.fastForward(20_000);
  await page.getByText("Connection lost").waitFor({ state: "detached" });
  expect(asked.update.over).toBe(false);
  for (const person of people) person.complaints.splice(0); // the browser's own lines about a line that was lost
  await leave(people);
});

test("a host who sits nowhere gives a seat that is gone to a bot, and nobody else who looks on may", async () => {
  const host = await Person.arrive(fixtures.browser);
  const players = [await Person.arrive(fixtures.browser), await Person.arrive(fixtures.browser, { size: PHONE })];
  const seats = [{ kind: "open" }, { kind: "open" }];
  const clock = { kind: "relaxed", patience: 900 };
  const terms = { options: {}, access: "link", clock, confirm: false, chat: true, rated: false };
  const table = await createTable(host, fixtures.server.url, { game: "fair", seats, ...terms });
  const address = `${fixtures.server.url}/table/${table}`;
  for (const { page } of players) {
    await page.goto(address);
    await page.getByRole("button", { name: "Sit here" }).first().click();
  }
  for (const { page } of players) await page.locator(CHOICES).first().waitFor();
  fixtures.server.pass(16 * MINUTE);
  const watcher = await Person.arrive(fixtures.browser);
  for (const { page } of [host, watcher]) {
    await page.goto(address);
    await page.locator(".ask").waitFor();
  }
  await told(host, /has been gone for long\. Give the seat to a bot\?/);
  expect(await faults(host)).toEqual([]);
  expect(await watcher.page.getByRole("button", { name: "Give it to a bot" }).count()).toBe(0);
  await press(host, "Give it to a bot");
  await chronicled(host, /was gone too long/);
  await told(players[0], "You were gone too long: a bot plays for you");
  await leave([host, watcher, ...players]);
});

const ASKED = {
  en: /offer to stop the game/,
  fr: /proposition d’arrêter la partie/,
  de: /Angebot, die Partie abzubrechen/,
};

test("my games tell that somebody offers to stop, or that a vote is open, in the language of the page", async () => {
  const people = await company(3, { clock: { kind: "relaxed", patience: 900 } });
  const [gone, first, second] = await parted(people);
  await mustGo(first, "Offer to stop");
  await chronicled(second, /offers to stop/);
  const home = await second.context.newPage();
  const line = home.locator(".mine-box li").first();
  for (const language of ["en", "fr", "de"] as const) {
    await home.goto(fixtures.server.url);
    await home.evaluate(
      (code) => localStorage.setItem("beffroi-settings", JSON.stringify({ language: code })),
      language,
    );
    await home.reload();
    await line.locator('[data-asks="stop"]').filter({ hasText: ASKED[language] }).waitFor();
  }
  await home.evaluate(() => localStorage.setItem("beffroi-settings", JSON.stringify({ passing: false })));
  await press(second, "Play on");
  await chronicled(first, /would rather play on/);
  await home.reload();
  await line.waitFor();
  expect(await line.locator("[data-asks]").count()).toBe(0);
  // a vote of who is not the host is open until the other one agrees too
  const [voter, asked] = first === people[0] ? [second, first] : [first, second];
  fixtures.server.pass(16 * MINUTE);
  await voter.page.reload();
  await press(voter, "Give it to a bot");
  await chronicled(voter, /would give this seat to a bot/);
  const list = await asked.context.newPage();
  await list.goto(fixtures.server.url);
  const vote = list.locator('.mine-box [data-asks="hand-over"]').first();
  await vote.waitFor();
  expect(await vote.textContent()).toMatch(/give the seat of .+ to a bot\?/);
  expect(gone.update.over).toBe(false);
  await list.close();
  await home.close();
  await leave(people);
});

test("days off begin and end by the zone that the host chooses, and whoever comes is told which", async () => {
  const host = await Person.arrive(fixtures.browser);
  await host.page.goto(`${fixtures.server.url}/new/fair`);
  await host.page.getByRole("button", { name: "Friends" }).click();
  await host.page.getByRole("group", { name: "Pace" }).getByRole("button", { name: "3 days" }).click();
  const zone = host.page.getByLabel("Time zone of these days");
  expect(await zone.count()).toBe(0);
  await host.page.getByLabel("Not on weekends").check();
  expect(await zone.inputValue()).toBe(
    await host.page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone),
  );
  await zone.selectOption("Pacific/Auckland");
  expect(await faults(host)).toEqual([]);
  await host.page.getByRole("button", { name: "Open the table" }).click();
  const guest = await Person.arrive(fixtures.browser, { size: PHONE });
  await host.page.waitForURL(/\/table\//);
  await guest.page.goto(host.page.url());
  for (const { page } of [host, guest]) await page.getByText("not on weekends · time zone: Auckland").first().waitFor();
  await leave([host, guest]);
});
