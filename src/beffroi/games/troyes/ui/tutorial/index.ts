/** The guided first game of Troyes. */
import type { Tutorial } from "@web/board/lessons";
import type { TroyesView } from "@web/generated/games/troyes";
import { part, t } from "../texts";
import { LESSONS } from "./lessons";

export default {
  lessons: LESSONS,
  text: (lesson, attribute) => (attribute ? part(`guide-${lesson}`, attribute) : t(`guide-${lesson}`)),
} satisfies Tutorial<TroyesView>;
