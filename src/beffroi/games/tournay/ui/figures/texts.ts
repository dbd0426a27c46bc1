/** The words of the page of printed figures. */
import { gameTexts } from "@web/i18n/game_texts";

export const { find, part, t } = gameTexts(
  import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true }),
);
