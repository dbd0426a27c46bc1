/** A plugin: lays the engine beside the built page, and lists what a device may store of both, part by part. */
import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

const ENGINE = ["pyodide.asm.mjs", "pyodide.asm.wasm", "python.zip", "beffroi.pack", "games.json"];
const LEARN = /(learn|tutorial|figures|sheets|lessons)/i; // by the names of the files
const NOT_LISTED = /(^sw\.js|index\.html|\.map)$/; // the service worker knows these without a list
const PLACEHOLDER = "BEFFROI_BUILD"; // in the service worker: each version of the page has one of its own

/** The version of the engine in a folder; "" where none was packed, or BEFFROI_ENGINE=none wants none. */
export const engineVersion = (folder: string): string =>
  process.env.BEFFROI_ENGINE !== "none" && existsSync(join(folder, "VERSION"))
    ? readFileSync(join(folder, "VERSION"), "utf8").trim()
    : "";

/** `whole`: with the files as they are, for servers that send just these; ours chooses the packed ones. */
export function offline(folder: string, whole: boolean): Plugin {
  const version = engineVersion(folder);
  const engine = version ? ENGINE.map((name) => `engine/${version}/${name}`) : [];
  let out = "";
  let files: string[] = [];
  const build = () =>
    createHash("sha256")
      .update([...files, version].sort().join())
      .digest("hex")
      .slice(0, 12);
  const sent = (name: string) =>
    statSync(existsSync(join(out, `${name}.br`)) ? join(out, `${name}.br`) : join(out, name));
  const part = (names: string[]) => ({ files: names, bytes: names.reduce((sum, name) => sum + sent(name).size, 0) });
  return {
    name: "offline",
    apply: "build",
    configResolved(config) {
      out = config.build.outDir;
    },
    writeBundle(_, bundle) {
      files = Object.keys(bundle).filter((name) => !NOT_LISTED.test(name));
      const worker = join(out, "sw.js");
      writeFileSync(worker, readFileSync(worker, "utf8").replaceAll(PLACEHOLDER, build()));
      for (const name of engine) {
        for (const end of whole ? ["", ".br"] : [".br"])
          cpSync(join(folder, basename(name)) + end, join(out, name) + end);
      }
    },
    /** After the files are packed: what is told of their sizes is what a visit costs. */
    closeBundle() {
      const learn = files.filter((name) => LEARN.test(basename(name)));
      const games = files.filter((name) => !learn.includes(name));
      // Made on the device, where it is wanted: the memory of the started engine.
      const quick = { files: [], bytes: version ? Number(readFileSync(join(folder, "IMAGE"), "utf8")) : 0 };
      const kept = { build: build(), parts: { games: part([...games, ...engine]), learn: part(learn), quick } };
      writeFileSync(join(out, "kept.json"), JSON.stringify(kept));
    },
  };
}
