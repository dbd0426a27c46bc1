/** A plugin: the built page is read before its program and its style sheets have come, and sends for both at once. */
import type { Plugin } from "vite";

const FIRST = ["shell", "start"]; // the files every page needs, by name

export function arrival(): Plugin {
  let base = "/";
  return {
    name: "arrival",
    apply: "build",
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const files = Object.values(bundle ?? {}).flatMap((file) => (file.type === "chunk" ? [file] : []));
        const early = files.filter((file) => file.isEntry).flatMap((file) => file.imports);
        const needed = files.filter((file) => FIRST.includes(file.name) || early.includes(file.fileName));
        const sheets = new Set(needed.flatMap((file) => [...(file.viteMetadata?.importedCss ?? [])]));
        const own = /\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g;
        const link = (rel: string, file: string, injectTo: "head" | "body") =>
          ({ tag: "link", attrs: { rel, crossorigin: true, href: `${base}${file}` }, injectTo }) as const;
        return {
          html: html.replace(own, "").replace('<script type="module"', '<script type="module" async'),
          tags: [
            ...needed.map((file) => link("modulepreload", file.fileName, "head")),
            ...[...sheets].map((file) => link("stylesheet", file, "body")),
          ],
        };
      },
    },
  };
}
