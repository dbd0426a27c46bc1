/** The languages of the page and where their texts are; small, since it comes first. */

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français", de: "Deutsch" };

const catalogues = import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default" });

/** The page's own texts in a language, as they were written. */
export const catalogueOf = (language: Language): Promise<string> => catalogues[`./texts/${language}.ftl`]();

/** The language a browser asks for, of those we speak. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = LANGUAGES.find((known) => tag.toLowerCase().split("-")[0] === known);
    if (language) return language;
  }
  return "en";
}
