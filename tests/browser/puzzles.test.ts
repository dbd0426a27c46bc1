/** Puzzles: played on the real table, judged by the server, told only then; the rush, and today's on the home page. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { faults } from "./accessible";
import { Person, PHONE, SIZES, WIDE } from "./people";
import { ROOT } from "./server";
import { useFixtures } from "./fixtures";

interface Kept {
  id: string;
  line: string[];
  source: string;
  ahead: [number, number];
  position: { players: object[] };
}
const fixtures = useFixtures();
const VERDICT = ".verdict .actions";
const puzzlesOf = (game: string): Kept[] =>
  JSON.parse(readFileSync(join(ROOT, "src/beffroi/games", game, "puzzles.json"), "utf8")).puzzles;

/** Open a puzzle, and keep what the server says of it. */
async function open(game: string, id: string, look = {}): Promise<{ person: Person; heard: string[] }> {
  const person = await Person.arrive(fixtures.browser, look);
  const heard: string[] = [];
  person.page.on("response", (answer) => {
    if (answer.url().includes("/api/puzzles"))
      void answer.text().then(
        (text) => heard.push(text),
        () => undefined, // the page went on
      );
  });
  await person.page.goto(`${fixtures.server.url}/puzzles/${game}/${id}`);
  await person.asked();
  return { person, heard };
}

const judged = (person: Person): Promise<boolean> =>
  person.page
    .locator(VERDICT)
    .count()
    .then((count) => count > 0);

/** Click what glows until the turn is over and judged. */
async function playTurn(person: Person): Promise<void> {
  for (let n = 0; n < 40 && !(await judged(person)); n += 1) {
    await person.clickSomething(n * 5 + 2);
    await person.settled();
    await person.page.waitForTimeout(150);
  }
  await person.page.locator(VERDICT).waitFor();
}

/** Every numbered mark lies on the dice or cards that glow for the line. */
async function marksOnPieces(person: Person): Promise<void> {
  const astray = (): Promise<string[]> =>
    person.page.evaluate(() => {
      const lit = [...document.querySelectorAll(".stage [data-taught]")].map((one) => one.getBoundingClientRect());
      return [...document.querySelectorAll(".layer circle")].flatMap((circle) => {
        const box = circle.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const on = lit.some((one) => x >= one.left && x <= one.right && y >= one.top && y <= one.bottom + 2);
        return on ? [] : [`${x}, ${y}`];
      });
    });
  await expect.poll(astray).toEqual([]);
}

/** Players whose figures lie below the part of the side that is seen. */
const hiddenSeats = (person: Person): Promise<string[]> =>
  person.page.evaluate(() => {
    const room = document.querySelector(".column > .seats")?.getBoundingClientRect();
    return [...document.querySelectorAll(".column > .seats > section")]
      .filter((seat) => seat.getBoundingClientRect().bottom > room!.bottom)
      .map((seat) => seat.getAttribute("aria-label")!);
  });

test("a turn is played, judged, tried again, and the line told only at the end", async () => {
  const [puzzle] = puzzlesOf("troyes");
  const { person, heard } = await open("troyes", puzzle.id);
  expect(await person.page.locator(".puzzle-side h2").first().textContent()).toBe("Find the best turn");
  await person.page.getByRole("button", { name: "Hint" }).click();
  await person.page.getByText("It is about:").waitFor();
  await playTurn(person);
  const again = person.page.getByRole("button", { name: "Try again" });
  if (await again.count()) {
    expect(heard.join()).not.toContain(puzzle.source);
    await again.click();
    await person.asked();
    await playTurn(person);
  }
  await person.page.locator(".line li").first().waitFor();
  expect(heard.join()).toContain(puzzle.source);
  expect(await person.page.locator(".line li").count()).toBe(puzzle.line.length);
  await expect.poll(() => person.page.locator(".layer circle").count()).toBeGreaterThan(0);
  expect(await person.page.locator("[data-can]").count()).toBe(0); // the turn is over: the board asks nothing
  await marksOnPieces(person);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
  ]) {
    await person.page.setViewportSize(size);
    await marksOnPieces(person);
  }
  await person.page.locator(".turns button").nth(1).click();
  await expect.poll(() => person.page.locator(".turns button").nth(1).getAttribute("aria-pressed")).toBe("true");
  await person.page.getByRole("button", { name: "Next puzzle" }).click();
  await person.page.waitForURL((url) => !url.pathname.endsWith(puzzle.id));
  await person.asked();
  await person.leave();
});

test.each(["tournay", "parbourg"])(
  "the verdict on a turn of %s lies free, and the board asks nothing more",
  async (game) => {
    const puzzle = puzzlesOf(game)[10];
    const { person } = await open(game, puzzle.id);
    await playTurn(person);
    expect(await person.page.locator("[data-can]").count()).toBe(0);
    const show = person.page.getByRole("button", { name: "Show the line" });
    if (await show.count()) await show.click();
    await person.page.locator(".line li").first().waitFor();
    await person.page.getByRole("button", { name: "Next puzzle" }).click();
    await person.page.waitForURL((url) => !url.pathname.endsWith(puzzle.id));
    await person.leave();
  },
);

