/** Who plays the seats of others where a finished game is played on: bots of a level, or the person alone; kept here. */
const KEY = "beffroi-fork-others";
const ALONE = "me";

class Others {
  /** A level, "me" for all seats, "" for bots as they were. */
  choice = $state(localStorage.getItem(KEY) ?? "");

  choose(choice: string): void {
    this.choice = choice;
    localStorage.setItem(KEY, choice);
  }

  /** What the server is asked for. */
  get wish(): { alone?: boolean; level?: string } {
    if (this.choice === ALONE) return { alone: true };
    return this.choice ? { level: this.choice } : {};
  }
}

export const others = new Others();
