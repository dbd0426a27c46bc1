/** A PostCSS plugin: gives every text the least size that can be read on its screen, `--readable` of design/base.css. */
import type { Plugin } from "postcss";

const MOST = { rem: 1.5, em: 1.6 }; // what is larger is never too small
const SIZE = /(?<![\w.(-])(\d*\.?\d+)(rem|em)(?=$|[\s/])/;

const floor = (size: string, number: string, unit: "rem" | "em"): string =>
  Number(number) > MOST[unit] ? size : `max(${size}, var(--readable))`;

export function readable(): Plugin {
  return {
    postcssPlugin: "readable",
    Declaration: {
      font: (declaration) => void (declaration.value = declaration.value.replace(SIZE, floor)),
      "font-size": (declaration) => void (declaration.value = declaration.value.replace(SIZE, floor)),
    },
  };
}
