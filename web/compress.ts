/** Packs the built page once: with brotli for our server, for other web space with gzip too. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const KINDS = /\.(js|css|svg|html|json|webmanifest|txt)$/;
const LEAST = 500; // bytes: less is not worth a file

export function compress(anywhere: boolean): Plugin {
  let folder = "";
  return {
    name: "compress",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !KINDS.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const text = readFileSync(path);
        if (text.length < LEAST) continue;
        writeFileSync(`${path}.br`, brotliCompressSync(text));
        if (anywhere) writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
