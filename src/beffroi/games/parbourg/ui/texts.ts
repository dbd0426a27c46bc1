/** The few words that only the drawing needs; the rules speak through the game's own catalogue. */
import { gameTexts } from "@web/i18n/game_texts";

export const { t } = gameTexts(
  import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true }),
);

/** A title whose long words may break where the language lets them (`breaks` of the catalogue). */
export function breakable(title: string): string {
  const joints = t("breaks").split(" ");
  return joints.reduce((text, word) => text.replace(word.replace("-", ""), word.replace("-", "\u00ad")), title);
}
