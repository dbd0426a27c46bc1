/** How a slow phone and a slow line take the page, told in a table: `make speed`. SPEED=3 measures three times each and tells the median. */
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import type { CDPSession } from "playwright-core";
import { expect, test } from "vitest";
import { createTable, Person, PHONE } from "./people";
import { useFixtures } from "./fixtures";

const SLOWER = 6; // times, the processor
const LINE = { offline: false, latency: 600, downloadThroughput: 50_000, uploadThroughput: 50_000 }; // ms, bytes a second
const FULL = ["troyes-4", "tournay-4", "parbourg-4"]; // late in a game for four: the fullest tables there are
const CLICKS = 6;
const BOT = { kind: "bot", level: "page" };
const COMPANIES = fileURLToPath(new URL("companies/", import.meta.url));
const times = Number(process.env.SPEED) || 1;
const fixtures = useFixtures();

interface Seen {
  tasks: number[];
  shifts: number;
  interactions: number[];
  painted: number;
  drawn: number;
}

/** In the page, before anything of it runs: what the browser says about its work. */
function watch(ready: string): void {
  const seen: Seen = { tasks: [], shifts: 0, interactions: [], painted: 0, drawn: 0 };
  (globalThis as unknown as { seen: Seen }).seen = seen;
  const observe = (type: string, take: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  observe("longtask", ({ duration }) => seen.tasks.push(duration));
  observe("layout-shift", (entry) => (seen.shifts += (entry as PerformanceEntry & { value: number }).value));
  observe("event", ({ duration }) => seen.interactions.push(duration), { durationThreshold: 16 });
  observe("paint", ({ name, startTime }) => name === "first-contentful-paint" && (seen.painted = startTime));
  const look = new MutationObserver(() => {
    if (seen.drawn || !document.querySelector(ready)) return;
    requestAnimationFrame(() => setTimeout(() => (seen.drawn ||= performance.now())));
    look.disconnect();
  });
  look.observe(document, { childList: true, subtree: true });
}

const seenBy = (person: Person): Promise<Seen> =>
  person.page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);

/** A page that tells what it did, and how much came over the line. */
async function observed(ready: string): Promise<{ person: Person; session: CDPSession; bytes: () => number }> {
  const person = await Person.arrive(fixtures.browser, { size: PHONE });
  await person.context.addInitScript(watch, ready);
  const session = await person.context.newCDPSession(person.page);
  await session.send("Network.enable");
  let sum = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (sum += encodedDataLength));
  return { person, session, bytes: () => sum };
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1];
const most = (values: number[]): number => Math.max(0, ...values);

function told(name: string, rows: Record<string, number>[], unit: Record<string, string>): void {
  const parts = Object.keys(rows[0]).map((key) => {
    const value = median(rows.map((row) => row[key]));
    return `${key} ${unit[key] === "" ? value.toFixed(3) : value.toFixed(0)}${unit[key] ?? " ms"}`;
  });
  process.stdout.write(`${name}: ${parts.join(", ")}\n`);
}

/** A table at the slow phone: opened, played at, opened again. */
async function table(company: string): Promise<Record<string, number>> {
  const { game, seats, options, start } = JSON.parse(readFileSync(`${COMPANIES}${company}.json`, "utf8"));
  const { person, session, bytes } = await observed(".stage [data-anchor]");
  const wish = { access: "link", clock: { kind: "none" }, confirm: true, chat: true };
  const id = await createTable(person, fixtures.server.url, {
    game,
    options,
    start,
    ...wish,
    seats: [{ kind: "me" }, ...Array(seats - 1).fill(BOT)],
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await person.page.goto(`${fixtures.server.url}/table/${id}`);
  await person.asked();
  await person.page.waitForLoadState("networkidle");
  const first = await seenBy(person);
  const loaded = bytes();
  for (let n = 0; n < CLICKS; n += 1) {
    await person.clickSomething(n * 7 + 3);
    await person.asked();
  }
  const played = await seenBy(person);
  await person.page.reload();
  await person.asked();
  await person.page.waitForLoadState("networkidle");
  const again = await seenBy(person);
  await person.leave();
  return {
    drawn: first.drawn,
    "longest task": most(first.tasks),
    "longest task in play": most(played.tasks.slice(first.tasks.length)),
    "interaction to next paint": most(played.interactions),
    "drawn again": again.drawn,
    "layout shift": again.shifts,
    "first load": loaded / 1024,
  };
}

/** The home page at the end of a slow line. */
async function home(): Promise<Record<string, number>> {
  const { person, session, bytes } = await observed(".game button");
  await session.send("Network.emulateNetworkConditions", LINE);
  await person.page.goto(fixtures.server.url, { waitUntil: "commit" });
  await person.page
    .getByRole("button", { name: /^Play now/ })
    .first()
    .waitFor();
  await person.page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.drawn > 0);
  const { painted, drawn } = await seenBy(person);
  const sum = bytes();
  await person.leave();
  return { read: painted, usable: drawn, "by then": sum / 1024 };
}

async function measure(
  name: string,
  once: () => Promise<Record<string, number>>,
  units: Record<string, string>,
): Promise<void> {
  const rows: Record<string, number>[] = [];
  for (let n = 0; n < times; n += 1) rows.push(await once());
  told(name, rows, units);
  expect(rows).toHaveLength(times);
}

test("a slow phone and a slow line", { timeout: 1_800_000 }, async () => {
  process.stdout.write(`load of this machine: ${loadavg()[0].toFixed(1)}\n`);
  const units = { "layout shift": "", "first load": " KB", "by then": " KB" };
  for (const company of FULL)
    await measure(`${company}, processor slowed ${SLOWER} times`, () => table(company), units);
  await measure("home, 600 ms and 50 kB/s", home, units);
  process.stdout.write(`load of this machine: ${loadavg()[0].toFixed(1)}\n`);
});
