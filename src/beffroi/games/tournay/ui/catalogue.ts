/** The shape of the game's catalogue: what never changes during a game. */

export type Colour = "yellow" | "white" | "red";
export const COLOURS: readonly Colour[] = ["yellow", "white", "red"];

export interface CardData {
  deck: string;
  colour: Colour | "none";
  level: number;
  /** "building", "character", "prestige" or "rampart" */
  sort: string;
  cost: { deniers: number; citizen: string | null; cards: number };
  points: number;
  arrows: boolean;
  effect: string;
  n?: number;
  price?: number;
  draws?: number;
  colours?: Colour[];
  sorts?: string[];
  /** What prestige pays per element to those who built it, and to everybody else. */
  owner?: number;
  others?: number;
}

/** A defeated event in a hand: it can become a rampart. */
export const RAMPART: CardData = {
  deck: "events",
  colour: "none",
  level: 0,
  sort: "rampart",
  cost: { deniers: 0, citizen: null, cards: 0 },
  points: 1,
  arrows: false,
  effect: "rampart",
};

export interface EventData {
  type: string;
  target: string | null;
  fight: Colour;
  citizens: number;
  circles: number;
}

export interface Catalogue {
  cards: Record<string, CardData>;
  events: Record<string, EventData>;
  rules: Record<string, number>;
}
