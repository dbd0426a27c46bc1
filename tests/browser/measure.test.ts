/** How heavy and how quick a table page is. Sizes are held to their limit; times are only told, machines differ. */
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createTable, Person } from "./people";
import { gamesOf } from "./places";
import { useFixtures } from "./fixtures";

const LIMIT = 200 * 1024; // bytes of compressed JavaScript for the first paint
const ANSWERS = 12;
const fixtures = useFixtures();

function told(line: string): void {
  process.stdout.write(`${line}\n`);
}

test("the first paint of a table needs less than 200 KB of compressed JavaScript", async () => {
  for (const game of await gamesOf(fixtures.server.url)) {
    const person = await Person.arrive(fixtures.browser);
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
    const scripts: Promise<number>[] = [];
    person.page.on("response", (response) => {
      if (/javascript/.test(response.headers()["content-type"] ?? ""))
        scripts.push(response.body().then((body) => gzipSync(body).length));
    });
    await person.page.goto(`${fixtures.server.url}/table/${table}`);
    await person.asked();
    const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    told(`${game}: ${(bytes / 1024).toFixed(1)} KB of JavaScript, compressed, in ${scripts.length} files`);
    expect(bytes).toBeLessThan(LIMIT);
    await person.leave();
  }
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
