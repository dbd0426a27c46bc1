/** The few words that only the drawing needs; the rules speak through the game's own catalogue. */
import { format, LANGUAGES, makeBundle } from "@web/i18n/fluent";
import { texts } from "@web/i18n/texts.svelte";

const files = import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true });
const bundles = Object.fromEntries(
  LANGUAGES.map((language) => [language, makeBundle(language, files[`./texts/${language}.ftl`])]),
);

/** A text of the drawing in the page's language: `w("cards", { n: 4 })`. */
export function w(key: string, args: Record<string, string | number> = {}): string {
  return format(bundles[texts.language], key, "", args) ?? key;
}
