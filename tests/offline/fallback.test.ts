/** The page of a server: it goes on without it, says so, and comes back to it; games go both ways. */
import { expect, test } from "vitest";
import { createTable, Person } from "../browser/people";
import { useFixtures } from "../browser/fixtures";
import { finishedGame } from "../browser/finished_games";

const fixtures = useFixtures();

test("the server is lost, the device plays on, and its game is handed over when the server is back", async () => {
  const { server, browser } = fixtures;
  const person = await Person.arrive(browser, { told: true });
  const { page } = person;
  await page.goto(`${server.url}/offline`);
  await page.getByRole("button", { name: "Only store" }).click();
  await page.getByText("Stored. It works").waitFor();
  await server.kill();
  await page.goto(`${server.url}/`);
  await page.locator(".badge", { hasText: "Offline" }).waitFor();
  const card = page.locator(".games > *", { hasText: "Parbourg" });
  await card.getByRole("button", { name: /^Play/ }).first().click();
  await person.asked();
  expect(page.url()).toContain("/table/my-");
  for (let n = 0; n < 4 && (await person.asked()); n += 1) await person.clickSomething(n * 7 + 3);
  await person.asked();
  await server.open();
  await page.goto(`${server.url}/offline`);
  await page.getByRole("button", { name: "Hand to the server" }).click();
  await page.getByText("Handed over, without a rating").waitFor();
  person.complaints.length = 0; // a browser complains of a server that does not answer
  await person.leave();
});

test("a finished game of the server is taken along to the device", async () => {
  const { server, browser } = fixtures;
  const person = await Person.arrive(browser, { told: true });
  const { page } = person;
  const data = { name: "Renaud" };
  await person.context.request.post(`${server.url}/api/session`, { data, headers: { origin: server.url } });
  const table = await finishedGame(person, server.url, "parbourg");
  await page.goto(`${server.url}/table/${table}/look-back`);
  await page.getByRole("button", { name: "Take along" }).click();
  await page.waitForURL(/\/table\/my-/);
  await page.locator("[data-over]").first().waitFor();
  await person.leave();
});

const TABLE = { game: "troyes", seats: [{ kind: "me" }, { kind: "bot", level: "page" }], access: "link", rated: false };

test("a move without a line is dashed, waits on the device, and is told as sent from another page", async () => {
  const { server, browser } = fixtures;
  const person = await Person.arrive(browser, { told: true });
  const { page } = person;
  const table = await createTable(person, server.url, { ...TABLE });
  await page.goto(`${server.url}/table/${table}`);
  await person.asked();
  await server.kill();
  await page.getByText("Connection lost").waitFor();
  await page.locator("[data-can]:visible").first().click();
  await page.locator("[data-unsent]").first().waitFor();
  await server.open();
  await page.goto(`${server.url}/`);
  await page.locator(".badge", { hasText: "1 move sent" }).waitFor();
  await page.goto(`${server.url}/table/${table}`);
  await person.asked();
  expect(person.update.moves).toBeGreaterThan(0);
  person.complaints.length = 0; // a browser complains of a server that does not answer
  await person.leave();
});

test("a running game of the server goes on on the device as its player knows it", async () => {
  const { server, browser } = fixtures;
  const person = await Person.arrive(browser, { told: true });
  const { page } = person;
  const table = await createTable(person, server.url, { ...TABLE, game: "parbourg" });
  await page.goto(`${server.url}/table/${table}`);
  await person.asked();
  await page.locator('[popovertarget="table-menu"]').click();
  await page.getByRole("button", { name: "Take along" }).click();
  await page.waitForURL(/\/table\/my-/);
  await person.asked();
  expect(await page.evaluate(startsOfTables)).toEqual(["parbourg"]);
  await person.leave();
});

/** In the browser: of which games the tables of this device are that begin from a position. */
function startsOfTables(): Promise<string[]> {
  return new Promise((done) => {
    const opening = indexedDB.open("beffroi");
    opening.onsuccess = () => {
      const all = opening.result.transaction("tables").objectStore("tables").getAll();
      const specs = () => all.result.map((head: { spec: { game: string; start: object | null } }) => head.spec);
      all.onsuccess = () =>
        done(
          specs()
            .filter((spec) => spec.start)
            .map((spec) => spec.game),
        );
    };
  });
}
