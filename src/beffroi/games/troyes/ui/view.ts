export interface DieView {
  id: string;
  colour: string;
  value: number;
}
export interface CharacterView {
  slug: string;
  count: number;
  points: number;
  thresholds: number[][];
}
export interface PlayerView {
  deniers: number;
  influence: number;
  points: number | null;
  reserve: number;
  supply: number;
  passed: boolean;
  pot: number;
  characters: string[] | null;
  rewards: CharacterView[] | null;
  won: string[];
}
export interface BuildingView {
  rows: (number | null)[][];
  lying: number[];
}
export interface TradesmanView {
  owner: number;
  stand: string;
}
export interface ActivityView {
  place: string;
  colour: string;
  level: number;
  card: string | null;
  tradesmen: TradesmanView[];
  cubes: number[];
}
export interface EventView {
  event: string;
  card: string;
  banners: (number | null)[];
}
export interface TroyesView {
  seat: number;
  seats: number;
  round: number;
  rounds: number;
  phase: string;
  first: number;
  turn: number;
  players: PlayerView[];
  buildings: Record<string, BuildingView>;
  square: DieView[][];
  black: number[];
  cathedral: (number | null)[][];
  activities: ActivityView[];
  events: EventView[];
  decks: Record<string, number>;
  grays: number;
  open_points: boolean;
  asking: Record<string, any> | null;
  scores: Record<string, number>[] | null;
}
