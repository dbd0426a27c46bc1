import { expect, test } from "vitest";
import { createTable, Person, PHONE } from "./people";
import { useFixtures } from "./fixtures";

const fixtures = useFixtures();
const WITH_A_FRIEND = {
  game: "fair",
  options: {},
  seats: [{ kind: "me" }, { kind: "open" }],
  access: "public",
  clock: { kind: "live", base: 900, plus: 10 },
  confirm: false,
  chat: true,
};

async function pair(): Promise<[Person, Person, string]> {
  const host = await Person.arrive(fixtures.browser);
  const table = await createTable(host, fixtures.server.url, WITH_A_FRIEND);
  const address = `${fixtures.server.url}/table/${table}`;
  await host.page.goto(address);
  const guest = await Person.arrive(fixtures.browser, { size: PHONE });
  await guest.page.goto(address);
  await guest.page.getByRole("button", { name: "Sit here" }).click();
  return [host, guest, address];
}

/** Both answer whatever they are asked, until the game is over or so many answers were given. */
async function together(people: Person[], answers: number): Promise<boolean> {
  for (let n = 0; n < answers; n += 1) {
    await Promise.any(people.map((person) => person.asked()));
    for (const person of people) {
      if (await person.page.locator("[data-over]").count()) return true;
      await person.clickSomething(n * 5 + 2);
      await person.settled();
    }
  }
  return false;
}

/** The seats of a rematch are for those who played; who only knows its address may look on. */
async function theSameOnceMore(host: Person, guest: Person): Promise<void> {
  const played = host.page.url();
  await host.page.keyboard.press("Escape"); // the sheet of the final scoring gives way to the question bar
  await host.page.getByRole("button", { name: "Rematch" }).click();
  await host.page.waitForURL((url) => url.href !== played);
  const stranger = await Person.arrive(fixtures.browser);
  await stranger.page.goto(host.page.url());
  await stranger.page.locator("section.room").waitFor();
  expect(await stranger.page.getByRole("button", { name: "Sit here" }).count()).toBe(0);
  await guest.page.goto(host.page.url());
  await guest.page.getByRole("button", { name: "Sit here" }).click();
  expect(await guest.asked()).toBe(true);
  await stranger.leave();
}

test("two browsers play live, talk, and neither receives what it may not know", async () => {
  const [host, guest] = await pair();
  expect(await host.asked()).toBe(true);
  await host.page.keyboard.press("c");
  await host.page.getByLabel("Write a message").fill("A good fair to you");
  await host.page.keyboard.press("Enter");
  await guest.page.getByRole("tab", { name: "Chronicle" }).click();
  await guest.page.getByRole("tab", { name: /Chat/ }).click();
  await guest.page.getByText("A good fair to you").waitFor();
  await guest.page.getByRole("tab", { name: "Table" }).click();
  expect(await together([host, guest], 200)).toBe(true);
  const updates = (person: Person) => person.frames.filter((frame) => frame.t === "update");
  expect(new Set(updates(host).map((update) => update.seat))).toEqual(new Set([0]));
  expect(new Set(updates(guest).map((update) => update.seat)).has(0)).toBe(false);
  for (const update of updates(host))
    expect(update.view.players.every((player: object) => !("secret" in player))).toBe(true);
  await theSameOnceMore(host, guest);
  await host.leave();
  await guest.leave();
});

