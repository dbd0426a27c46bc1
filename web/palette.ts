/** A PostCSS plugin: writes the palette's colours where a meaning uses them, so that browsers load one table, not two. */
import { readFileSync } from "node:fs";
import type { Plugin } from "postcss";

/** Read the palette: what `file` defines as a plain colour. */
const read = (file: string): Map<string, string> =>
  new Map([...readFileSync(file, "utf8").matchAll(/(--[\w-]+): (#\w+);/g)].map(([, name, colour]) => [name, colour]));

export function palette(file: string): Plugin {
  const colours = read(file);
  return {
    postcssPlugin: "palette",
    Declaration(declaration) {
      if (colours.has(declaration.prop)) declaration.remove();
      else if (declaration.value.includes("var(--"))
        declaration.value = declaration.value.replace(/var\((--[\w-]+)\)/g, (use, name) => colours.get(name) ?? use);
    },
  };
}
