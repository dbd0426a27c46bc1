/** What a person chose for this browser: kept in its local storage, shown in the root element's attributes. */
import { preferred, type Language } from "@web/i18n/languages";
import { texts } from "@web/i18n/texts.svelte";
import { keepChoices, keptChoices, type Choices } from "./kept_choices";

const DEFAULTS: Choices = {
  language: null,
  theme: "auto",
  motion: "auto",
  sound: true,
  colours: "heraldic",
  keys: true,
  passing: true,
};

const matches = (query: string) => typeof matchMedia === "function" && matchMedia(query).matches;

class Settings {
  choices = $state<Choices>({ ...DEFAULTS });
  #night = $state(false);
  #still = $state(false);

  /** Read what was kept, speak the language, follow the system's wishes. */
  async start(): Promise<void> {
    Object.assign(this.choices, keptChoices());
    this.#follow("(prefers-color-scheme: dark)", (on) => (this.#night = on));
    this.#follow("(prefers-reduced-motion: reduce)", (on) => (this.#still = on));
    this.#show();
    await texts.use(this.language);
  }

  get language(): Language {
    return this.choices.language ?? preferred(navigator.languages);
  }

  get dark(): boolean {
    return this.choices.theme === "auto" ? this.#night : this.choices.theme === "dark";
  }

  get animate(): boolean {
    return this.choices.motion === "auto" ? !this.#still : this.choices.motion === "on";
  }

  async change(change: Partial<Choices>): Promise<void> {
    Object.assign(this.choices, change);
    keepChoices(this.choices);
    this.#show();
    if (this.language !== texts.language) await texts.use(this.language);
  }

  #follow(query: string, take: (on: boolean) => void): void {
    take(matches(query));
    matchMedia(query).addEventListener("change", (event) => {
      take(event.matches);
      this.#show();
    });
  }

  #show(): void {
    const root = document.documentElement;
    root.dataset.theme = this.dark ? "dark" : "light";
    root.dataset.colours = this.choices.colours;
    root.toggleAttribute("data-still", !this.animate);
  }
}

export const settings = new Settings();
