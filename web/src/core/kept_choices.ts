/** What a person chose for this browser, as its local storage keeps it. */
import { LANGUAGES, type Language } from "@web/i18n/languages";

export interface Choices {
  language: Language | null; // null: what the browser asks for
  theme: "auto" | "light" | "dark";
  motion: "auto" | "on" | "off";
  sound: boolean;
  colours: "heraldic" | "distinct";
  keys: boolean; // single letters at a table
  passing: boolean; // by itself, where a pass is the only answer
}

const KEY = "beffroi-settings";

export function keptChoices(): Partial<Choices> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>;
    if (kept.language && !LANGUAGES.includes(kept.language)) delete kept.language;
    return kept;
  } catch {
    return {};
  }
}

export const keepChoices = (choices: Choices): void => localStorage.setItem(KEY, JSON.stringify(choices));
