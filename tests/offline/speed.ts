/** What build/site costs: the bytes of a first and a later visit, the time until a table can be used, and how long bots think. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { expect, test } from "vitest";
import { Person } from "../browser/people";
import { ROOT, Site, useBrowser } from "./site";

const SLOWER = 4; // times
const LINE = { latency: 40, bytesPerSecond: 10e6 / 8 }; // 10 Mbit/s
const LOOK_AGAIN = 100; // milliseconds until processes are listed anew
const SLICE = 5; // milliseconds that a slowed process runs at a time
const MEGABYTE = 1e6;
const DECISIONS = 60; // of each game, for the bots
const SCRIPTS = {
  loader: readFileSync(`${ROOT}node_modules/pyodide/pyodide.mjs`, "utf8"),
  start: readFileSync(`${ROOT}web/src/core/device/start.mjs`, "utf8"),
};
const fixtures = useBrowser();
const rows: string[] = [];

/** Write down what was measured so far, whether or not it is as wanted. */
function tell(...found: string[]): void {
  rows.push(...found);
  mkdirSync(`${ROOT}build`, { recursive: true });
  const load = `Load of the machine: ${loadavg()[0].toFixed(1)} on ${cpus().length} cores.`;
  writeFileSync(
    `${ROOT}build/site-speed.md`,
    `${load}\n\n| what | time | size or spread |\n| --- | --- | --- |\n${rows.join("\n")}\n`,
  );
}

/** Slow what runs pages down, with their workers, by stopping it again and again; Chromium's own way slows no worker. */
async function slowly<Result>(browser: Browser, work: () => Promise<Result>): Promise<Result> {
  const session = await browser.newBrowserCDPSession();
  let working = true;
  const halting = (async () => {
    while (working) {
      const { processInfo } = await session.send("SystemInfo.getProcessInfo");
      const running = processInfo.filter((one) => one.type === "renderer").map((one) => one.id);
      for (const until = performance.now() + LOOK_AGAIN; working && performance.now() < until;) {
        const begun = performance.now();
        await sleep(SLICE);
        const ran = performance.now() - begun;
        signal(running, "SIGSTOP");
        await sleep((SLOWER - 1) * ran);
        signal(running, "SIGCONT");
      }
    }
  })();
  try {
    return await work();
  } finally {
    working = false;
    await halting;
    await session.detach();
  }
}

function signal(processes: number[], name: "SIGSTOP" | "SIGCONT"): void {
  for (const id of processes) {
    try {
      process.kill(id, name);
    } catch {
      // ended meanwhile
    }
  }
}

/** The time in seconds until a fresh table against a bot takes a click. */
async function tableUsable(page: Page, address: string): Promise<number> {
  const begun = Date.now();
  await page.goto(address);
  const card = page.locator(".games > *", { hasText: "Troyes" });
  await card.getByRole("button", { name: /^Play/ }).first().click({ timeout: 120_000 });
  await page.locator("[data-can]").first().waitFor({ timeout: 120_000 });
  return (Date.now() - begun) / 1000;
}

/** What was sent, the files of the engine one by one and those of the page together. */
function sizesOf(sizes: Map<string, number>): string[] {
  const engine = [...sizes].filter(([name]) => name.startsWith("engine/"));
  const page = [...sizes].filter(([name]) => !name.startsWith("engine/"));
  const row = (name: string, bytes: number) => `| ${name} | | ${(bytes / MEGABYTE).toFixed(2)} MB |`;
  return [
    ...engine.map(([name, bytes]) => row(name.split("/").pop() ?? name, bytes)),
    row(
      `the page, ${page.length} files`,
      page.reduce((sum, [, bytes]) => sum + bytes, 0),
    ),
  ];
}

test("a first and a later visit", async () => {
  const site: Site = fixtures.site();
  await site.files.open();
  const person = await Person.arrive(fixtures.browser, { told: true });
  site.files.line = LINE;
  const first = await slowly(fixtures.browser, () => tableUsable(person.page, site.files.url));
  const firstBytes = site.files.sent;
  tell(...sizesOf(site.files.sizes));
  await site.store(person);
  const storedBytes = site.files.sent;
  await person.page.goto("about:blank");
  site.files.sent = 0;
  site.files.requests.length = 0;
  const later = await slowly(fixtures.browser, () => tableUsable(person.page, site.files.url));
  tell(
    `| first visit, until a table takes a click | ${first.toFixed(1)} s | ${(firstBytes / MEGABYTE).toFixed(2)} MB |`,
    `| everything stored | | ${(storedBytes / MEGABYTE).toFixed(2)} MB |`,
    `| later visit, until a table takes a click | ${later.toFixed(1)} s | 0 bytes (the browser's own look for a newer version: ${site.files.sent}) |`,
  );
  expect(storedBytes).toBeLessThan(9 * MEGABYTE);
  expect(site.files.requests.filter((name) => name !== "sw.js")).toEqual([]); // by which browsers find a newer version
  await person.context.close();
});

test.each(["troyes", "tournay", "parbourg"])("how long the bots of %s think", async (game) => {
  const site: Site = fixtures.site();
  await site.files.open();
  const person = await Person.arrive(fixtures.browser, { told: true });
  await person.page.goto(`${site.files.url}icon.svg`);
  for (const level of ["journeyman", "master"]) {
    const wish = { base: site.files.url, game, level, decisions: DECISIONS, ...SCRIPTS };
    const times = await person.page.evaluate(think, wish);
    times.sort((one, other) => one - other);
    const at = (share: number) => Math.round(times[Math.floor(share * (times.length - 1))]);
    tell(`| ${game}, ${level}: one decision | ${at(0.5)} ms | p95 ${at(0.95)} ms |`);
    if (level === "journeyman") expect(at(0.95)).toBeLessThan(1000);
  }
  await person.context.close();
});

interface Wish {
  base: string;
  game: string;
  level: string;
  decisions: number;
  loader: string; // Pyodide's script
  start: string; // ours
}

/** In the browser: let a level answer one decision after the other of a game, in the engine itself. */
async function think(wish: Wish): Promise<number[]> {
  const { parts } = (await (await fetch(`${wish.base}kept.json`)).json()) as { parts: { games: { files: string[] } } };
  const file = parts.games.files.find((name) => name.endsWith("beffroi.pack")) ?? "";
  const engine = wish.base + file.replace("beffroi.pack", "");
  const load = (text: string) =>
    new Function("address", "return import(address)")(
      URL.createObjectURL(new Blob([text], { type: "text/javascript" })),
    );
  const { loadPyodide } = (await load(wish.loader)) as typeof import("pyodide");
  const { start } = (await load(wish.start)) as typeof import("@web/core/device/start.mjs");
  const python = await start(loadPyodide, engine, async () => (await fetch(wish.base + file)).arrayBuffer());
  python.globals.set("wish", python.toPy(wish));
  return python
    .runPython(
      `
import time
import beffroi
from beffroi.bots.registry import make
from beffroi.kernel.perspective import Perspective
game = beffroi.game(wish["game"])
state, times, seed = game.new(3, seed=7), [], 0
bot = make(wish["level"], game, 1)
while len(times) < wish["decisions"]:
    if state.over:
        seed += 1
        state = game.new(3, seed=seed)
    seat = state.waiting()[0]
    options = state.options(seat)
    begun = time.perf_counter()
    move = bot.choose(Perspective(game, state, seat))
    if len(options) > 1:
        times.append(1000 * (time.perf_counter() - begun))
    state.play(seat, move)
times
`,
    )
    .toJs();
}
