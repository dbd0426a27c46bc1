// Draws a sheet of signs out of the game-icons set: node web/scripts/sheet.mjs OUT.svg name name …
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const [out, ...names] = process.argv.slice(2);
const set = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
const { icons } = JSON.parse(readFileSync(set, "utf8"));
const symbols = [...new Set(names)].sort().map((name) => {
  if (!icons[name]) throw new Error(`game-icons has no ${name}`);
  return `<symbol id="${name}" viewBox="0 0 512 512">${icons[name].body}</symbol>`;
});
writeFileSync(out, `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`);
