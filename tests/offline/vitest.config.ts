import { defineConfig } from "vitest/config";

/** The tests; with OFFLINE=whole games to their end, with OFFLINE=speed what a visit costs. */
const wanted = () => ({ whole: "whole.ts", speed: "speed.ts" })[process.env.OFFLINE ?? ""] ?? "*.test.ts";

export default defineConfig({
  resolve: { alias: { "@web": new URL("../../web/src", import.meta.url).pathname } },
  test: {
    root: new URL(".", import.meta.url).pathname,
    include: [wanted()],
    maxWorkers: 1, // each has a browser with two interpreters
    testTimeout: 600_000,
    hookTimeout: 600_000,
    retry: process.env.CI ? 2 : 0, // where other work may slow a browser down, what fails thrice has failed
  },
});
