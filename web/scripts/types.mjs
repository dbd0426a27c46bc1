/**
 * Makes web/src/generated/ from the JSON Schemas that `python -m beffroi.protocol.schema` writes:
 * `node web/scripts/types.mjs SCHEMAS [OUT]`. `make types` runs both.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const [schemas, out = "web/src/generated"] = process.argv.slice(2);
const HEAD = "/** Made by `make types` from src/beffroi; do not edit. */\n";
const OPTIONS = {
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  unreachableDefinitions: true,
  style: { printWidth: 120 },
};

const read = (name) => JSON.parse(readFileSync(`${schemas}/${name}.json`, "utf8"));

async function write(name, schema, before = "", after = "", options = {}) {
  const text = await compile(schema, schema.title, { ...OPTIONS, bannerComment: HEAD + before, ...options });
  writeFileSync(`${out}/${name}.ts`, short(text) + after);
}

/** Without the compiler's remarks on where a type is used; a comment of one line on one line. */
function short(text) {
  return text
    .replace(
      /(?: \*\n)? \* This interface was referenced by `\w+`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
      "",
    )
    .replace(/\/\*\*\n \*\/\n/g, "")
    .replace(/\/\*\*\n\s*\* ([^\n]*)\n\s*\*\//g, "/** $1 */");
}

/** The names of the protocol that a schema uses in place of a copy. */
function named(value, found = new Set()) {
  if (value && typeof value === "object") {
    if (typeof value.tsType === "string") found.add(value.tsType);
    for (const each of Object.values(value)) named(each, found);
  }
  return [...found].sort();
}

mkdirSync(`${out}/games`, { recursive: true });
await write("protocol", read("protocol"));
const routes = read("routes");
await write("routes", routes, `import type { ${named(routes).join(", ")} } from "./protocol";\n`);
const { addresses, ...places } = read("pages");
await write(
  "pages",
  places,
  "",
  `\n/** The addresses of the page. */\nexport const PAGES = ${JSON.stringify(addresses, null, 2)} as const;\n`,
);
for (const file of readdirSync(`${schemas}/games`).sort()) {
  const slug = file.replace(".json", "");
  await write(`games/${slug}`, read(`games/${slug}`), "", "", { unknownAny: false });
}
