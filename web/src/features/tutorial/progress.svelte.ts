/** Guided first games: which tables are guided in this browser, and what was learnt there; kept until the guide is left. */
import { BEGUN, type Course } from "@web/board/lessons";

const PREFIX = "beffroi-guide-";

function read(table: string): Course | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + table) ?? "null");
    const learnt: unknown = Array.isArray(kept) ? kept : (kept as Partial<Course> | null)?.learnt;
    return Array.isArray(learnt) ? { ...BEGUN, learnt: learnt.filter((id) => typeof id === "string") } : null;
  } catch {
    return null;
  }
}

/** Begin to guide at a table. */
export function beginTutorial(table: string): void {
  localStorage.setItem(PREFIX + table, JSON.stringify(BEGUN));
}

/** The guide at one table. */
export class TutorialProgress {
  /** How far one has come, or null where nobody is guided. */
  course = $state.raw<Course | null>(null);
  #table: string;

  constructor(table: string) {
    this.#table = table;
    this.course = read(table);
  }

  go(course: Course): void {
    if (!this.course) return;
    this.course = course;
    localStorage.setItem(PREFIX + this.#table, JSON.stringify(course));
  }

  leave(): void {
    this.course = null;
    localStorage.removeItem(PREFIX + this.#table);
  }
}
