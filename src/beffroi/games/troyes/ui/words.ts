/** The few words that only the drawing needs; the rules speak through the game's own catalogue. */
import { format, LANGUAGES, makeBundle } from "@web/i18n/fluent";
import { texts } from "@web/i18n/texts.svelte";

const files = import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true });
const bundles = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    makeBundle(language, files[`./texts/${language}.ftl`], files[`./texts/cards.${language}.ftl`]),
  ]),
);

type Args = Record<string, string | number>;

/** A text of the drawing in the page's language: `w("price-each", { price: 4 })`. */
export function w(key: string, args: Args = {}): string {
  return format(bundles[texts.language], key, "", args) ?? key;
}

/** An attribute of such a text, "" where there is none. */
export function part(key: string, attribute: string): string {
  return format(bundles[texts.language], key, attribute) ?? "";
}

/** The line on a card, its figures filled in; for a card without one the rule itself. */
export function line(slug: string, figures: Record<string, unknown>, rule: string): string {
  const known = Object.entries(figures).filter(([, value]) => typeof value === "number") as [string, number][];
  return format(bundles[texts.language], `short-${slug}`, "", Object.fromEntries(known)) ?? rule;
}
