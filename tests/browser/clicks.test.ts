/** How many clicks ordinary turns take, with a confirmed turn's end counted; the numbers are kept in docs/clicks.md. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createTable, Person } from "./people";
import { useFixtures } from "./fixtures";

const FOLDER = fileURLToPath(new URL("turns/", import.meta.url));
const KEPT = readFileSync(fileURLToPath(new URL("../../docs/clicks.md", import.meta.url)), "utf8");
const PLAY = "#play";
const anchor = (name: string) => `.stage [data-anchor="${name}"]`;
/** What is clicked, in its order; after each the page must lie still. */
const TURNS: [string, string[]][] = [
  ["Troyes: fields with two dice", [anchor("die:yellow6@0"), anchor("die:yellow4@0"), PLAY]],
  ["Troyes: hire and use a card with one die", [anchor("die:red6@0"), anchor("card:mercenary"), PLAY]],
  [
    "Troyes: a card three times, on events of one’s choice",
    [anchor("die:red6@0"), anchor("card:ransom"), PLAY, anchor("event:0"), anchor("event:2"), anchor("event:0")],
  ],
];
const fixtures = useFixtures();

/** Sit down at the table of the turns, or of another file; `changed`: what is different there. */
async function sitDown(changed: Record<string, unknown> = {}, file = `${FOLDER}troyes.json`): Promise<Person> {
  const { game, seats, options, start } = JSON.parse(readFileSync(file, "utf8"));
  const person = await Person.arrive(fixtures.browser);
  const wish = {
    game,
    options,
    start: { ...start, ...changed },
    seats: [{ kind: "me" }, ...Array(seats - 1).fill({ kind: "bot", level: "page" })],
    access: "link",
    clock: { kind: "none" },
    confirm: true,
    chat: true,
  };
  const table = await createTable(person, fixtures.server.url, wish);
  await person.page.goto(`${fixtures.server.url}/table/${table}`);
  await person.asked();
  return person;
}

test.each(TURNS)("%s", async (turn, clicks) => {
  const person = await sitDown();
  const played = () => person.frames.findLast((frame) => frame.t === "update" && !frame.waiting.includes(0));
  for (const click of clicks) {
    expect(played()).toBeUndefined(); // not before the last of them
    await person.page.locator(`${click}:enabled:is(${PLAY}), ${click}[data-may]`).first().click();
    await person.settled();
  }
  await expect
    .poll(() => person.frames.some((frame) => frame.t === "update" && frame.moves > 0 && !frame.end_turn))
    .toBe(true);
  await expect.poll(() => person.update.end_turn || person.update.undo > 0).toBe(false);
  const row = KEPT.split("\n").find((line) => line.includes(turn)) ?? "";
  expect(row).toContain(`| ${clicks.length} (were `);
  await person.leave();
});

test("a turn that is kept open is one's own in every place until it is ended", async () => {
  const person = await sitDown();
  const { page } = person;
  const acting = page.locator(".seats .tag.turn");
  await page.locator(anchor("die:yellow6@0")).click();
  await person.settled();
  await page.getByRole("button", { name: "Keep the turn open" }).click();
  const end = page.locator(`${PLAY}:enabled`, { hasText: "End turn" });
  await end.waitFor();
  expect(await acting.allTextContents()).toEqual(["Your turn"]);
  expect(await page.title()).toContain("Your turn");
  await end.click();
  await expect.poll(() => person.update.end_turn).toBe(false);
  await expect.poll(() => person.update.waiting).toEqual([0]); // the others have played, and it is one's turn again
  expect(await acting.allTextContents()).toEqual(["Your turn"]);
  await person.leave();
});

test("dice against a black one are thrown by the button, though influence could be spent instead", async () => {
  const person = await sitDown({
    black: [5, 2],
    agenda: [{ step: "EndRound" }, { step: "CounterBlackDie", seat: 0, foes: [], dice: [] }],
  });
  const { page } = person;
  expect(person.update.choices.map((choice) => choice.code)).toContain("reroll");
  const counters = page.locator(`${PLAY}:enabled`, { hasText: "Counter the black die" });
  await page.locator(anchor("die:yellow4@0")).click();
  await person.settled();
  expect(await counters.count()).toBe(0); // a four is too weak
  await page.locator(anchor("die:red3@0")).click();
  await counters.click();
  const told = () => person.frames.flatMap((frame) => (frame.t === "update" ? frame.events : []));
  await expect
    .poll(() => told().find((event) => event.key === "counters")?.args)
    .toEqual({ seat: 0, dice: 2, foes: 1 });
  await person.leave();
});

test("the guard on the ramparts walks several steps as one turn, and may stop after the first", async () => {
  const dice = { "0": ["purple6", "white4", "yellow2", "white1"], neutral: ["red3", "red2"] };
  const person = await sitDown({ dice }, fileURLToPath(new URL("positions/troyes-ladies.json", import.meta.url)));
  await person.page.locator(anchor("die:purple6@0")).first().click();
  await person.settled();
  await person.page.locator(anchor("guard:0")).first().click();
  await person.settled();
  const other = person.page.locator(".alternatives .chip[aria-pressed=false]");
  expect(await other.count()).toBe(1);
  await person.page.locator(`${PLAY}:enabled`).click();
  await expect.poll(() => person.update.moves).toBeGreaterThan(3);
  await person.leave();
});
