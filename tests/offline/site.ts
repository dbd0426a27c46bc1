/** The folder of static files as somebody has it: stored on their device, with the network really gone. */
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { launch } from "../browser/chromium";
import { Person, WIDE, type Look } from "../browser/people";
import { FileServer } from "./files";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** The folder that is served; a release is tried with the one it brings. */
export const SITE = process.env.BEFFROI_SITE ?? `${ROOT}build/site`;
const BASE = "/games/of/mine/"; // any place on any web space

export class Site {
  readonly files: FileServer;
  browser!: Pick<Browser, "newContext">;

  constructor(folder = SITE) {
    this.files = new FileServer(folder, BASE);
  }

  /** Come for the first time, store everything, and lose the network. */
  async stored(look: Look = {}): Promise<Person> {
    await this.files.open();
    const person = await Person.arrive(this.browser, { ...look, told: true });
    await this.store(person);
    await this.files.close();
    return person;
  }

  /** Store everything, as the card on the page offers it. */
  async store({ page }: Person): Promise<void> {
    await page.goto(`${this.files.url}#/offline`);
    await page.getByRole("button", { name: "Only store" }).click();
    await page.getByText("Stored. It works").waitFor();
  }

  /** Open a page of the site. */
  async go({ page }: Person, path: string): Promise<void> {
    await page.goto(`${this.files.url}#${path}`);
  }
}

/** One browser for the tests of a file, and a site for each of them. */
export function useBrowser(): { browser: Browser; site: () => Site } {
  const fixtures = {} as { browser: Browser; site: () => Site };
  const sites: Site[] = [];
  fixtures.site = () => {
    const site = new Site();
    site.browser = fixtures.browser;
    sites.push(site);
    return site;
  };
  beforeAll(async () => {
    fixtures.browser = await launch();
  });
  afterAll(async () => {
    await fixtures.browser?.close();
    for (const site of sites) await site.files.close();
  });
  return fixtures;
}

/** How many decisions the table shows. */
export const movesOf = async ({ page }: Person): Promise<number> =>
  Number(await page.locator("[data-moves]").first().getAttribute("data-moves"));

/** Begin a game against a bot from the home page. */
export async function playNow(site: Site, person: Person, title: string): Promise<void> {
  await site.go(person, "/");
  const card = person.page.locator(".games > *", { hasText: title });
  await card.getByRole("button", { name: /^Play/ }).first().click();
  await person.asked();
}

export { WIDE };
