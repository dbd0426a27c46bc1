/** The shape of the game's catalogue: what never changes during a game. */

export interface ActivityCard {
  colour: string;
  level: number;
  cost: number;
  influence: number;
  divisor: number;
  slots: number[];
  kind: string;
  mixed: boolean;
  figures: Record<string, number>;
}

export interface EventCard {
  slug: string;
  deck: string | null;
  fight: string[];
  divisor: number;
  points: number[];
  black_dice: number;
  figures: Record<string, number>;
}

export interface Catalogue {
  activities: Record<string, ActivityCard>;
  /** By the name of the copy: `highwaymen-2`. */
  events: Record<string, EventCard>;
  board: {
    /** For each building and die the slots of the row it opens, counted through all buildings. */
    rows: Record<string, number[][]>;
    salaries: number[];
    prices: number[];
    agriculture: number;
    influence: { reroll: number; recruit: number; turn: number };
  };
}
