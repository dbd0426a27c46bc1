/** Two, three and four at a table of every game, late in it, at every size: all is in sight, can be read and reached. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createTable, Person, SIZES } from "./people";
import { atEverySize, faultsInSight, reach } from "./sight";
import { useFixtures } from "./fixtures";

const COMPANIES = fileURLToPath(new URL("companies/", import.meta.url));
const BOT = { kind: "bot", level: "page" };
const fixtures = useFixtures();

test.each(readdirSync(COMPANIES).map((file) => file.replace(".json", "")))(
  "%s at the table, at every size",
  async (company) => {
    const { game, seats, options, start } = JSON.parse(readFileSync(`${COMPANIES}${company}.json`, "utf8"));
    const person = await Person.arrive(fixtures.browser, {
      language: seats % 2 ? "fr" : "de",
      dark: true,
      size: SIZES[0],
    });
    const table = await createTable(person, fixtures.server.url, {
      game,
      options,
      start,
      seats: [{ kind: "me" }, ...Array(seats - 1).fill(BOT)],
      access: "link",
      clock: { kind: "none" },
      confirm: true,
      chat: true,
    });
    await person.page.goto(`${fixtures.server.url}/table/${table}`);
    await person.asked();
    await person.page.evaluate(() => document.fonts.ready);
    const look = async (size: (typeof SIZES)[number]) => [
      ...(await faultsInSight(person.page, size)),
      ...(await reach(person, size)),
    ];
    expect(await atEverySize(person, { name: company }, look)).toEqual({});
    await person.leave();
  },
);
