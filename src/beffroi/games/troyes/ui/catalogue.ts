/** The shape of the game's catalogue: what never changes during a game. */
export interface Catalogue {
  activities: Record<
    string,
    { colour: string; dice?: string[]; level: number; cost: number; divisor: number; slots: number[]; delayed: boolean }
  >;
  events: Record<
    string,
    { deck: string | null; fight: string[]; divisor: number; points: number[]; "black-dice": number }
  >;
  influence: { reroll: number; recruit: number; turn: number };
  characters: Record<string, { thresholds: number[][] }>;
  board: {
    salaries: number[];
    "die-prices": number[];
    "bishopric-rows": number[][];
    "city-hall-rows": number[][];
    "agriculture-divisor": number;
  };
}
