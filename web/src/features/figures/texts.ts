/** The words of this page, loaded with it; those every page has come from the page's own catalogue. */
import { gameTexts } from "@web/i18n/game_texts";
import { t as common } from "@web/i18n/texts.svelte";

const own = gameTexts(import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true }));

export const t = (key: string, args?: Record<string, string | number>): string =>
  own.find(key, args) ?? common(key, args);
