/** Made by `make types` from src/beffroi; do not edit. */

export interface Troyes {
  view: TroyesView;
}
export interface TroyesView {
  /** who looks; -1 a spectator */
  seat: number;
  seats: number;
  /** of this game, for `catalogue` */
  options: {
    [k: string]: any;
  };
  /** 0 during the placement */
  round: number;
  rounds: number;
  /** placement, events, actions, over */
  phase: string;
  /** who holds the start card */
  first: number;
  /** who is asked, -1 when the game is over */
  turn: number;
  players: PlayerView[];
  /** palace, bishopric, city-hall */
  buildings: {
    [k: string]: BuildingView;
  };
  /** five districts: the seats', unused ones, the neutral one last; highest die first */
  square: DieView[][];
  /** black dice to be countered, highest first */
  black: number[];
  /** level 1 first, six columns each */
  cathedral: (number | null)[][];
  /** nine: red, white, yellow, three levels each */
  activities: ActivityView[];
  /** the queue; Marauding first */
  events: EventView[];
  /** cards left: red, white, yellow */
  decks: {
    [k: string]: number;
  };
  /** the text key that names the neutral player */
  neutral: string;
  /** gray citizens left in the supply */
  grays: number;
  open_points: boolean;
  /** those that lie face up for all; what they would score for who looks */
  open_characters: CharacterView[];
  /** what is being put together, see below */
  asking: {
    [k: string]: any;
  } | null;
  /** itemised, when the game is over */
  scores:
    | {
        [k: string]: number;
      }[]
    | null;
}
export interface PlayerView {
  deniers: number;
  influence: number;
  /** None: hidden */
  points: number | null;
  /** citizens at hand */
  reserve: number;
  /** citizens that can still be recruited */
  supply: number;
  passed: boolean;
  /** deniers on the district of a player who passed */
  pot: number;
  /** own ones; of others only when the game is over */
  characters: string[] | null;
  /** what these characters would score for the player now */
  rewards: CharacterView[] | null;
  /** events won, by slug */
  won: string[];
}
export interface CharacterView {
  slug: string;
  /** what the character looks at, as things stand for the seat */
  count: number;
  /** what it would score now */
  points: number;
  /** at least so many: so many points */
  thresholds: number[][];
}
export interface BuildingView {
  /** owners, the entrance first; the Palace is one row of six slots of their own */
  rows: (number | null)[][];
  /** owners of the citizens lying there */
  lying: number[];
}
export interface DieView {
  /** its anchor without `die:`, such as yellow5@2 */
  id: string;
  /** red, white, yellow (purple with an expansion) */
  colour: string;
  value: number;
}
export interface ActivityView {
  /** red-1 … yellow-3 */
  place: string;
  colour: string;
  level: number;
  /** None: face down */
  card: string | null;
  tradesmen: TradesmanView[];
  /** of each seat, on a card where cubes wait */
  cubes: number[];
}
export interface TradesmanView {
  owner: number;
  /** slot1, slot2, picture */
  stand: string;
}
export interface EventView {
  event: string;
  /** this very copy, such as highwaymen-2 */
  card: string;
  /** owners of the cubes, from the first banner on */
  banners: (number | null)[];
}
