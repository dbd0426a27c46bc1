/** Without eyes, in short: the end of a game of each title by roles, names and live regions alone. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { exchange, heardSince, isTold, listen } from "./by_ear";
import { createTable, Person } from "./people";
import { useFixtures } from "./fixtures";

const MOST = 40; // answers of an ending
const fixtures = useFixtures();

const COUNTED = 60_000; // ms in which points are counted one by one

test.each([
  ["parbourg", "with nothing that moves"],
  ["tournay", "with nothing that moves"],
  ["troyes", "with nothing that moves"],
  ["troyes", "with the points counted one by one"],
])("%s is played to its end by what is said, %s", async (title, motion) => {
  const ending = JSON.parse(readFileSync(new URL(`endings/${title}.json`, import.meta.url), "utf8"));
  const still = motion.startsWith("with nothing");
  const person = await Person.arrive(fixtures.browser, { still });
  await person.page.addInitScript(listen);
  const bots = Array(ending.seats - 1).fill({ kind: "bot", level: "page" });
  const table = await createTable(person, fixtures.server.url, {
    ...ending,
    seats: [{ kind: "me" }, ...bots],
    access: "link",
    clock: { kind: "none" },
    confirm: true,
    chat: true,
  });
  await person.page.goto(`${fixtures.server.url}/table/${table}`);
  const heard: string[] = [];
  for (let n = 0; n < MOST; n += 1) {
    const told = await exchange(person, n * 5 + 1);
    if (!told) break;
    heard.push(...told.heard);
    expect(told.focused, `the focus after: ${heard.at(-1)}`).toBe(true);
    if (told.pressed === "End turn") expect(heard.at(-1)).toMatch(/turn complete|End your turn/);
  }
  const all = async () => heard.push(...(await heardSince(person)));
  await expect.poll(async () => (await all()) && heard.at(-1), { timeout: COUNTED }).toMatch(/ finishes with /);
  expect(heard.filter((line) => !isTold(line))).toEqual([]);
  expect(heard.join(" ").match(/ wins | share /g), "how it ended is told once").toHaveLength(1);
  expect(heard.at(-1)).toMatch(/(wins|share)[^.]*\.( [^.]+ finishes with \d+ points?\.)+$/);
  if (!still) expect(heard.join(" ")).toMatch(/ over\..* Tradesmen: [^.]+ \+\d.* wins with /);
  await person.leave();
});
