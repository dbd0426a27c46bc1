import { fileURLToPath } from "node:url";
import globalData from "@csstools/postcss-global-data";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import customMedia from "postcss-custom-media";
import { defineConfig } from "vitest/config";
import { arrival } from "./arrival";
import { chunks } from "./chunks";
import { compress } from "./compress";
import { engineVersion, offline } from "./offline";
import { palette } from "./palette";
import { readable } from "./readable";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.BEFFROI_URL ?? "http://127.0.0.1:8000";

const engine = here("../build/engine");

/** The page of a server, or with `--mode site` a folder of files that needs none. */
export default defineConfig(({ mode }) => ({
  root: here("."),
  base: mode === "site" ? "./" : "/",
  define: { __ENGINE__: JSON.stringify(engineVersion(engine)) },
  plugins: [svelte({ configFile: false }), arrival(), compress(mode === "site"), offline(engine, mode === "site")],
  worker: { format: "es", rolldownOptions: { external: /^node:/ } }, // what Pyodide's loader asks for in Node only
  resolve: { alias: { "@web": here("./src") }, conditions: process.env.VITEST ? ["browser"] : undefined },
  css: {
    postcss: {
      plugins: [
        globalData({ files: [here("./src/design/media.css")] }),
        customMedia(),
        palette(here("./src/design/tokens.css")),
        readable(),
      ],
    },
  },
  build: {
    outDir: here(mode === "site" ? "../build/site" : "../src/beffroi/server/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { main: here("./index.html"), sw: here("./src/sw.ts") },
      output: {
        codeSplitting: { groups: chunks },
        entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
      },
    },
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
}));
