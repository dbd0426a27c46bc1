/** One server and one browser for the tests of a file. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { launch } from "./chromium";
import { House } from "./house";

export interface Town {
  house: House;
  browser: Browser;
}

export function useTown(): Town {
  const town = { house: new House() } as Town;
  beforeAll(async () => {
    await town.house.open();
    town.browser = await launch();
  });
  afterAll(async () => {
    await town.browser?.close();
    await town.house.close();
  });
  return town;
}
