/** The words that only a game's drawing needs; the rules speak through the game's own catalogue. */
import type { FluentBundle } from "@fluent/bundle";
import { format, makeBundle } from "./fluent";
import type { Language } from "./languages";
import { texts } from "./texts.svelte";

type Args = Record<string, string | number>;

export interface GameTexts {
  /** A text in the page's language, the key itself where there is none. */
  t(key: string, args?: Args): string;
  /** An attribute of a text, "" where there is none. */
  part(key: string, attribute: string): string;
  /** A text, or null where there is none. */
  find(key: string, args?: Args): string | null;
}

/** Make the texts of a game from its catalogues by path, as `import.meta.glob` gives them: `texts/en.ftl`, `texts/cards.en.ftl`. */
export function gameTexts(files: Record<string, string>): GameTexts {
  const of = (language: string) => Object.keys(files).filter((path) => path.endsWith(`${language}.ftl`));
  const bundles = new Map<Language, FluentBundle>();
  /** The words of the language that is spoken; of another one only when it is. */
  const bundle = (): FluentBundle => {
    const { language } = texts;
    const known = bundles.get(language) ?? makeBundle(language, ...of(language).map((path) => files[path]));
    bundles.set(language, known);
    return known;
  };
  const find = (key: string, args: Args = {}) => format(bundle(), key, "", args);
  return {
    find,
    t: (key, args) => find(key, args) ?? key,
    part: (key, attribute) => format(bundle(), key, attribute) ?? "",
  };
}
