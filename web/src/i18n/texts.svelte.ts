/** The page's own texts in the chosen language, and the games' catalogues as the server has them. */
import type { FluentBundle } from "@fluent/bundle";
import { format, makeBundle } from "./fluent";
import { catalogueOf, type Language } from "./languages";

class Texts {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle | null>(null);
  /** Where the games' catalogues come from; set before the first is wanted. */
  source: (path: string) => Promise<string> = () => Promise.reject(new Error("no source of texts"));
  #games = new Map<string, Promise<FluentBundle>>();

  /** Speak another language from now on. */
  async use(language: Language): Promise<void> {
    const bundle = makeBundle(language, await catalogueOf(language));
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
    const coming = this.source(path).then((text) => makeBundle(language, text));
    coming.catch(() => this.#games.delete(path));
    this.#games.set(path, coming);
    return coming;
  }
}

export const texts = new Texts();

/** A text of the page: `t("play-now")`. */
export const t = (key: string, args?: Record<string, string | number>): string => texts.say(key, args);
