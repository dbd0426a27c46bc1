/** The rules of Troyes on a few sheets, in our words, with the pieces of its board. */
import type { Learn } from "@web/board/learn";
import { gameTexts } from "@web/i18n/game_texts";
import Art from "./Art.svelte";
import { PLACES, SHEETS } from "./sheets";
import "../tokens.css";

const { t, part } = gameTexts(
  import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true }),
);

export default { sheets: SHEETS, places: PLACES, t, part, Art } satisfies Learn;
