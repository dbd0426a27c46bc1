import { defineConfig } from "vitest/config";

/** The tests; with SHOTS set, the pictures instead. */
export default defineConfig({
  test: {
    root: new URL(".", import.meta.url).pathname,
    include: [process.env.SHOTS === undefined ? "*.test.ts" : "shots.ts"],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
