/** The page's own texts in the chosen language, and the games' catalogues as the server has them. */
import type { FluentBundle } from "@fluent/bundle";
import { format, LANGUAGES, makeBundle, type Language } from "./fluent";

const catalogues = import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default" });

class Texts {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle | null>(null);
  #games = new Map<string, Promise<FluentBundle>>();

  /** Speak another language from now on. */
  async use(language: Language): Promise<void> {
    const bundle = makeBundle(language, await catalogues[`./texts/${language}.ftl`]());
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  say(key: string, args: Record<string, string | number> = {}): string {
    return (this.#bundle && format(this.#bundle, key, "", args)) ?? key;
  }

  /** Whether the page itself has such a text. */
  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  /** A game's catalogue in a language; asked for once. */
  game(slug: string, language: Language): Promise<FluentBundle> {
    const path = `/texts/${encodeURIComponent(slug)}/${language}.ftl`;
    const known = this.#games.get(path);
    if (known) return known;
    const coming = fetch(path).then(async (answer) => {
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return makeBundle(language, await answer.text());
    });
    coming.catch(() => this.#games.delete(path));
    this.#games.set(path, coming);
    return coming;
  }
}

export const texts = new Texts();

/** A text of the page: `t("play-now")`. */
export const t = (key: string, args?: Record<string, string | number>): string => texts.say(key, args);

/** The language a browser asks for, of those we speak. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = LANGUAGES.find((known) => tag.toLowerCase().split("-")[0] === known);
    if (language) return language;
  }
  return "en";
}
