/** Several people at one screen: the curtain leaves nothing of a seat in the page. */
import { expect, test } from "vitest";
import { createTable, Person, PHONE, WIDE } from "./people";
import { useFixtures } from "./fixtures";

const fixtures = useFixtures();
const HANDS = [
  ["hollow-promise", "bribe", "siege-engine", "trip"],
  ["night-raid", "coded-message", "lever"],
];
const NAMES = ["Hollow Promise", "Bribe", "Siege Engine", "Trip", "Night Raid", "Coded Message", "Lever"];
const WISH = {
  game: "parbourg",
  options: {},
  seats: [
    { kind: "me", name: "Sibylle" },
    { kind: "me", name: "Aelis" },
  ],
  access: "link",
  clock: { kind: "none" },
  confirm: false,
  chat: true,
  start: {
    players: [
      { hand: HANDS[0], henchmen: ["mage"] },
      { hand: HANDS[1], henchmen: ["captain"] },
    ],
    turn: 0,
  },
};

/** Everything that a page holds, drawn or not, and everything a screen reader finds in it. */
async function everything(person: Person): Promise<string> {
  const page = await person.page.evaluate(() => `${document.title} ${document.body.outerHTML}`);
  return `${page} ${await person.page.locator("body").ariaSnapshot()}`;
}

test.each([WIDE, PHONE])(
  "wrong today: the curtain leaves nothing of any seat in the page, $width wide",
  async (size) => {
    const person = await Person.arrive(fixtures.browser, { size });
    const { page } = person;
    await page.goto(`${fixtures.server.url}/table/${await createTable(person, fixtures.server.url, WISH)}`);
    const curtain = page.getByRole("dialog", { name: /^Pass the screen to/ });
    const nothing = async () => {
      await curtain.waitFor();
      const text = await everything(person);
      expect([...HANDS.flat().map((card) => `hand:${card}`), ...NAMES].filter((word) => text.includes(word))).toEqual(
        [],
      );
      expect(await page.locator("[data-anchor], .chron, .ask, .seats, .strip").count()).toBe(0);
    };
    const sees = (card: string) => page.getByRole("button", { name: card }).first().waitFor();
    await nothing(); // nobody has said yet who has opened the page
    await page.keyboard.press("Enter");
    await sees("Bribe");

    await page.locator('.ask [data-choice="fold"]').click();
    await nothing();
    const box = (await curtain.boundingBox())!;
    expect([box.x, box.y, box.width, box.height]).toEqual([0, 0, size.width, size.height]);

    await curtain.getByRole("button", { name: "Take back" }).click();
    await sees("Bribe");
    await page.locator('.ask [data-choice="fold"]').click();
    await curtain.getByRole("button", { name: "I’m Aelis" }).click();
    await page.locator(".ask [data-choice]").first().waitFor();
    const seen = await everything(person);
    expect(NAMES.slice(0, HANDS[0].length).filter((card) => seen.includes(card))).toEqual([]);

    await page.reload();
    await nothing();
    await person.leave();
  },
);
