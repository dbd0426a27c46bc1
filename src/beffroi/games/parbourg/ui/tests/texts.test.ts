import { expect, test } from "vitest";

const files = import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default", eager: true });

/** Every message and attribute of a catalogue, with the variables it uses. */
function shape(name: string): Record<string, string> {
  const found: Record<string, string> = {};
  let key = "";
  for (const line of files[`../texts/${name}.ftl`].split("\n")) {
    const message = /^([a-z][\w-]*) =/.exec(line);
    const attribute = /^ {4}\.([a-z]+) =/.exec(line);
    if (message) key = message[1];
    if (attribute) key = `${key.split(".")[0]}.${attribute[1]}`;
    if (key && !line.startsWith("#"))
      found[key] = [...new Set([...(found[key]?.split(" ") ?? []), ...variables(line)])].sort().join(" ").trim();
  }
  return found;
}

const variables = (line: string) => [...line.matchAll(/\$([\w-]+)/g)].map((match) => match[1]);

test.each(["fr", "de"])("%s says all that English says, with the same figures", (language) => {
  expect(shape(language)).toEqual(shape("en"));
  expect(shape(`cards.${language}`)).toEqual(shape("cards.en"));
});
