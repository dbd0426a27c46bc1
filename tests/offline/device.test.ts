/** Without a network: a game goes on through reloads, updates, a full device and several windows; nothing is lost. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { launchIn } from "../browser/chromium";
import { Person } from "../browser/people";
import { movesOf, playNow, ROOT, Site, SITE, useBrowser } from "./site";

const GAMES = ["troyes", "tournay", "parbourg"];
const fixtures = useBrowser();
/** Lets the worker's database fail as a full disk makes it fail, while a window says so. */
const FILLS_UP = `
let full = false;
new BroadcastChannel("full").onmessage = ({ data }) => (full = data);
for (const name of ["add", "put"]) {
  const keep = IDBObjectStore.prototype[name];
  IDBObjectStore.prototype[name] = function (...args) {
    if (full) throw new DOMException("full", "QuotaExceededError");
    return keep.apply(this, args);
  };
}
`;

/** Lets the worker that thinks never come to an end, and be a good way on. */
const NEVER_DONE = `
const say = self.postMessage.bind(self);
self.postMessage = (message) => {
  if (message.kind === "open") new BroadcastChannel("thinker").postMessage("open");
  say(message.kind === "thought" ? { kind: "progress", share: 0.4 } : message);
};
`;

/** A copy of the site with some of its files changed. */
function copied(change: (name: string, text: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), "beffroi-site-"));
  cpSync(SITE, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(js|html)$/.test(name)) continue;
    const before = readFileSync(join(folder, name), "utf8");
    const after = change(name, before);
    if (after === before) continue;
    for (const end of [".br", ".gz"]) rmSync(join(folder, name + end), { force: true });
    writeFileSync(join(folder, name), after);
  }
  return folder;
}

test("a game is begun, reloaded in its middle, and stays as it was; a second window shows it too", async () => {
  const site = fixtures.site();
  const person = await site.stored();
  await playNow(site, person, "Parbourg");
  for (let n = 0; n < 6 && (await person.asked()); n += 1) await person.clickSomething(n * 7 + 3);
  await person.asked();
  const moves = await movesOf(person);
  expect(moves).toBeGreaterThan(0);
  await person.page.reload();
  await person.asked();
  expect(await movesOf(person)).toBe(moves);

  const other = await person.context.newPage();
  await other.goto(person.page.url());
  await other.locator(`[data-moves="${moves}"]`).first().waitFor();
  while ((await movesOf(person)) === moves) {
    await person.asked();
    await person.clickSomething(3);
  }
  await person.asked();
  const now = await movesOf(person);
  await other.locator(`[data-moves="${now}"]`).first().waitFor();
  await person.page.close(); // the window that played for the bots; the other one takes that over
  await other.waitForFunction(() =>
    document.querySelector("[data-can], .ask [data-choice], .ask .actions .first:enabled, [data-over]"),
  );
  await person.leave();
});

test("a browser that is ended and started again, without a network, has the game as it was", async () => {
  const folder = mkdtempSync(join(tmpdir(), "beffroi-browser-"));
  const site = fixtures.site();
  site.browser = launchIn(folder);
  const before = await site.stored();
  await playNow(site, before, "Tournay");
  for (let n = 0; n < 4 && (await before.asked()); n += 1) await before.clickSomething(n * 7 + 3);
  await before.asked();
  const address = before.page.url();
  const moves = await movesOf(before);
  await before.leave();

  const after = await Person.arrive(launchIn(folder), { told: true });
  await after.page.goto(site.files.url);
  await after.page.locator(".mine-box").getByText("Tournay").first().waitFor();
  await after.page.goto(address);
  await after.asked();
  expect(await movesOf(after)).toBe(moves);
  expect(await after.page.evaluate(imagesKept)).toHaveLength(1);
  await after.clickSomething(3);
  await after.asked();
  await site.go(after, "/offline");
  await after.page.getByRole("button", { name: "Delete what is stored" }).click();
  await after.page.getByRole("button", { name: "Only store" }).waitFor();
  await expect.poll(() => after.page.evaluate(imagesKept)).toEqual([]);
  await after.leave();
  rmSync(folder, { recursive: true });
});

