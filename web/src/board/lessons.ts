/** The lessons of a guided first game: each explains one thing when its moment has come, and asks for one action. */

/** The moment a lesson looks at. */
export interface Moment<View> {
  view: View;
  /** Who learns. */
  seat: number;
  /** The key of the question that is asked, "" while others play. */
  asks: string;
  /** The pieces that may be chosen. */
  anchors: readonly string[];
}

export interface Lesson<View> {
  id: string;
  /** Whether its moment has come. */
  when(now: Moment<View>): boolean;
  /** The pieces it speaks about. */
  shows(now: Moment<View>): string[];
  /** Only to be read: it ends with the button, the others with a move. */
  read?: boolean;
  /** It waits for a piece that it shows: no such choice, no lesson; another answer puts it off. */
  insists?: boolean;
}

/** What a game brings for a guided first game, in `tutorial/index.ts` of its `ui/` folder. */
export interface Tutorial<View = Record<string, unknown>> {
  /** In the order they are told when several moments come at once. */
  lessons: readonly Lesson<View>[];
  /** The words of a lesson: its heading, or its "text" or "try". */
  text(lesson: string, attribute?: "text" | "try"): string;
}

/** The lesson whose moment it is: the first that is not learnt yet. */
export function lessonFor<View>(
  lessons: readonly Lesson<View>[],
  now: Moment<View>,
  learnt: readonly string[],
): Lesson<View> | null {
  const fits = (lesson: Lesson<View>) => lesson.when(now) && (!lesson.insists || asked(lesson, now).length > 0);
  return lessons.find((lesson) => !learnt.includes(lesson.id) && fits(lesson)) ?? null;
}

/** The pieces a lesson asks for: those it shows that may be chosen. */
export function asked<View>(lesson: Lesson<View>, now: Moment<View>): string[] {
  return lesson.shows(now).filter((anchor) => now.anchors.includes(anchor));
}
