/** The words of the lessons; loaded only where somebody learns. */
import { format, LANGUAGES, makeBundle } from "@web/i18n/fluent";
import { texts } from "@web/i18n/texts.svelte";

const files = import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true });
const bundles = Object.fromEntries(
  LANGUAGES.map((language) => [language, makeBundle(language, files[`./texts/${language}.ftl`])]),
);

/** The heading of a lesson, or its attribute "text" or "try". */
export function words(lesson: string, attribute = ""): string {
  return format(bundles[texts.language], lesson, attribute) ?? "";
}
