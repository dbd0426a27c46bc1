/** The guided first game of Tournay; loaded only where somebody learns. */
import type { Tutorial } from "@web/board/lessons";
import type { TournayView } from "@web/generated/games/tournay";
import { gameTexts } from "@web/i18n/game_texts";
import { LESSONS } from "./lessons";

const { part, t } = gameTexts(
  import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true }),
);

export default {
  lessons: LESSONS,
  text: (lesson, attribute) => (attribute ? part(lesson, attribute) : t(lesson)),
} satisfies Tutorial<TournayView>;