test("a full device says so in a sentence, and the game stands as it was", async () => {
  const folder = copied((name, text) => (/house\.worker.*\.js$/.test(name) ? FILLS_UP + text : text));
  const site = fixtures.site();
  site.files.folder = folder;
  const person = await site.stored();
  await playNow(site, person, "Troyes");
  const moves = await movesOf(person);
  await person.page.evaluate(() => new BroadcastChannel("full").postMessage(true));
  await person.page.locator("[data-can]:visible").first().click();
  await person.page.getByText("This device has no room left").first().waitFor();
  expect(await movesOf(person)).toBe(moves);
  await person.page.evaluate(() => new BroadcastChannel("full").postMessage(false));
  await person.settled();
  await person.page.locator("[data-can]:visible").first().click();
  await person.page.waitForFunction(
    (before) => Number(document.querySelector("[data-moves]")?.getAttribute("data-moves")) > before,
    moves,
  );
  await person.page.reload();
  await person.asked();
  expect(await movesOf(person)).toBeGreaterThan(moves);
  await person.leave();
  rmSync(folder, { recursive: true });
});

test("a game that is begun at once does not wait for the puzzle of the day, which comes later", async () => {
  const site = fixtures.site();
  const person = await site.stored();
  const { page } = person;
  await page.addInitScript(listenToPage);
  await page.goto("about:blank");
  await playNow(site, person, "Troyes");
  const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
  expect(await asked()).toContain("/api/tables");
  expect(await asked()).not.toContain("/api/puzzles");
  await site.go(person, "/");
  await page.getByText("Puzzle of the day").first().waitFor();
  expect(await asked()).toContain("/api/puzzles");
  await person.leave();
});

const FULL = 'throw new DOMException("full", "QuotaExceededError")';
test.each([
  ["files", /^sw\.js$/, `Cache.prototype.add = async () => { ${FULL}; };`],
  ["the quick start", /image\.worker.*\.js$/, `FileSystemSyncAccessHandle.prototype.write = () => { ${FULL}; };`],
])("where storing %s finds no room, it says so in a sentence and offers it again", async (_, where, full) => {
  const folder = copied((name, text) => (where.test(name) ? full + text : text));
  const site = fixtures.site();
  site.files.folder = folder;
  await site.files.open();
  const person = await Person.arrive(fixtures.browser, { told: true });
  const { page } = person;
  await site.go(person, "/offline");
  await page.getByRole("button", { name: "Only store" }).click();
  await page.getByRole("alert").getByText("This device has no room left").waitFor();
  await page.getByRole("button", { name: "Only store" }).waitFor();
  await person.leave();
  await site.files.close();
  rmSync(folder, { recursive: true });
});