test("a puzzle is solved by keys alone, and Space brings the next", async () => {
  const puzzle = puzzlesOf("parbourg").find((one) => one.line.length <= 2) ?? puzzlesOf("parbourg")[0];
  const { person } = await open("parbourg", puzzle.id, { size: PHONE, dark: true, language: "de" });
  for (let n = 0; n < 40 && !(await judged(person)); n += 1) {
    const keys = person.page.keyboard;
    if (await person.page.locator(".ask .actions .first:enabled").count()) await keys.press("e");
    else if (await person.page.locator(".ask [data-choice]").count()) await keys.press("1");
    else {
      await keys.press(n % 2 ? "ArrowRight" : "ArrowDown");
      await keys.press("Enter");
    }
    await person.settled();
    await person.page.waitForTimeout(150);
  }
  const show = person.page.getByRole("button", { name: "Zug zeigen" });
  if (await show.count()) await show.click();
  await person.page.getByRole("button", { name: "Nächstes Rätsel" }).waitFor();
  await person.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await person.page.keyboard.press(" ");
  await person.page.waitForURL((url) => !url.pathname.endsWith(puzzle.id));
  await person.leave();
});

test("turns that begin alike are told by where they part", async () => {
  const alike = (one: Kept & { others: [string[], number][] }) =>
    new Set([one.line, ...one.others.map(([line]) => line)].map((line) => line.slice(0, 2).join())).size === 1;
  const puzzle = (puzzlesOf("tournay") as Parameters<typeof alike>[0][]).find(alike)!;
  const { person } = await open("tournay", puzzle.id);
  await playTurn(person);
  const show = person.page.getByRole("button", { name: "Show the line" });
  if (await show.count()) await show.click();
  await person.page.locator(".turns .words").first().waitFor();
  const told = await person.page.locator(".turns .words").allTextContents();
  expect(told.every((words) => words.startsWith("… › "))).toBe(true);
  expect(new Set(told).size).toBe(told.length);
  await person.leave();
});

test("three mistakes end a rush, and its puzzles can be looked at", async () => {
  const person = await Person.arrive(fixtures.browser, { dark: true, language: "fr" });
  await person.page.goto(`${fixtures.server.url}/puzzles/parbourg/rush`);
  for (let n = 1; n <= 3; n += 1) {
    await person.page.getByRole("button", { name: "Passer", exact: true }).last().click();
    if (n < 3) await person.page.locator(`.steps .now:text-is("${n + 1}")`).waitFor();
  }
  await person.page
    .getByRole("heading", { name: /La course est finie/ })
    .and(person.page.locator(":focus"))
    .waitFor();
  expect(await faults(person)).toEqual([]);
  expect(await person.page.locator("main ol a").count()).toBe(3);
  await person.leave();
});

test("a rush on a phone shows its time and mistakes whole, and puzzles are skipped at once", async () => {
  const person = await Person.arrive(fixtures.browser, { size: PHONE, language: "de" });
  await person.page.goto(`${fixtures.server.url}/puzzles/parbourg/rush`);
  await person.asked();
  for (const size of [PHONE, { width: PHONE.height, height: PHONE.width }]) {
    await person.page.setViewportSize(size);
    const ends = await person.page
      .locator(".puzzle-bar, .puzzle-bar .time, .puzzle-bar .mistakes, .puzzle-bar .tool")
      .evaluateAll((all) =>
        all.map((one) => Math.max(one.scrollWidth - one.clientWidth, one.getBoundingClientRect().right - innerWidth)),
      );
    expect(ends).toHaveLength(4);
    expect(Math.max(...ends), `at ${size.width}`).toBeLessThanOrEqual(1);
    expect(await person.page.getByRole("tab", { name: "Auf Zeit" }).count()).toBe(1);
  }
  await person.page.locator(".puzzle-bar").getByRole("button", { name: "Überspringen" }).click();
  await expect.poll(() => person.page.locator(".puzzle-bar .mistakes .full").count()).toBe(1);
  await person.leave();
});

test("the puzzle of the day stands on the home page", async () => {
  const person = await Person.arrive(fixtures.browser);
  await person.page.goto(fixtures.server.url);
  await person.page.locator(".daily a").first().waitFor();
  await person.page.locator(".daily .all").click();
  await person.page.getByRole("heading", { name: "Puzzles", level: 1 }).waitFor();
  await person.leave();
});

test.each([
  ["en", false, "Show the line"],
  ["fr", true, "Montrer la ligne"],
  ["de", false, "Zug zeigen"],
] as const)("puzzles fit every size and are open to all, asked and answered (%s)", async (language, dark, show) => {
  const person = await Person.arrive(fixtures.browser, { language, dark });
  const [puzzle] = puzzlesOf("troyes").toSorted((a, b) => b.position.players.length - a.position.players.length);
  for (const path of ["/puzzles", `/puzzles/troyes/${puzzle.id}`]) {
    await person.page.goto(fixtures.server.url + path);
    for (const size of SIZES) {
      await person.page.setViewportSize(size);
      await person.page
        .locator(path === "/puzzles" ? ".games .btn" : ".ask")
        .first()
        .waitFor();
      const wide = await person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${path} at ${size.width}`).toBeLessThanOrEqual(0);
      expect(await hiddenSeats(person), `${path} at ${size.width}`).toEqual([]);
      expect(await faults(person), `${path} at ${size.width}`).toEqual([]);
    }
  }
  const short = puzzlesOf("parbourg").find(({ line, ahead: [best, next] }) => line.length === 1 && best > next + 0.01)!;
  await person.page.goto(`${fixtures.server.url}/puzzles/parbourg/${short.id}`);
  await person.page.setViewportSize(WIDE);
  await person.asked();
  await playTurn(person);
  const line = person.page.getByRole("button", { name: show });
  if (await line.count()) await line.click();
  await person.page.locator(".why li", { hasText: "100" }).waitFor(); // at how many tables it is ahead
  for (const size of SIZES) {
    await person.page.setViewportSize(size);
    await person.page.locator(VERDICT).waitFor();
    const wide = await person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `answered, at ${size.width}`).toBeLessThanOrEqual(0);
    expect(await faults(person), `answered, at ${size.width}`).toEqual([]);
  }
  await person.leave();
});
