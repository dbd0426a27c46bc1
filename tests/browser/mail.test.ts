/** Mails are read from a sink and their links followed: a forgotten password, another address, a turn, a reminder, a digest. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch } from "./chromium";
import { MailSink } from "./mail_sink";
import { Person } from "./people";
import { Server } from "./server";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const sink = new MailSink();
let server: Server;
let browser: Browser;

beforeAll(async () => {
  await sink.open();
  server = new Server({ BEFFROI_MAIL_URL: sink.setting }, true);
  await server.open();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  sink.close();
});

async function post(person: Person, path: string, data: object): Promise<Record<string, unknown>> {
  const answer = await person.context.request.post(server.url + path, { data, headers: { origin: server.url } });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Record<string, unknown>;
}

/** The newest mail to an address that says something, when it has come. */
async function mailed(address: string, says: RegExp): Promise<string> {
  const found = () => sink.to(address).findLast(({ text }) => says.test(text))?.text ?? "";
  await expect.poll(found, { timeout: 60_000 }).toMatch(says);
  return found();
}

const linkIn = (mail: string, path: string): string =>
  mail.match(new RegExp(`${server.url}${path}\\S*`))?.[0] ?? `no ${path} in ${mail}`;

async function newAccount(name: string, email: string): Promise<Person> {
  const person = await Person.arrive(browser);
  await person.page.goto(`${server.url}/help`); // which asks for nothing while somebody comes in
  await post(person, "/api/session/register", { name, password: "an old password", email });
  await person.remembered();
  return person;
}

test("the link of a mail sets a new password", async () => {
  const owner = await newAccount("Forgetful", "owner@example.org");
  await post(owner, "/api/session/forgot", { name: "Forgetful" });
  const link = linkIn(await mailed("owner@example.org", /\/reset/), "/reset");
  const person = await Person.arrive(browser);
  await person.page.goto(link);
  await person.page.getByLabel("New password").fill("a new password");
  await person.page.getByRole("button", { name: "Set the password" }).click();
  await person.page.waitForURL(`${server.url}/`);
  await post(owner, "/api/session/login", { name: "Forgetful", password: "a new password" });
  await person.leave();
  await owner.leave();
});

test("another address holds when the link sent there was followed, and the old one is told", async () => {
  const person = await newAccount("Mover", "old@example.org");
  const { page } = person;
  await page.goto(`${server.url}/settings`);
  await page.getByText("Change email address").first().click();
  await page.getByLabel("New email address").fill("new@example.org");
  await page.getByLabel("Current password").first().fill("an old password");
  await page.getByRole("button", { name: "Change email address" }).click();
  await page.getByText("A code was sent to new@example.org").waitFor();
  await page.goto(linkIn(await mailed("new@example.org", /\/confirm-mail/), "/confirm-mail"));
  await page.getByText("The address is confirmed.").waitFor();
  await mailed("old@example.org", /another email address/);
  await page.goto(`${server.url}/settings`);
  await page.getByText("Email: new@example.org").waitFor();
  await person.leave();
});

test("a turn, a reminder and a digest come by mail, with a link to the table, and end by another link", async () => {
  const person = await newAccount("Reader", "reader@example.org");
  const { page } = person;
  await page.goto(`${server.url}/notices`);
  await page.getByRole("button", { name: "Mail to reader@example.org" }).click();
  await page.getByLabel("Code from the email").waitFor();
  const code = (await mailed("reader@example.org", /Enter this code/)).match(/\n\n.*\n\n(\S+)/)![1];
  await page.getByLabel("Code from the email").fill(code);
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("button", { name: "Send a test" }).click();
  await page.getByText("Sent. It should arrive").waitFor();
  await mailed("reader@example.org", /test message/);

  const host = await newAccount("Opponent", "opponent@example.org");
  const { table } = await post(host, "/api/tables", {
    game: "fair",
    seats: [{ kind: "me" }, { kind: "open" }],
    clock: { kind: "days", days: 3 },
  });
  await post(person, `/api/tables/${table}/join`, {});
  await page.goto("about:blank"); // nobody looks
  server.pass(MINUTE);
  const turn = await mailed("reader@example.org", /your turn/i);
  expect(turn).toContain("Opponent");
  expect(turn).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/i);
  server.pass(2 * DAY + 12 * 60 * MINUTE);
  const reminder = await mailed("reader@example.org", /time is running out/i);
  await page.goto(linkIn(reminder, "/table"));
  await page.locator(".ask").waitFor();
  expect(await page.title()).toMatch(/^● Your turn/);

  await page.goto(`${server.url}/notices`);
  await page.getByRole("button", { name: "Once a day" }).click();
  await page.locator('[aria-pressed="true"]', { hasText: "Once a day" }).waitFor();
  await page.goto("about:blank");
  server.pass(3 * 60 * MINUTE);
  const digest = await mailed("reader@example.org", /waits? for you/);
  await page.goto(linkIn(digest, "/unsubscribe"));
  await page.getByRole("button", { name: "Send no more mails" }).click();
  await page.getByText("no more notices go to this address").waitFor();
  await page.getByRole("link", { name: "Notices" }).click();
  await page.locator('[aria-pressed="true"]', { hasText: "Off" }).waitFor();
  await person.leave();
  await host.leave();
});
