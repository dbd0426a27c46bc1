/** The catalogues of the page and of its features: the same keys and variables in every language, none missing, none orphaned. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse, Visitor, type Message } from "@fluent/syntax";
import { describe, expect, test } from "vitest";
import { format, makeBundle } from "./fluent";
import { LANGUAGES } from "./languages";

const SOURCE = join(import.meta.dirname, "..");

/** The page's own catalogue, and those that a feature brings because only it needs them. */
const FOLDERS = [
  "i18n/texts",
  ...readdirSync(join(SOURCE, "features")).map((feature) => `features/${feature}/texts`),
].filter((folder) => existsSync(join(SOURCE, folder)));

function messages(language: string): Map<string, Message> {
  const texts = FOLDERS.map((folder) => readFileSync(join(SOURCE, folder, `${language}.ftl`), "utf8"));
  const resource = parse(texts.join("\n"), { withSpans: false });
  const junk = resource.body.filter((entry) => entry.type === "Junk");
  expect(junk).toEqual([]);
  const found = resource.body.filter((entry) => entry.type === "Message");
  expect(new Set(found.map((entry) => entry.id.name)).size).toBe(found.length);
  return new Map(found.map((entry) => [entry.id.name, entry]));
}

function variables(message: Message): string[] {
  const names = new Set<string>();
  class Names extends Visitor {
    override visitVariableReference(node: { id: { name: string } }): void {
      names.add(node.id.name);
    }
  }
  new Names().visit(message);
  return [...names].sort();
}

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /(?<!\.test)\.(svelte|ts)$/.test(name) ? [readFileSync(path, "utf8")] : [];
  });
}

const code = sources(SOURCE).join("\n");
const literal = [...code.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((match) => match[1]);
const quoted = new Set([...code.matchAll(/"([a-z][\w-]*)"/g)].map((match) => match[1]));
/** Keys put together from a prefix, such as t(`company-${one}`). */
const prefixes = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((match) => match[1]);
const english = messages("en");

describe.each(LANGUAGES)("%s", (language) => {
  const catalogue = messages(language);

  test("has the keys of English, no more and no less", () => {
    expect([...catalogue.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test("uses the variables of English", () => {
    for (const [key, message] of catalogue)
      expect([key, variables(message)]).toEqual([key, variables(english.get(key)!)]);
  });
});

test("places are counted as they are said", () => {
  const bundle = makeBundle("en", readFileSync(join(SOURCE, "i18n/texts/en.ftl"), "utf8"));
  const places = [1, 2, 3, 4].map((n) => format(bundle, "place", "", { n }));
  expect(places).toEqual(["1st", "2nd", "3rd", "4th"]);
  expect(format(bundle, "place-of", "", { n: 2, of: 3 })).toBe("2nd of 3");
});

test("every key the code speaks is in the catalogue", () => {
  expect(literal.filter((key) => !english.has(key))).toEqual([]);
});

/** What stands between the brackets of a call that begins here, without what is bracketed in it. */
function given(after: string): string {
  let [depth, words] = [1, ""];
  for (const letter of after) {
    if ("([{".includes(letter)) depth += 1;
    if (")]}".includes(letter)) depth -= 1;
    if (depth === 0) break;
    if (depth <= 2) words += letter; // the call's own arguments, and the fields of the object among them
  }
  return words;
}

test("a call that speaks a text gives what it tells of", () => {
  const missing = [...code.matchAll(/\bt\(\s*"([\w-]+)"/g)].flatMap(({ 0: call, 1: key, index }) => {
    const words = given(code.slice(index + call.length));
    if (words.includes("...") || !/^\s*(,\s*\{|,?\s*$)/.test(words)) return []; // handed on from somewhere else
    return variables(english.get(key)!)
      .filter((name) => !new RegExp(`[{,]\\s*${name}\\s*[:,}]|[{,]\\s*${name}\\s*$`).test(words))
      .map((name) => `${key}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test("every key of the catalogue is spoken somewhere", () => {
  const orphan = [...english.keys()].filter(
    (key) => !quoted.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)),
  );
  expect(orphan).toEqual([]);
});

test("English and French set no space before an ellipsis, nor English before a per cent sign", () => {
  const texts = (language: string): string[] =>
    FOLDERS.flatMap((folder) => readFileSync(join(SOURCE, folder, `${language}.ftl`), "utf8").split("\n"));
  expect([...texts("en"), ...texts("fr")].filter((line) => line.includes(" …"))).toEqual([]);
  expect(texts("en").filter((line) => line.includes(" %"))).toEqual([]);
});

test("a number of points with a decimal has the plural of its language", () => {
  const said = LANGUAGES.map((language) => {
    const bundle = makeBundle(language, readFileSync(join(SOURCE, `features/puzzles/texts/${language}.ftl`), "utf8"));
    return [1, 1.4].map((points) => format(bundle, "points-of", "", { points, text: points.toFixed(1) }));
  });
  expect(said).toEqual([
    ["1.0 points", "1.4 points"],
    ["1.0 point", "1.4 point"],
    ["1.0 Punkte", "1.4 Punkte"],
  ]);
});
