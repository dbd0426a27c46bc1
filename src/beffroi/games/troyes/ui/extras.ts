/** What expansions and the solo game add to the view: the board draws each part where it is. */
export interface Extras {
  /**
   * The wall with its guards and gates. Anchors: `guard:<seat>`, `outdoor:<level>` the activity at a gate and
   * one's own cubes there. The words of an activity are under `outdoor-<slug>`.
   */
  ramparts?: {
    /** The last space of the wall. */
    spaces: number;
    /** Where each seat's guard stands. */
    guards: number[];
    /** The activities at the gates I to IV, with the cubes of each seat. */
    tiles: { level: number; gate: number; activity: string; cubes: number[] }[];
  };
  /** Citizens of each seat held by the event Possession. Anchors: `possessed:<seat>`. */
  possessed?: number[];
  /** The Royal Challenge: the King plays the neutral pieces. */
  king?: {
    /** His points so far, and what he would have if the game ended now. */
    points: number;
    total: number;
    /** His two black dice; empty before his first turn. */
    roll: number[];
    /** The text key of what they made him do. */
    deed: string | null;
    /** Characters still to be recalled, the next one first, and what each would bring now. */
    rewards: { slug: string; yours: number; his: number }[];
    /** Your points less his, if the game ended now. */
    lead: number;
  };
}
