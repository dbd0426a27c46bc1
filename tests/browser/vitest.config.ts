import { defineConfig } from "vitest/config";

/** The tests; with SHOTS set, the pictures instead. */
export default defineConfig({
  test: {
    root: new URL(".", import.meta.url).pathname,
    include: [process.env.SHOTS === undefined ? "*.test.ts" : "shots.ts"],
    maxWorkers: 2, // each file has a server and a browser of its own
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
