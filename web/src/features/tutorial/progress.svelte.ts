/** Guided first games: which tables are guided in this browser, and what was learnt there; kept until the guide is left. */
const PREFIX = "beffroi-guide-";

function read(table: string): string[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + table) ?? "null");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : null;
  } catch {
    return null;
  }
}

/** Begin to guide at a table. */
export function beginTutorial(table: string): void {
  localStorage.setItem(PREFIX + table, "[]");
}

/** The guide at one table. */
export class TutorialProgress {
  /** The lessons learnt, or null where nobody is guided. */
  learnt = $state.raw<readonly string[] | null>(null);
  #table: string;

  constructor(table: string) {
    this.#table = table;
    this.learnt = read(table);
  }

  learn(lesson: string): void {
    if (!this.learnt || this.learnt.includes(lesson)) return;
    this.learnt = [...this.learnt, lesson];
    localStorage.setItem(PREFIX + this.#table, JSON.stringify(this.learnt));
  }

  leave(): void {
    this.learnt = null;
    localStorage.removeItem(PREFIX + this.#table);
  }
}
