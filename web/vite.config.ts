import { fileURLToPath } from "node:url";
import globalData from "@csstools/postcss-global-data";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import customMedia from "postcss-custom-media";
import { defineConfig } from "vitest/config";
import { palette } from "./palette";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.BEFFROI_URL ?? "http://127.0.0.1:8000";

export default defineConfig({
  root: here("."),
  plugins: [svelte({ configFile: false })],
  resolve: { alias: { "@web": here("./src") }, conditions: process.env.VITEST ? ["browser"] : undefined },
  css: {
    postcss: {
      plugins: [
        globalData({ files: [here("./src/design/media.css")] }),
        customMedia(),
        palette(here("./src/design/tokens.css")),
      ],
    },
  },
  build: {
    outDir: here("../src/beffroi/server/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: {
      "/api": server,
      "/texts": server,
      "/ws": { target: server, ws: true },
    },
  },
  test: {
    environment: "happy-dom",
    testTimeout: 60_000,
    include: ["src/**/*.test.ts", "../src/beffroi/games/*/ui/tests/*.test.ts"],
  },
});
