/** Notices by the browser: asked for on their page, sent by the server, shown by the page's worker; they end by themselves. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Person } from "./people";
import { useFixtures } from "./fixtures";

const fixtures = useFixtures();
/** A push service of our own: it keeps what is posted, as a browser would receive it. */
let service: Server;
const posted: { encoding: string; body: Buffer }[] = [];
const browserKey = createECDH("prime256v1");
const secret = randomBytes(16);

beforeAll(async () => {
  browserKey.generateKeys();
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part) => parts.push(part));
    request.on("end", () => {
      posted.push({ encoding: String(request.headers["content-encoding"]), body: Buffer.concat(parts) });
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
});
afterAll(() => void service?.close());

/** What the server wrote for this browser alone (RFC 8291). */
function read(body: Buffer): Record<string, unknown> {
  const [salt, sender, text] = [body.subarray(0, 16), body.subarray(21, 21 + body[20]), body.subarray(21 + body[20])];
  const derive = (key: Uint8Array, grain: Uint8Array, info: Uint8Array, length: number) =>
    Buffer.from(hkdfSync("sha256", key, grain, info, length));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), browserKey.getPublicKey(), sender]);
  const key = derive(browserKey.computeSecret(sender), secret, info, 32);
  const decipher = createDecipheriv(
    "aes-128-gcm",
    derive(key, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16),
    derive(key, salt, Buffer.from("Content-Encoding: nonce\0"), 12),
  );
  decipher.setAuthTag(text.subarray(-16));
  const plain = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()]);
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
}

/** No real push service is in reach: the browser gets its subscription from ours. */
async function subscribeHere(person: Person): Promise<void> {
  const subscription = {
    endpoint: `http://127.0.0.1:${(service.address() as AddressInfo).port}/push`,
    keys: { p256dh: browserKey.getPublicKey("base64url"), auth: secret.toString("base64url") },
  };
  await person.context.addInitScript((given) => {
    let now: object | null = null;
    PushManager.prototype.subscribe = async () =>
      (now = { toJSON: () => given, unsubscribe: async () => ((now = null), true) }) as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () => now as PushSubscription | null;
  }, subscription);
}

/** Hand a message to the page's worker, as a push service does. */
async function deliver(person: Person, data: string): Promise<void> {
  const session = await person.context.newCDPSession(person.page);
  const known = new Promise<string>((resolve) =>
    session.on(
      "ServiceWorker.workerRegistrationUpdated",
      ({ registrations }) => registrations[0] && resolve(registrations[0].registrationId),
    ),
  );
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.deliverPushMessage", {
    origin: fixtures.server.url,
    registrationId: await known,
    data,
  });
}

test("a browser that asked for it is told, and shows it; and is told no more when it says so", async () => {
  const person = await Person.arrive(fixtures.browser, { told: true });
  await subscribeHere(person);
  await person.page.goto(`${fixtures.server.url}/notices`);
  const start = person.page.getByRole("button", { name: "Turn on" });
  await start.click();
  await person.page.getByText("This device is told.").waitFor();
  const channels = async () => (await person.context.request.get(`${fixtures.server.url}/api/me/channels`)).json();
  const [channel] = await channels();
  expect(channel.kind).toBe("push");
  const line = person.page.getByRole("listitem").filter({ hasText: channel.name });
  await line.getByRole("button", { name: "Send a test" }).click();
  await line.getByText("Sent.").waitFor();
  expect(posted.map(({ encoding }) => encoding)).toEqual(["aes128gcm"]);
  const notice = read(posted[0].body);
  await deliver(person, JSON.stringify(notice));
  const shown = () =>
    person.page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body }) => ({ title, body })),
    );
  await expect.poll(shown).toEqual([{ title: notice.title, body: notice.text }]);
  await line.getByRole("button", { name: "Rename" }).click();
  await line.getByLabel("Name").fill("My old laptop");
  await person.page.getByRole("button", { name: "Keep", exact: true }).click();
  const renamed = person.page.getByRole("listitem").filter({ hasText: "My old laptop" });
  await renamed.getByRole("button", { name: "Remove" }).click();
  await start.waitFor();
  expect(await channels()).toEqual([]);

  // whoever leaves the browser is told nothing there any more
  await start.click();
  await person.page.getByText("This device is told.").waitFor();
  await person.page.goto(`${fixtures.server.url}/settings`);
  await person.page.getByRole("button", { name: "Leave this browser" }).click();
  await person.page.getByText("No account needed").waitFor();
  const told = () =>
    person.page.evaluate(async () => !!(await (await navigator.serviceWorker.ready).pushManager.getSubscription()));
  await expect.poll(told).toBe(false);
  await person.leave();
});
