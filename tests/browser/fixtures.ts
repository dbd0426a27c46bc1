/** One server and one browser for the tests of a file. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { launch } from "./chromium";
import { Server } from "./server";

export interface Fixtures {
  server: Server;
  browser: Browser;
}

export function useFixtures(server = new Server()): Fixtures {
  const fixtures = { server } as Fixtures;
  beforeAll(async () => {
    await fixtures.server.open();
    fixtures.browser = await launch();
  });
  afterAll(async () => {
    await fixtures.browser?.close();
    await fixtures.server.close();
  });
  return fixtures;
}
