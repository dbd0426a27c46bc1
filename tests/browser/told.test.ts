/** Without eyes: a whole game of each title, played by roles, names and what is announced; kept as a transcript. */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { exchange, heardSince, isTold, listen } from "./by_ear";
import { createTable, Person } from "./people";
import { useFixtures } from "./fixtures";

const TITLES = ["parbourg", "tournay", "troyes"];
const FOLDER = fileURLToPath(new URL("transcripts/", import.meta.url));
const MOST = 800; // answers of a game
const fixtures = useFixtures();

test.each(TITLES)("%s is played to its end by what is said", { timeout: 3_600_000 }, async (game) => {
  const person = await Person.arrive(fixtures.browser, { passes: true });
  await person.page.addInitScript(listen);
  const table = await createTable(person, fixtures.server.url, {
    game,
    options: {},
    seats: [
      { kind: "me", name: "Ysabel" },
      { kind: "bot", level: "page" },
    ],
    access: "link",
    clock: { kind: "none" },
    confirm: false,
    chat: false,
  });
  await person.page.goto(`${fixtures.server.url}/table/${table}`);
  const transcript: string[] = [];
  const lost: string[] = [];
  let answers = 0;
  for (; answers < MOST; answers += 1) {
    const told = await exchange(person, answers * 5 + 1);
    if (!told) break;
    transcript.push(...told.heard, ...(told.pressed ? [`> ${told.pressed}`] : []));
    if (!told.focused) lost.push(transcript.at(-1) ?? "");
  }
  transcript.push(...(await heardSince(person)));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}${game}.txt`, `${transcript.join("\n")}\n`);
  expect(answers).toBeLessThan(MOST);
  expect(lost, "the focus fell to the body").toEqual([]);
  expect(transcript.filter((line) => !line.startsWith(">") && !isTold(line))).toEqual([]);
  expect(transcript.slice(-10).join(" ")).toMatch(/ wins | share /);
  await person.leave();
});