test("a file from another device is taken in whole or not at all", async () => {
  const site = fixtures.site();
  await site.files.open();
  const person = await Person.arrive(fixtures.browser, { told: true });
  const { page } = person;
  await page.addInitScript(FILLS_UP);
  await playNow(site, person, "Parbourg");
  await site.go(person, "/offline");
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save everything" }).click();
  const saved = JSON.parse(readFileSync(await (await coming).path(), "utf8")) as { tables: { head: { n: number } }[] };
  for (const name of ["Delete", "Delete for good?"]) await page.getByRole("button", { name }).first().click();
  await page.getByText("None yet.").waitFor();
  const bring = async (doc: object, says: string) => {
    const file = { name: "device.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(doc)) };
    await page.locator('[data-import="everything"]').setInputFiles(file);
    await page.locator(".notice", { hasText: says }).waitFor();
    await page.reload();
    await page.getByText("None yet.").waitFor();
  };
  const [{ head }] = saved.tables;
  const broken = { head: { ...head, n: head.n + 1, spec: { id: "my-other" } }, entries: [] };
  await bring({ ...saved, tables: [...saved.tables, broken] }, "This file can’t be read");
  await page.evaluate(() => void new BroadcastChannel("full").postMessage(true));
  await page.waitForTimeout(200);
  await bring(saved, "This device has no room left");
  await person.leave();
  await site.files.close();
});

test("bots answer while the worker that thinks for them is still on its way", async () => {
  const folder = copied((name, text) => (/thinker\.worker.*\.js$/.test(name) ? "" : text));
  const site = fixtures.site();
  site.files.folder = folder;
  const person = await site.stored();
  await playNow(site, person, "Parbourg");
  for (let n = 0; n < 6 && (await person.asked()); n += 1) await person.clickSomething(n * 7 + 3);
  await person.asked();
  expect(await movesOf(person)).toBeGreaterThan(6); // mine, and the bots' between them
  await person.leave();
  rmSync(folder, { recursive: true });
});

test("a bot that thinks for long shows how far it is, and is cut short: the game goes on", async () => {
  const folder = copied((name, text) => (/thinker\.worker.*\.js$/.test(name) ? NEVER_DONE + text : text));
  const site = fixtures.site();
  site.files.folder = folder;
  const person = await site.stored();
  const { page } = person;
  await page.addInitScript(() => {
    new BroadcastChannel("thinker").onmessage = () => (document.documentElement.dataset.thinker = "open");
  });
  await page.reload();
  await playNow(site, person, "Parbourg");
  await page.locator("[data-thinker=open]").waitFor();
  const cut = page.getByRole("button", { name: "Cut short" });
  for (let n = 0; !(await cut.isVisible()); n += 1) {
    await page.locator("[data-can], .ask [data-choice], .ask .actions .first:enabled").or(cut).first().waitFor();
    if (!(await cut.isVisible())) await person.clickSomething(n * 7 + 3);
    await page.waitForTimeout(200);
  }
  expect(await page.locator(".thinking progress").getAttribute("value")).toBe("0.4");
  const moves = await movesOf(person);
  await cut.click();
  await person.asked();
  expect(await movesOf(person)).toBeGreaterThan(moves);
  await person.leave();
  rmSync(folder, { recursive: true });
});

test("a newer version comes in the middle of a game, is offered, and the game goes on in it", async () => {
  const { build } = JSON.parse(readFileSync(join(SITE, "kept.json"), "utf8")) as { build: string };
  const newer = copied((name, text) => {
    if (name === "sw.js") return text.replaceAll(build, "another");
    return name === "index.html" ? text.replace("<head>", '<head><meta name="version" content="newer" />') : text;
  });

  const site = fixtures.site();
  const person = await site.stored();
  await playNow(site, person, "Tournay");
  for (let n = 0; n < 4 && (await person.asked()); n += 1) await person.clickSomething(n * 7 + 3);
  await person.asked();
  const moves = await movesOf(person);
  site.files.folder = newer;
  await site.files.open();
  await person.page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await person.page.getByRole("button", { name: "Use it now" }).click();
  await person.page.locator('meta[name="version"]').waitFor({ state: "attached" });
  await person.asked();
  expect(await movesOf(person)).toBe(moves);
  await site.files.close();
  await person.page.reload();
  await person.asked();
  expect(await movesOf(person)).toBe(moves);
  await person.leave();
  rmSync(newer, { recursive: true });
});

test("a guide, and the printed figures", async () => {
  const site = fixtures.site();
  const person = await site.stored();
  const { page } = person;
  await site.go(person, "/help/troyes");
  await page
    .getByRole("button", { name: /guide|learn|first game/i })
    .first()
    .click();
  await person.asked();
  await page.locator("[data-lesson], .lesson, .tutorial").first().waitFor();
  await site.go(person, "/figures/parbourg");
  await page.locator("input").first().waitFor();
  await person.leave();
});

test("nothing on the device offers what needs a server", async () => {
  const site = fixtures.site();
  const person = await site.stored();
  const { page } = person;
  await playNow(site, person, "Parbourg"); // from now on the device knows a name
  await site.go(person, "/");
  await page.getByText("Play now").first().waitFor();
  expect(await page.locator("nav a.away").allTextContents()).toEqual(["Watch", "Today", "Studies", "Leaderboard"]);
  for (const words of ["Join a table", "All tables"]) expect(await page.getByText(words).count()).toBe(0);
  await site.go(person, "/settings");
  await page.getByText("The name you play under on this device").waitFor();
  await page.waitForTimeout(500); // what fails says so
  expect(await page.locator(".notice").count()).toBe(0);
  expect(await page.locator("main .stack .btn").allTextContents()).toEqual(["Use this name"]);
  await site.go(person, "/figures/parbourg");
  await page.getByText("Upload a file").waitFor();
  for (const words of ["Save my figures", "Share a link", "Balance report", "My sets"])
    expect(await page.getByText(words).count()).toBe(0);
  await person.leave();
});

test("a record is taken in, looked back at and verified, with nothing to share", async () => {
  const site = fixtures.site();
  const person = await site.stored();
  const { page } = person;
  await site.go(person, "/import");
  await page.locator("textarea").fill(readFileSync(join(ROOT, "tests/browser/records/parbourg.json"), "utf8"));
  await page.getByRole("button", { name: "Look through it" }).click();
  await page.getByRole("button", { name: "Take it in" }).click();
  await page.waitForURL(/table\/my-/);
  await page.goto(`${page.url().replace(/\/look-back.*|\?.*/, "")}/look-back`);
  await page.getByRole("button", { name: "Verify the luck" }).click();
  await page.locator(".told p:not(.bad)").first().waitFor();
  expect(await page.locator(".told .bad").count()).toBe(0);
  expect(await page.getByText("Share the link").count()).toBe(0);
  await person.leave();
});

test("the engine starts from its image, and without one as before", async () => {
  const site = fixtures.site();
  const person = await site.stored();
  const { page } = person;
  const kept = () => page.evaluate(imagesKept);
  const [image] = await kept();
  expect(readdirSync(join(SITE, "engine"))).toEqual([image]);
  await playNow(site, person, "Parbourg");
  expect(await kept()).toEqual([image]); // it was of use
  const moves = await movesOf(person);
  await page.evaluate(spoilImage, image);
  await page.reload();
  await person.asked();
  expect(await movesOf(person)).toBe(moves);
  expect(await kept()).toEqual([]); // what is of no use is not tried again
  person.complaints.length = 0; // it says so
  await page.reload();
  await person.asked();
  await person.leave();
});

/** In the browser: the images of the engine's memory that are kept. */
async function imagesKept(): Promise<string[]> {
  const files = await navigator.storage.getDirectory();
  const folder = await files.getDirectoryHandle("beffroi-images").catch(() => null);
  const names: string[] = [];
  for await (const name of (folder as unknown as { keys(): AsyncIterable<string> } | null)?.keys() ?? [])
    names.push(name);
  return names;
}

/** In the browser: put something else in the place of an image, as soon as no worker reads it. */
async function spoilImage(name: string): Promise<void> {
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("beffroi-images");
  for (let tries = 0; ; tries += 1) {
    try {
      const writing = await (await folder.getFileHandle(name)).createWritable();
      await writing.write("nothing");
      return await writing.close();
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((later) => setTimeout(later, 200));
    }
  }
}

test("only what is needed is shipped: no test, page, storage or interface of the server", () => {
  const folder = `${SITE}/engine`;
  const pack = readFileSync(join(folder, readdirSync(folder)[0], "beffroi.pack"), "latin1");
  const modules = new Set(pack.match(/\b(beffroi|sqlalchemy|litestar)[\w/]*\.py\b/g));
  const files = [...pack.matchAll(/"([\w/.-]+)":\[\d+,\d+\]/g)].map(([, name]) => name);
  expect(modules).toContain("beffroi/local/browser.py");
  expect(files).toContain("beffroi/games/troyes/texts/fr.ftl");
  const games = readFileSync(join(folder, readdirSync(folder)[0], "games.json"), "utf8");
  expect(games).toContain('"master"');
  expect(games).not.toContain('"champion"'); // whose network is not shipped
  const wrong = /\/(tests|ui|learn|cli|page)\/|server\/(api|storage|app)|sqlalchemy|litestar|studies\.json|\.py$/;
  const ours = [...modules].map((name) => name.replace(/\.py$/, ""));
  expect([...ours, ...files].filter((name) => wrong.test(name))).toEqual([]);
});

test("a puzzle is set, a hint given, a turn judged, and its solution told to the page only then", async () => {
  const file = `${ROOT}src/beffroi/games/troyes/puzzles.json`;
  const [puzzle] = (JSON.parse(readFileSync(file, "utf8")) as { puzzles: { id: string; source: string }[] }).puzzles;
  const site = fixtures.site();
  const person = await site.stored();
  const { page } = person;
  await page.addInitScript(listenToWorkers);
  await page.reload();
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join());
  await site.go(person, "/puzzles/parbourg");
  await page.getByRole("button", { name: "Solve" }).first().waitFor();
  await site.go(person, `/puzzles/troyes/${puzzle.id}`);
  await person.asked();
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByText(/It is about|It has no theme/).waitFor();
  await playTurn(person);
  const again = page.getByRole("button", { name: "Try again" });
  if (await again.count()) {
    expect(await heard()).not.toContain(puzzle.source);
    await again.click();
    await person.asked();
    await playTurn(person);
  }
  await page.locator(".line li").first().waitFor();
  expect(await heard()).toContain(puzzle.source);
  await person.leave();
});

