import { expect, test } from "vitest";
import { createTable, Person, PHONE, playByKeys, playOut } from "./people";
import { useFixtures } from "./fixtures";

const fixtures = useFixtures();
const AGAINST_A_BOT = {
  game: "fair",
  options: {},
  seats: [{ kind: "me" }, { kind: "bot", level: "page" }],
  access: "link",
  clock: { kind: "none" },
  confirm: true,
  chat: true,
};

/** Looking back: the chronicle ends with the step shown, and a line leads to its own step. */
async function theChronicleFollows(person: Person): Promise<void> {
  const lines = person.page.getByRole("list", { name: "Chronicle" }).getByRole("button", { name: /./ });
  const step = person.page.locator("[aria-current=step] button.line");
  const moment = person.page.getByRole("slider");
  const few = await lines.count();
  await moment.fill(String(await moment.getAttribute("max")));
  await expect.poll(() => lines.count()).toBeGreaterThan(few);
  const all = await lines.count();
  const middle = lines.nth(Math.floor(all / 2)); // of few: one entry tells a turn
  const early = await middle.textContent();
  await middle.click();
  await step.filter({ hasText: early! }).last().waitFor();
  await expect.poll(() => lines.count()).toBeLessThan(all); // another line may say the same
  expect(await lines.last().textContent()).toBe(await step.last().textContent());
  expect(Number(await moment.inputValue())).toBeLessThan(Number(await moment.getAttribute("max")));
}

test("a whole game by clicking only what glows", async () => {
  const person = await Person.arrive(fixtures.browser);
  const table = await createTable(person, fixtures.server.url, AGAINST_A_BOT);
  await person.page.goto(`${fixtures.server.url}/table/${table}`);
  expect(await playOut(person)).toBeGreaterThan(5);
  await person.page
    .getByText(/wins (with|the tie)|share the victory/)
    .first()
    .waitFor();
  await person.page.getByRole("region", { name: "The final scoring" }).getByRole("table").waitFor();
  await person.leave();
});

test("a whole game on a phone", async () => {
  const person = await Person.arrive(fixtures.browser, { size: PHONE });
  const table = await createTable(person, fixtures.server.url, AGAINST_A_BOT);
  await person.page.goto(`${fixtures.server.url}/table/${table}`);
  await playOut(person);
  await person.page
    .getByText(/wins (with|the tie)|share the victory/)
    .first()
    .waitFor();
  await person.leave();
});

test("a whole game by keyboard alone", async () => {
  const person = await Person.arrive(fixtures.browser);
  const table = await createTable(person, fixtures.server.url, AGAINST_A_BOT);
  await person.page.goto(`${fixtures.server.url}/table/${table}`);
  await playByKeys(person);
  await person.page
    .getByText(/wins (with|the tie)|share the victory/)
    .first()
    .waitFor();
  await person.leave();
});

test("a decision is taken back, and the turn ends when its player says so", async () => {
  const person = await Person.arrive(fixtures.browser);
  const table = await createTable(person, fixtures.server.url, AGAINST_A_BOT);
  await person.page.goto(`${fixtures.server.url}/table/${table}`);
  await person.asked();
  const undo = person.page.getByRole("button", { name: "Take back" });
  for (let n = 0; n < 30 && !(await undo.isEnabled()); n += 1) {
    await person.asked();
    await person.clickSomething(n + 1);
    await person.settled();
    await person.page.waitForTimeout(150);
  }
  const before = person.update.moves;
  await undo.click();
  await person.page.waitForFunction(
    (moves) => Number(document.querySelector("[data-moves]")?.getAttribute("data-moves")) < moves,
    before,
  );
  await person.leave();
});

test("an answer is settled for good beside the others, changed in the menu by keys, and wanted at new tables", async () => {
  const person = await Person.arrive(fixtures.browser);
  const dice = { dice: [4, 5, 6] };
  const agenda = [{ step: "EndRound" }, { step: "TakeTurn", seat: 0 }];
  const start = { players: [dice, dice], deck: Array(19).fill(0), row: [0, 1, 2], agenda };
  const wish = { ...AGAINST_A_BOT, confirm: false, start };
  const sitDown = async () =>
    person.page.goto(`${fixtures.server.url}/table/${await createTable(person, fixtures.server.url, wish)}`);
  const settled = (choice: string) => expect.poll(() => person.update.settings.die).toBe(choice);
  await sitDown();
  await person.page.locator('[data-choice="stall 0"]').click();
  await person.page.getByRole("button", { name: "always the highest" }).press("Enter");
  await settled("highest");
  expect(person.update.moves).toBeGreaterThan(1); // the die is spent
  await person.page.getByRole("button", { name: "Menu" }).click();
  const settings = person.page.getByRole("group", { name: "The die you spend" });
  const radio = (name: string) => settings.getByRole("radio", { name });
  expect(await radio("always the highest").isChecked()).toBe(true);
  await radio("always the highest").press("ArrowUp");
  await settled("lowest");
  await settings.getByRole("checkbox", { name: "At new tables too" }).press("Space");
  const before = person.frames.length;
  await sitDown();
  await expect.poll(() => person.frames.length).toBeGreaterThan(before);
  await settled("lowest");
  await person.page.locator('[data-choice="stall 0"]').click();
  await expect.poll(() => person.update.moves).toBeGreaterThan(1);
  expect(person.frames.some((frame) => frame.t === "update" && frame.settings.die === undefined)).toBe(true);
  await person.leave();
});

test("a finished game is looked back at, stepped through, and played on from there", async () => {
  const person = await Person.arrive(fixtures.browser);
  const table = await createTable(person, fixtures.server.url, AGAINST_A_BOT);
  await person.page.goto(`${fixtures.server.url}/table/${table}`);
  await playOut(person);
  await person.page.keyboard.press("Escape"); // the sheet of the final scoring gives way to the question bar
  await person.page.locator(".ask").getByRole("button", { name: "Replay" }).click();
  await person.page.getByRole("slider").fill("4");
  await person.page.getByText("move 4 of").first().waitFor();
  await person.page.getByRole("button", { name: "Next move" }).click();
  await person.page.getByText("move 5 of").first().waitFor();
  await theChronicleFollows(person);
  await person.page.getByRole("button", { name: "Play on from here" }).click();
  await person.page.waitForURL((url) => !url.pathname.endsWith(table));
  expect(await person.asked()).toBe(true);
  // the seats are as they were: one's own, and a bot at the bot's
  expect(await person.page.locator('[data-anchor="seat:1"] .level').count()).toBe(1);
  expect(await person.page.locator('[data-anchor="seat:0"] .level').count()).toBe(0);
  await person.leave();
});
