/** The lessons of a guided first game: told in their order, each once, when its moment comes or soon after. */

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
  /** Only to be read: the button or any move ends it. The others ask for a move. */
  read?: boolean;
  /** It asks for a piece that it shows: where there is no such choice it asks for nothing. */
  insists?: boolean;
}

/** What a game brings for a guided first game, in `tutorial/index.ts` of its `ui/` folder. */
export interface Tutorial<View = Record<string, unknown>> {
  /** In the order they are told. */
  lessons: readonly Lesson<View>[];
  /** The words of a lesson: its heading, or its "text" or "try"; of `next`, what to try after the game. */
  text(lesson: string, attribute?: "text" | "try"): string;
}

/** How far somebody has come. */
export interface Course {
  /** The lessons learnt, in their order. */
  learnt: readonly string[];
  /** Answers given since then without a lesson: its moment had not come. */
  waited: number;
  /** How often somebody did something else than the next lesson asked for. */
  missed: number;
}

export const BEGUN: Course = { learnt: [], waited: 0, missed: 0 };

/** A lesson being told. */
export interface Told<View> {
  lesson: Lesson<View>;
  /** Whether it asks for a move; a lesson whose moment never came is only told. */
  asks: boolean;
}

const PATIENCE = 1; // answers after which a lesson is told though its moment has not come
const CHANCES = 2; // so often a lesson that asks for a move is told before it counts as read

const nextLesson = <View>(lessons: readonly Lesson<View>[], learnt: readonly string[]): Lesson<View> | undefined =>
  lessons.find((lesson) => !learnt.includes(lesson.id));

/** The lesson to tell now: always the next one. It waits a while for its moment, and asks only for what is offered. */
export function lessonFor<View>(
  lessons: readonly Lesson<View>[],
  now: Moment<View>,
  { learnt, waited }: Course,
): Told<View> | null {
  const lesson = nextLesson(lessons, learnt);
  if (!lesson || now.asks === "") return null;
  const fits = lesson.when(now);
  if (fits && lesson.read) return { lesson, asks: true };
  if (fits && (!lesson.insists || asked(lesson, now).length > 0)) return { lesson, asks: true };
  return waited >= PATIENCE ? { lesson, asks: false } : null;
}

/** The pieces a lesson asks for: those it shows that may be chosen. */
export function asked<View>(lesson: Lesson<View>, now: Moment<View>): string[] {
  return lesson.shows(now).filter((anchor) => now.anchors.includes(anchor));
}

/** The course after an answer: it completes what was only to be read, and what asked for it; else the lesson waits. */
export function afterAnswer<View>(
  course: Course,
  told: Told<View> | null,
  wanted: readonly string[],
  gave: readonly string[],
): Course {
  if (!told) return { ...course, waited: course.waited + 1 };
  const { lesson, asks } = told;
  const done = lesson.read || !asks || !lesson.insists || gave.some((anchor) => wanted.includes(anchor));
  if (done || course.missed + 1 >= CHANCES) return learn(course, lesson.id);
  return { ...course, missed: course.missed + 1 };
}

/** The course after a lesson was read. */
export const learn = (course: Course, lesson: string): Course => ({
  learnt: [...course.learnt, lesson],
  waited: 0,
  missed: 0,
});
