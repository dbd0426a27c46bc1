/** A game's catalogue as a handbook: everything in it that has a name and a rule. */
import type { Say } from "@web/board/contract";
import { keysOf } from "@web/i18n/text_arguments";

export interface Entry {
  key: string;
  name: string;
  text: string;
}

/** The parts of a catalogue (lists or tables by slug) with the entries that have a text. */
export function catalogueEntries(catalogue: Record<string, unknown>, say: Say): [string, Entry[]][] {
  const groups: [string, Entry[]][] = [];
  for (const [part, content] of Object.entries(catalogue)) {
    const slugs = slugsOf(content);
    const entries = slugs.flatMap((slug) => {
      const key = keysOf(part, slug).find((one) => say.has(one));
      const text = key ? say.part(key, "text") || say.part(key, "help") : "";
      return key && text ? [{ key, name: say(key), text }] : [];
    });
    if (entries.length) groups.push([part, entries]);
  }
  return groups;
}

function slugsOf(content: unknown): string[] {
  if (Array.isArray(content))
    return content.flatMap((item) =>
      item && typeof item === "object" && typeof item.slug === "string" ? [item.slug] : [],
    );
  return content && typeof content === "object" ? Object.keys(content) : [];
}
