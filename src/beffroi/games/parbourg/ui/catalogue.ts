/** The shape of the game's catalogue: what never changes during a game. */

export type Figures = Record<string, { value: unknown; mark: string }>;
export type ByColour = Record<string, number>;

export interface CardFace {
  kind: string;
  bid: ByColour | null;
  event: string | null;
  colours: string[];
  bonus: ByColour;
  /** When it may be played: day, turn, any. */
  window: string[];
  figures: Figures;
}

export interface HenchmanFace {
  initiative: number;
  colours: string[];
  bonus: ByColour;
  figures: Figures;
}

export interface Catalogue {
  colours: string[];
  rules: Figures;
  henchmen: Record<string, HenchmanFace>;
  cards: Record<string, CardFace>;
}
