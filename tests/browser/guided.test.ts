/** Guided first games: a new player does what the sheet asks for, leaves and comes back, or skips it. */
import { expect, test } from "vitest";
import { Person } from "./people";
import { useTown } from "./town";

const town = useTown();
const MOST = 200; // answers until the last lesson

async function begin(game: string): Promise<Person> {
  const person = await Person.arrive(town.browser);
  await person.page.goto(`${town.house.url}/help/${game}`);
  await person.page.getByRole("button", { name: "A guided first game" }).click();
  await person.page.locator(".guide h3").waitFor();
  return person;
}

/** Something to do: a lesson to be read, a question, a turn to be ended, or no guide any more. */
async function ready(person: Person): Promise<boolean> {
  const waits = ".guide .btn.first, [data-can], .ask [data-choice], .ask .acts .first:enabled";
  await person.page.waitForFunction(
    (selector) => !document.querySelector("[data-busy]") && (!document.querySelector(".guide") || document.querySelector(selector)),
    waits,
    { timeout: 30_000 },
  );
  return (await person.page.locator(".guide").count()) > 0;
}

/** Do what the sheet asks for: read on, end the turn, choose a ringed piece, or give an answer that has no piece. */
async function obey({ page }: Person): Promise<void> {
  const [read, end] = [page.locator(".guide .btn.first"), page.locator(".ask .acts .first:enabled")];
  const ringed = page.locator("[data-taught][data-can]:visible");
  if (await read.count()) return read.click();
  if (await end.count()) return end.click();
  if ((await ringed.count()) === 0) return page.locator(".ask [data-choice]:visible").last().click();
  await ringed.first().click();
  const menu = page.locator("[role=menu] [role=menuitem]");
  if (await menu.count()) await menu.last().click();
}

test("the guided game of Parbourg teaches by doing, from the first morning to the second day", { timeout: 300_000 }, async () => {
  const person = await begin("parbourg");
  const told = new Set<string>();
  for (let n = 0; n < MOST && (await ready(person)); n += 1) {
    const heading = person.page.locator(".guide h3");
    if (await heading.count()) told.add(await heading.innerText());
    await obey(person);
  }
  expect(await person.page.locator(".guide").count()).toBe(0);
  for (const lesson of ["Alchemy", "Between the turns", "Your first bid", "A building", "A new day", "Face down", "You know how to play"])
    expect(told).toContain(lesson);
  await person.leave();
});

test("a guided game goes on where it was left, and can be skipped for good", async () => {
  const person = await begin("parbourg");
  const heading = person.page.locator(".guide h3");
  await person.page.locator(".guide .btn.first").click();
  await expect.poll(() => heading.innerText()).toBe("Your henchman");
  await person.page.reload();
  await expect.poll(() => heading.innerText()).toBe("Your henchman");
  await person.page.getByRole("button", { name: "Skip the lessons" }).click();
  await person.page.reload();
  await person.asked();
  expect(await person.page.locator(".guide").count()).toBe(0);
  await person.leave();
});
