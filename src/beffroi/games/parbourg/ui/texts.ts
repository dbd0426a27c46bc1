/** The few words that only the drawing needs; the rules speak through the game's own catalogue. */
import { gameTexts } from "@web/i18n/game_texts";
import type { Figures } from "./catalogue";

const { find, t } = gameTexts(
  import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true }),
);
export { t };

/** The line on a card or henchman with its figures filled in, "" for a card whose values say everything. */
export function line(slug: string, figures: Figures): string {
  const plain = Object.entries(figures).filter(([, figure]) => typeof figure.value === "number");
  const args = Object.fromEntries(plain.map(([name, figure]) => [name, figure.value as number]));
  return find(`short-${slug}`, args) ?? "";
}

/** A title whose long words may break where the language lets them (`breaks` of the catalogue). */
export function breakable(title: string): string {
  const joints = t("breaks").split(" ");
  return joints.reduce((text, word) => text.replace(word.replace("-", ""), word.replace("-", "\u00ad")), title);
}
