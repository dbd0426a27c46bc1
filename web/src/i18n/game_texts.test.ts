/** What the games' drawings and guides say: the same messages, attributes and variables in every language. */
import { parse, Visitor, type Pattern } from "@fluent/syntax";
import { expect, test } from "vitest";
import { LANGUAGES } from "./languages";

const files = import.meta.glob<string>("../../../src/beffroi/games/*/ui/**/texts/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const english = Object.keys(files).filter((file) => /[./]en\.ftl$/.test(file));

function variables(pattern: Pattern | null): string {
  const names = new Set<string>();
  class Names extends Visitor {
    override visitVariableReference(node: { id: { name: string } }): void {
      names.add(node.id.name);
    }
  }
  if (pattern) new Names().visit(pattern);
  return [...names].sort().join(" ");
}

/** Every message and attribute of a catalogue, with the variables it uses. */
function shape(file: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const entry of parse(files[file], { withSpans: false }).body) {
    if (entry.type === "Junk") throw new Error(`${file}: ${entry.content}`);
    if (entry.type !== "Message") continue;
    found[entry.id.name] = variables(entry.value);
    for (const part of entry.attributes) found[`${entry.id.name}.${part.id.name}`] = variables(part.value);
  }
  return found;
}

test("the catalogues are found", () => {
  expect(english.length).toBeGreaterThan(0);
});

test.each(english)("%s is said in every language", (file) => {
  for (const language of LANGUAGES) expect(shape(file.replace(/en\.ftl$/, `${language}.ftl`))).toEqual(shape(file));
});
