/** Writes icons.ts beside every icons.txt (one name of the game-icons set a line): the outline of each as a constant. */
import { readFileSync, readdirSync, writeFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const set = JSON.parse(readFileSync(join(root, "node_modules/@iconify-json/game-icons/icons.json"), "utf8")).icons;
const games = join(root, "src/beffroi/games");
const folders = [join(root, "web/src/design"), ...readdirSync(games).map((game) => join(games, game, "ui"))];

const constant = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

for (const folder of folders.filter((folder) => existsSync(join(folder, "icons.txt")))) {
  const names = readFileSync(join(folder, "icons.txt"), "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const lines = names.sort().map((name) => {
    if (!set[name]) throw new Error(`${folder}/icons.txt: game-icons has no ${name}`);
    const outline = [...set[name].body.matchAll(/\sd="([^"]+)"/g)].map((match) => match[1]).join("");
    return `export const ${constant(name)} = "${outline}";`;
  });
  const head =
    "/** Icons of game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0. Made by `npm run icons` from icons.txt. */";
  writeFileSync(join(folder, "icons.ts"), [head, ...lines, ""].join("\n"));
}