/** Click what glows until the turn of a puzzle is over and judged. */
async function playTurn(person: Person): Promise<void> {
  const verdict = person.page.locator(".verdict .actions");
  for (let n = 0; n < 40 && !(await verdict.count()); n += 1) {
    await person.clickSomething(n * 5 + 2);
    await person.settled();
    await person.page.waitForTimeout(150);
  }
  await verdict.waitFor();
}

/** In the browser, before its page: keep what the page asks its tables for. */
function listenToPage(): void {
  const asked: string[] = [];
  const Ordinary = window.Worker;
  window.Worker = class extends Ordinary {
    override postMessage(message: { path?: string }, ...more: [Transferable[]]) {
      if (message.path) asked.push(message.path);
      super.postMessage(message, ...more);
    }
  };
  Object.assign(window, { asked });
}

/** In the browser, before its page: keep everything that workers say to the page. */
function listenToWorkers(): void {
  const heard: string[] = [];
  const Ordinary = window.Worker;
  window.Worker = class extends Ordinary {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener("message", ({ data }) => heard.push(JSON.stringify(data)));
    }
  };
  Object.assign(window, { heard });
}

test.each(["/notices", "/watch", "/leaderboard", "/player?name=Odile", "/day", "/studies"])(
  "%s says that it needs a server, and for what",
  async (path) => {
    const site = fixtures.site();
    await site.files.open();
    const person = await Person.arrive(fixtures.browser, { told: true });
    await site.go(person, path);
    await person.page.getByRole("heading", { name: "This page needs a server" }).waitFor();
    expect(await person.page.locator("main p").first().textContent()).toMatch(/ .*server/);
    await person.leave();
    await site.files.close();
  },
);

