/** Printed figures: somebody types a whole set, plays with it, and the record replays elsewhere. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { useFixtures } from "./fixtures";
import { Person, PHONE } from "./people";
import { python, ROOT } from "./server";

const fixtures = useFixtures();
const TURNS = 12;

/** The figure that has the keyboard: its place in the table, and what is in its field. */
const focused = (person: Person): Promise<{ id: string; value: string }> =>
  person.page.evaluate(() => {
    const { id, value } = document.activeElement as HTMLInputElement;
    return { id, value };
  });

/** Compare every proposal by keyboard: in the first deck costs are one higher, everything else is kept as right. */
async function typeEverything(person: Person): Promise<void> {
  const { keyboard } = person.page;
  await person.page.locator(".P input").first().focus();
  for (let now = await focused(person); now.id.includes("activity."); now = await focused(person)) {
    if (!now.id.includes(".cost:")) await keyboard.press("=");
    else {
      await keyboard.type(String(Number(now.value) + 1));
      await keyboard.press("Enter");
    }
    if ((await person.page.locator("h1").innerText()) !== "Military activities") break;
  }
  for (let left = await openFigures(person); left > 0; left -= 1) await keyboard.press("=");
}

/** How many figures are still to be compared, of all decks. */
async function openFigures(person: Person): Promise<number> {
  const [settled, all] = (await person.page.locator(".total p").innerText()).match(/\d+/g)!.map(Number);
  return all - settled;
}

test("a whole set is typed by keyboard, played at a table, and its record replays elsewhere", async () => {
  const { url } = fixtures.server;
  const person = await Person.arrive(fixtures.browser);
  const { page } = person;
  await page.goto(`${url}/figures/troyes`);
  await page.locator("main[data-ready]").waitFor();

  // what is certain is locked and says why; what can't stand is told at its field
  await page.getByRole("button", { name: /Religious/ }).click();
  await page.locator(".S input").first().click();
  await page.getByText(/said by the rulebook/).waitFor();
  await page.locator('[id="figure:activity.tithe.divisor:"]').fill("99");
  await page.getByText("A number from 1 to 30").waitFor();
  // the drawing follows
  await page.locator('[id="figure:activity.tithe.divisor:"]').fill("5");
  await page.locator(".live", { hasText: "÷5" }).waitFor();
  // a card may have three slots
  await page.locator('[id="figure:activity.tithe.slots:1"]').press("+");
  await page.keyboard.type("1");
  expect(await page.locator(".live .slot b").allTextContents()).toEqual(["3", "2", "1"]);
  await page.getByRole("button", { name: /Military/ }).click();

  expect(await openFigures(person)).toBeGreaterThan(400);
  await typeEverything(person);
  await expect.poll(() => openFigures(person)).toBe(0);

  // it survives on the device, becomes a set of the account, and a file that reads back the same
  await page.reload();
  await page.locator("main[data-ready]").waitFor();
  expect(await openFigures(person)).toBe(0);
  await page.getByLabel("Name", { exact: true }).fill("Our box");
  await page.getByRole("button", { name: "Save my figures" }).click();
  await page.locator(".more li", { hasText: "version 1" }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download" }).click(),
  ]);
  const toml = readFileSync(await download.path(), "utf8");
  expect(toml).toContain("[activity.tithe]");
  await page.getByRole("button", { name: "Start over" }).click();
  await expect.poll(() => openFigures(person)).toBeGreaterThan(400);
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "ours.toml", mimeType: "text/plain", buffer: Buffer.from(toml) });
  await expect.poll(() => openFigures(person)).toBe(0);
  await page.locator(".more li .btn", { hasText: "Open" }).click();
  await page.locator(".more li[aria-current]").waitFor();

  // "Create" offers it first, and the table names it
  await page.getByRole("button", { name: "Use at my tables" }).click();
  await page.goto(`${url}/new/troyes`);
  await page.locator("select[data-figures] option:checked", { hasText: "Our box" }).waitFor({ state: "attached" });
  await page.locator(".go").click();
  for (let n = 0; n < TURNS && (await person.asked()); n += 1) {
    await person.clickSomething(n * 7 + 3);
    await person.settled();
  }
  await page.getByRole("button", { name: "Menu" }).click();
  const named = page.locator("#table-menu [data-figures]");
  expect(await named.innerText()).toContain("Our box");
  const digest = await named.getAttribute("data-figures");
  await page.getByText("Sorry, I must go").click();
  await page.getByRole("button", { name: "Offer to stop" }).click();

  // the record carries the set, and another machine plays the same game from it
  const table = page.url().match(/table\/([\w-]+)/)![1];
  const given = () => person.context.request.get(`${url}/api/tables/${table}/record`);
  await expect.poll(async () => (await given()).status()).toBe(200);
  const record = await (await given()).json();
  expect(record.figures).toMatchObject({ name: "Our box", version: 1, digest });
  const file = join(mkdtempSync(join(tmpdir(), "beffroi-record-")), "record.json");
  writeFileSync(file, JSON.stringify(record));
  const verify = ["-m", "beffroi", "verify", file];
  const env = { ...process.env, PYTHONPATH: "src" };
  expect(execFileSync(python(), verify, { cwd: ROOT, env, encoding: "utf8" })).toContain("all as recorded");
  writeFileSync(file, JSON.stringify({ ...record, figures: { ...record.figures, digest: "0".repeat(64) } }));
  expect(() => execFileSync(python(), verify, { cwd: ROOT, env, stdio: "pipe" })).toThrow();
  await person.leave();
});

test("a set is shared by link: another person sees it, uses it, or goes on from a copy", async () => {
  const { url } = fixtures.server;
  const owner = await Person.arrive(fixtures.browser);
  await owner.page.goto(`${url}/figures/parbourg`);
  await owner.page.locator("main[data-ready]").waitFor();
  await owner.page.locator('[id="figure:henchmen.scout.initiative:"]').fill("16");
  await owner.page.locator(".fault").first().waitFor(); // another henchman has it already
  await owner.page.locator('[id="figure:henchmen.scout.initiative:"]').fill("0");
  await owner.page.locator('[id="figure:henchmen.scout.initiative:"]').press("Enter");
  await owner.page.getByRole("button", { name: "Share a link" }).click();
  const link = await owner.page.locator("input.link").inputValue();
  await owner.leave();

  const friend = await Person.arrive(fixtures.browser, { size: PHONE, language: "de" });
  await friend.page.goto(link);
  await friend.page.getByText("Geteilte Zahlen").waitFor();
  const initiative = friend.page.locator('[id="figure:henchmen.scout.initiative:"]');
  await expect.poll(() => initiative.inputValue()).toBe("0");
  expect(await initiative.isEditable()).toBe(false);
  await friend.page.getByRole("button", { name: "An meinen Tischen nutzen" }).first().click();
  await friend.page.goto(`${url}/new/parbourg`);
  await friend.page.locator("select[data-figures] option:checked", { hasText: "Link" }).waitFor({ state: "attached" });
  await friend.page.goto(link);
  await friend.page.getByRole("button", { name: "Mit einer Kopie weitermachen" }).click();
  expect([await initiative.inputValue(), await initiative.isEditable()]).toEqual(["0", true]);
  await friend.leave();
});
