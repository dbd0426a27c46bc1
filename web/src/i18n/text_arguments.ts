/** The figures that the texts of cards name: the catalogue has them with each card. */
import type { Argument } from "@web/generated/protocol";

export type TextArguments = Record<string, Record<string, Argument>>;

/** The arguments of a catalogue's entries by the keys their texts may have. */
export function textArguments(catalogue: Record<string, unknown>): TextArguments {
  const found: TextArguments = {};
  for (const [part, content] of Object.entries(catalogue)) {
    if (!content || typeof content !== "object") continue;
    for (const [name, entry] of Object.entries(content as Record<string, Partial<Entry> | null>)) {
      if (!entry?.arguments) continue;
      for (const key of keysOf(part, entry.slug ?? name)) found[key] = entry.arguments;
    }
  }
  return found;
}

interface Entry {
  slug: string;
  arguments: Record<string, Argument>;
}

/** The keys that the text of a part's thing may have: `event-war`, `card-merchant`, or the slug alone. */
export const keysOf = (part: string, slug: string): string[] => [`${singular(part)}-${slug}`, `card-${slug}`, slug];

/** The word for one of a part's things: activities → activity, events → event, henchmen → henchman. */
const singular = (part: string) => part.replace(/ies$/, "y").replace(/s$/, "").replace(/men$/, "man");
