/** Made by `make types` from src/beffroi; do not edit. */

export interface Troyes {
  view: TroyesView;
  catalogue: TroyesCatalogue;
}
export interface TroyesView {
  /** who looks; -1 a spectator */
  seat: number;
  seats: number;
  /** of the rules this table is played by, for `catalogue` */
  revision: number;
  /** of this game, likewise */
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
  /** citizens of each seat that the Possession holds */
  possessed?: number[];
  ramparts?: RampartsView;
  /** the direction of the tournament variant */
  clockwise?: boolean;
  king?: KingView;
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
  /** slot1, slot2, slot3, picture */
  stand: string;
}
export interface EventView {
  event: string;
  /** this very copy, such as highwaymen-2 */
  card: string;
  /** owners of the cubes, from the first banner on */
  banners: (number | null)[];
}
export interface RampartsView {
  /** the last space of the track; the guards begin on 0 */
  spaces: number;
  /** the space of each seat's guard */
  guards: number[];
  /** the seats whose guards came to the last gate, in this order */
  arrivals: number[];
  tiles: OutdoorView[];
}
export interface OutdoorView {
  /** 1 to 4 */
  level: number;
  /** the space of its gate */
  gate: number;
  /** slug of the side that is up; data in the catalogue's `outdoor`, words under `outdoor-<slug>` */
  activity: string;
  /** of each seat */
  cubes: number[];
}
export interface KingView {
  /** his victory points so far */
  points: number;
  /** what he would have if the game ended now */
  total: number;
  /** his last two dice; empty before his first turn */
  roll: number[];
  /** the text key of what they made him do */
  deed: string | null;
  /** his dice, the strongest first */
  dice: string[];
  /** still to be recalled, the next one first */
  characters: string[];
  /** what each of these would bring now */
  rewards: RoyalRewardView[];
  /** events he won */
  won: string[];
  /** your points less his */
  lead: number;
  /** the text key of the verdict, when the game is over */
  grade: string | null;
}
export interface RoyalRewardView {
  slug: string;
  yours: number;
  his: number;
}
export interface TroyesCatalogue {
  activities: {
    [k: string]: ActivityEntry;
  };
  /** by the name of the copy: highwaymen-2 */
  events: {
    [k: string]: EventEntry;
  };
  characters: {
    [k: string]: CharacterEntry;
  };
  board: BoardEntry;
  outdoor?: {
    [k: string]: OutdoorEntry;
  };
  ramparts?: RampartsEntry;
}
export interface ActivityEntry {
  colour: string;
  /** 1 to 3 */
  level: number;
  /** deniers to hire a tradesman */
  cost: number;
  /** influence to hire him, on cards that ask for it */
  influence: number;
  /** 0: every die is an activation */
  divisor: number;
  /** points of each slot, one to three */
  slots: number[];
  /** immediate, delayed, mixed, end */
  kind: string;
  /** dice of several colours may form the lot */
  mixed: boolean;
  bonus: boolean;
  /** what only this card's rule uses, such as gives-deniers */
  figures: {
    [k: string]: number;
  };
  /** of its texts */
  arguments: {
    [k: string]: number;
  };
  marks: {
    [k: string]: string;
  };
}
export interface EventEntry {
  /** what it is called; copies share it */
  slug: string;
  /** its colour; None for Marauding */
  deck: string | null;
  /** the colours of dice that fight it */
  fight: string[];
  divisor: number;
  banners: number;
  /** of the first and the second */
  points: number[];
  black_dice: number;
  /** the colour of the next card it brings */
  calls: string | null;
  bonus: boolean;
  figures: {
    [k: string]: number;
  };
  arguments: {
    [k: string]: number;
  };
  marks: {
    [k: string]: string;
  };
}
export interface CharacterEntry {
  /** [least, points], for three or four players */
  thresholds: number[][];
  thresholds_for_two: number[][];
  marks: {
    [k: string]: string;
  };
}
export interface BoardEntry {
  /** for each building and die the slots of its row, counted through all buildings */
  rows: {
    [k: string]: number[][];
  };
  /** by building */
  salaries: number[];
  /** of a die, by the size of its lot */
  prices: number[];
  /** the divisor */
  agriculture: number;
  cathedral: CathedralEntry;
  /** what each use costs */
  influence: InfluenceEntry;
  /** for the first pass and for each further turn */
  pass_deniers: number[];
  marks: {
    [k: string]: string;
  };
}
export interface CathedralEntry {
  /** by column */
  points: number[];
  influence: number[];
}
export interface InfluenceEntry {
  reroll: number;
  recruit: number;
  turn: number;
  /** the top of the track */
  most: number;
}
export interface OutdoorEntry {
  /** 1 to 4 */
  level: number;
  /** which of the two tiles of its level */
  tile: number;
  figures: {
    [k: string]: any;
  };
  arguments: {
    [k: string]: number;
  };
}
export interface RampartsEntry {
  spaces: number;
  /** the space of each gate */
  gates: number[];
  marks: {
    [k: string]: string;
  };
}
