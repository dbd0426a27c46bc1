/** The few words that only the drawing needs; the rules speak through the game's own catalogue. */
import { format, LANGUAGES, makeBundle } from "@web/i18n/fluent";
import { texts } from "@web/i18n/texts.svelte";
import type { Figures } from "./catalogue";

const files = import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true });
const bundles = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    makeBundle(language, files[`./texts/${language}.ftl`], files[`./texts/cards.${language}.ftl`]),
  ]),
);

/** A text of the drawing in the page's language: `w("in-hand", { n: 4 })`. */
export function w(key: string, args: Record<string, string | number> = {}): string {
  return format(bundles[texts.language], key, "", args) ?? key;
}

/** The line on a card or henchman with its figures filled in, "" for a card whose values say everything. */
export function line(slug: string, figures: Figures): string {
  const plain = Object.entries(figures).filter(([, figure]) => typeof figure.value === "number");
  const args = Object.fromEntries(plain.map(([name, figure]) => [name, figure.value as number]));
  return format(bundles[texts.language], `short-${slug}`, "", args) ?? "";
}

/** A title whose long words may break where the language lets them (`breaks` of the catalogue). */
export function breakable(title: string): string {
  const joints = w("breaks").split(" ");
  return joints.reduce((text, word) => text.replace(word.replace("-", ""), word.replace("-", "\u00ad")), title);
}