/** The watcher talks: the host removes it and mutes them, the guest hears no more of them. */
async function talkOfThree(host: Person, guest: Person, watcher: Person): Promise<void> {
  const say = async (text: string) => {
    await watcher.page.getByLabel("Write a message").fill(text);
    await watcher.page.keyboard.press("Enter");
    await watcher.page.getByRole("listitem").filter({ hasText: text }).first().waitFor();
  };
  await watcher.page.keyboard.press("c");
  await say("Boo");
  await say("Booo");
  await host.page.keyboard.press("c");
  const more = (person: Person, text: string) =>
    person.page
      .getByRole("listitem")
      .filter({ hasText: text })
      .getByRole("button", { name: /Message of/ });
  await more(host, "Booo").click();
  await host.page.getByRole("button", { name: "Remove", exact: true }).click();
  await watcher.page.getByText("Booo").waitFor({ state: "detached" });
  await more(host, "Boo").click();
  await host.page.getByRole("button", { name: "Mute", exact: true }).click();
  await host.page.getByRole("button", { name: "Unmute" }).waitFor();
  await guest.page.getByRole("tab", { name: "Chronicle" }).click();
  await guest.page.getByRole("tab", { name: /Chat/ }).click();
  await more(guest, "Boo").click();
  await guest.page.getByRole("button", { name: "Block", exact: true }).click();
  await guest.page.getByText("Boo").waitFor({ state: "detached" });
  await guest.page.goto(`${fixtures.server.url}/settings`);
  await guest.page.getByRole("button", { name: "Hear again" }).click();
  await guest.page.getByText("People you don’t hear").waitFor({ state: "detached" });
}

test("a spectator sees the game and nobody's secret, and is asked nothing", async () => {
  const [host, guest, address] = await pair();
  await host.asked();
  const watcher = await Person.arrive(fixtures.browser);
  await watcher.page.goto(address);
  await watcher.page.getByText("You are watching.").waitFor();
  await together([host, guest], 6);
  await talkOfThree(host, guest, watcher);
  expect(await watcher.page.locator("[data-can], [data-choice]").count()).toBe(0);
  for (const update of watcher.frames.filter((frame) => frame.t === "update")) {
    expect(update.seat).toBe(-1);
    expect(update.view.secret).toBeNull();
    expect(update.choices).toEqual([]);
  }
  await Promise.all([host, guest, watcher].map((person) => person.leave()));
});

test("the server is killed in the middle; both browsers say so, come back and go on", async () => {
  const [host, guest, address] = await pair();
  await together([host, guest], 3);
  await fixtures.server.kill();
  await host.page.getByText("Connection lost").waitFor();
  await guest.page.getByText("Connection lost").waitFor();
  // a move that is made meanwhile is kept, through a reload too
  const mover = host.update.waiting.includes(host.update.seat) && host.update.answered === null ? host : guest;
  const { moves } = mover.update;
  await mover.clickSomething(0);
  await mover.page.getByRole("heading", { name: "Your move is kept" }).waitFor();
  await mover.page.goto("about:blank");
  await fixtures.server.open();
  await mover.page.goto(address);
  await expect.poll(() => mover.update.moves).toBeGreaterThan(moves);
  await host.page.getByText("Connection lost").waitFor({ state: "detached" });
  await guest.page.getByText("Connection lost").waitFor({ state: "detached" });
  expect(await together([host, guest], 200)).toBe(true);
  for (const person of [host, guest]) {
    const expected = person.complaints
      .splice(0)
      .filter((complaint) => !/WebSocket connection|ERR_CONNECTION_REFUSED/.test(complaint));
    person.complaints.push(...expected);
    await person.leave();
  }
});

test("who was away is told what happened, shown it on the board, and is back at the table", async () => {
  const [host, guest, address] = await pair();
  await together([host, guest], 3);
  const table = address.split("/").at(-1)!;
  const moves = host.update.moves;
  await guest.page.goto(`${fixtures.server.url}/help`); // what was seen last is noted on leaving
  await guest.page.evaluate(
    ([name, made]) =>
      localStorage.setItem(
        name as string,
        JSON.stringify({ seq: 1, moves: (made as number) - 2, at: Date.now() - 3_600_000 }),
      ),
    [`beffroi-seen-${table}`, moves],
  );
  await guest.page.goto(address);
  await guest.page.getByText("2 moves since you were last here").waitFor();
  await guest.page.getByRole("button", { name: "Show me" }).click();
  await guest.page.locator(".replay").waitFor();
  await guest.page.locator(".replay").waitFor({ state: "detached" });
  expect(await guest.page.getByText("since you were last here").count()).toBe(0);
  await host.leave();
  await guest.leave();
});
