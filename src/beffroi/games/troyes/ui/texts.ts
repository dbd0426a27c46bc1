/** The few words that only the drawing needs; the rules speak through the game's own catalogue. */
import { gameTexts } from "@web/i18n/game_texts";

export const { part, t } = gameTexts(
  import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true }),
);
