/** How heavy and how quick a table page is. Sizes and work are held to their limit; times are only told, machines differ. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createTable, Person, PHONE } from "./people";
import { gamesOf } from "./places";
import { useFixtures } from "./fixtures";
import { markDrawn, workOf } from "./work";

const SCRIPTS = 200 * 1024; // bytes of JavaScript on the line until a table is drawn
const TABLE = 350 * 1024; // bytes of everything, fonts and drawings too
const SHIFT = 0.05; // the part of the window that things move through when a table is opened again
const ANSWERS = 12;
const fixtures = useFixtures();

function told(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** In the page: how far things have moved that nobody touched. */
function watchShifts(): void {
  const seen = globalThis as unknown as { shifts: number };
  seen.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shifts += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
}

test("a phone opens a table with little, and nothing moves when it opens it again", async () => {
  for (const game of await gamesOf(fixtures.server.url)) {
    const person = await Person.arrive(fixtures.browser, { size: PHONE });
    await person.context.addInitScript(watchShifts);
    const seats = [{ kind: "me" }, { kind: "bot", level: "page" }];
    const table = await createTable(person, fixtures.server.url, {
      game,
      options: {},
      seats,
      access: "link",
      clock: { kind: "none" },
      confirm: false,
      chat: true,
    });
    const line = await person.context.newCDPSession(person.page);
    await line.send("Network.enable");
    let [all, scripts] = [0, 0];
    const kinds = new Map<string, string>();
    line.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
    line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      all += encodedDataLength;
      if (kinds.get(requestId) === "Script") scripts += encodedDataLength;
    });
    await person.page.goto(`${fixtures.server.url}/table/${table}`);
    await person.asked();
    await person.page.waitForLoadState("networkidle");
    told(`${game}: first load ${(all / 1024).toFixed(0)} KB, of it ${(scripts / 1024).toFixed(0)} KB JavaScript`);
    expect(scripts).toBeLessThan(SCRIPTS);
    expect(all).toBeLessThan(TABLE);
    await person.page.reload();
    await person.asked();
    const shifts = await person.page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts);
    expect(shifts, game).toBeLessThan(SHIFT);
    await person.leave();
  }
});

const SLOWER = 6; // times, the processor of a slow phone
const FULL = ["troyes-4", "tournay-4", "parbourg-4"]; // late in a game for four: the fullest tables there are
const DRAWN_WORK = 2500; // ms of the processor until such a table is drawn
const TASK_WORK = 500; // of the longest task
const CLICK_WORK = 300; // of the longest task of a click

test.each(FULL)("a slow phone has little to do: %s", async (company) => {
  const file = new URL(`companies/${company}.json`, import.meta.url);
  const { game, seats, options, start } = JSON.parse(readFileSync(file, "utf8"));
  const person = await Person.arrive(fixtures.browser, { size: PHONE });
  await person.context.addInitScript(markDrawn, ".stage [data-anchor]");
  const table = await createTable(person, fixtures.server.url, {
    game,
    options,
    start,
    seats: [{ kind: "me" }, ...Array(seats - 1).fill({ kind: "bot", level: "page" })],
    access: "link",
    clock: { kind: "none" },
    confirm: true,
    chat: true,
  });
  const session = await person.context.newCDPSession(person.page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const opened = await workOf(fixtures.browser, async () => {
    await person.page.goto(`${fixtures.server.url}/table/${table}`);
    await person.asked();
  });
  const played = await workOf(fixtures.browser, async () => {
    for (let n = 0; n < 4 && (await person.asked()); n += 1) await person.clickSomething(n * 7 + 3);
    await person.settled();
  });
  told(
    `${company}, slowed ${SLOWER} times: ${opened.drawn.toFixed(0)} ms of work until it is drawn, longest task ${opened.longest.toFixed(0)} ms, in play ${played.longest.toFixed(0)} ms`,
  );
  expect(opened.drawn).toBeLessThan(DRAWN_WORK);
  expect(opened.longest).toBeLessThan(TASK_WORK);
  expect(played.longest).toBeLessThan(CLICK_WORK);
  expect(opened.longest, "something was measured").toBeGreaterThan(10);
  await person.leave();
});

test("how long an answer takes until the next question is on the page", async () => {
  const person = await Person.arrive(fixtures.browser);
  const seats = [{ kind: "me" }, { kind: "me" }];
  const table = await createTable(person, fixtures.server.url, {
    game: "fair",
    options: {},
    seats,
    access: "link",
    clock: { kind: "none" },
    confirm: false,
    chat: true,
  });
  await person.page.goto(`${fixtures.server.url}/table/${table}`);
  const times: number[] = [];
  for (let n = 0; n < ANSWERS && (await person.asked()); n += 1) {
    times.push(await person.page.evaluate(answerTime));
    await person.settled();
  }
  times.sort((a, b) => a - b);
  told(
    `answer to next question: median ${times[times.length >> 1].toFixed(0)} ms, slowest ${times.at(-1)!.toFixed(0)} ms (${times.length} answers)`,
  );
  expect(times.length).toBeGreaterThan(5);
  await person.leave();
});

/** In the page: choose something, and wait for the next view to be drawn. */
function answerTime(): Promise<number> {
  const page = document.querySelector("[data-moves]")!;
  const target = document.querySelector<HTMLElement>("[data-can], [data-choice]")!;
  const start = performance.now();
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (page.hasAttribute("data-busy")) return;
      watch.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - start));
    });
    watch.observe(page, { attributeFilter: ["data-busy"] });
    target.click();
  });
}

const SLOW = { offline: false, latency: 600, downloadThroughput: 50_000, uploadThroughput: 50_000 }; // ms, bytes a second
const HOME_LIMIT = 150 * 1024; // bytes on the line before the home page can be used; pictures and fonts may come later

test("the home page on a slow line: how soon it can be read and used", async () => {
  const person = await Person.arrive(fixtures.browser);
  const { page } = person;
  const line = await person.context.newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", SLOW);
  let bytes = 0;
  const kinds = new Map<string, string>();
  line.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (!["Font", "Image"].includes(kinds.get(requestId) ?? "")) bytes += encodedDataLength;
  });
  const start = Date.now();
  const since = () => `${((Date.now() - start) / 1000).toFixed(1)} s`;
  await page.goto(fixtures.server.url, { waitUntil: "commit" });
  await page.getByText("at one table").first().waitFor();
  const read = since();
  await page
    .getByRole("button", { name: /^Play now/ })
    .first()
    .waitFor();
  told(`home on a slow line: read after ${read}, used after ${since()}, ${(bytes / 1024).toFixed(0)} KB`);
  expect(bytes).toBeLessThan(HOME_LIMIT);
  await person.leave();
});