test.each(GAMES)("ten kept games of %s give the same digests in the browser", async (game) => {
  const folder = `${ROOT}src/beffroi/games/${game}/tests/games`;
  const kept = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".json"));
  const games = kept.sort().filter((_, n) => n % Math.floor(kept.length / 10) === 0);
  expect(games.length).toBeGreaterThanOrEqual(10);
  const site = fixtures.site();
  const person = await site.stored();
  for (const name of games.slice(0, 10)) {
    await site.go(person, "/offline");
    await person.page.locator('[data-import="record"]').setInputFiles(join(folder, name)); // verifies every digest
    await person.page.waitForURL(/#\/table\/my-/);
    await person.page.locator("[data-over], [data-moves]").first().waitFor();
  }
  const wrong = JSON.parse(readFileSync(join(folder, games[0]), "utf8")) as { digests: Record<string, string> };
  const [last] = Object.keys(wrong.digests).slice(-1);
  wrong.digests[last] = "0".repeat(wrong.digests[last].length);
  await site.go(person, "/offline");
  const file = { name: "wrong.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(wrong)) };
  await person.page.locator('[data-import="record"]').setInputFiles(file);
  await person.page.locator(".notice").waitFor();
  expect(person.page.url()).toContain("#/offline");
  await person.leave();
});

test("everything is taken to another device as one file", async () => {
  const site = fixtures.site();
  const person = await site.stored();
  await playNow(site, person, "Parbourg");
  const table = person.page.url();
  await site.go(person, "/offline");
  const coming = person.page.waitForEvent("download");
  await person.page.getByRole("button", { name: "Save everything" }).click();
  const file = await (await coming).path();
  const other = new Site();
  other.browser = fixtures.browser;
  const elsewhere = await other.stored();
  await elsewhere.page.locator('[data-import="everything"]').setInputFiles(file);
  await elsewhere.page.locator(".notice", { hasText: "One game was brought in" }).waitFor();
  await elsewhere.page.getByRole("link", { name: "Open" }).first().click();
  await elsewhere.asked();
  expect(elsewhere.page.url().split("/").pop()).toBe(table.split("/").pop());
  await elsewhere.leave();
  await person.leave();
});
