import { defineConfig } from "vitest/config";

const WHOLE_GAMES = "told.test.ts"; // takes minutes for each title: `make told`

/** The tests; with SHOTS set the pictures instead, with SPEED what slow devices make of it, with TRANSCRIPTS games told aloud. */
function wanted(): string {
  if (process.env.SHOTS !== undefined) return "shots.ts";
  if (process.env.SPEED !== undefined) return "speed.ts";
  return process.env.TRANSCRIPTS === undefined ? "*.test.ts" : WHOLE_GAMES;
}

export default defineConfig({
  resolve: { alias: { "@web": new URL("../../web/src", import.meta.url).pathname } },
  test: {
    root: new URL(".", import.meta.url).pathname,
    include: [wanted()],
    exclude: process.env.TRANSCRIPTS === undefined ? [WHOLE_GAMES] : [],
    maxWorkers: 2, // each file has a server and a browser of its own
    expect: { poll: { timeout: 60_000 } }, // as long as a person waits: by default it is one second
    testTimeout: 600_000,
    hookTimeout: 600_000,
    retry: process.env.CI ? 2 : 0, // where other work may slow a browser down, what fails thrice has failed
  },
});
