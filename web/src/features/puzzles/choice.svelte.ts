/** What was chosen for the puzzles to come, as long as the page is open. */

/** In the place of a puzzle's id: a rush through many. */
export const RUSH = "rush";

class Kept {
  /** The theme of the next puzzles, "" for all. */
  theme = $state("");
}

export const kept = new Kept();
