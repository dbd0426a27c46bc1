/** Made by `make types` from src/beffroi; do not edit. */

export interface Parbourg {
  view: ParbourgView;
  catalogue: ParbourgCatalogue;
}
/** The table. Lists of four go by colour: Politics, Military, Intrigue, Science. */
export interface ParbourgView {
  day: number;
  days: number;
  /** initiative, beginning, challenge, over */
  phase: string;
  stake: string | null;
  /** the day's tokens to come, the next first */
  pile: string[];
  cancelled: number;
  /** the challenges that are over, the first first */
  held: HeldView[];
  deck: number;
  /** the topmost first */
  discard: string[];
  /** on the discard pile too, out of reach until the challenge ends */
  used: string[];
  roster: number;
  /** henchmen known to lie at the bottom of their pile */
  roster_bottom: string[];
  aside: string[];
  slain: string[];
  order: number[];
  turn: number | null;
  /** the turn is the last of the challenge */
  last: boolean;
  players: PlayerView[];
  hand: HandCard[];
  asking: AskingView;
}
/** What became of a token. */
export interface HeldView {
  day: number;
  colour: string;
  /** None: its challenge was not held */
  winner: number | null;
}
/** One player's side of the table. */
export interface PlayerView {
  hand: number;
  /** cards of this hand the viewer knows of; his own are in `hand` of the table */
  known: string[];
  henchmen: string[];
  initiative: number | null;
  /** event and Alchemy colours of his henchmen */
  colours: string[];
  /** colours of events he may use now */
  events: string[];
  buildings: string[];
  lying: LaidView[];
  /** None: no challenge, or a hidden card keeps it from the viewer */
  total: number | null;
  /** the part of the total that the viewer knows */
  open: number | null;
  /** the part that needs no card: henchmen, buildings, elixirs */
  fixed: number | null;
  /** the bid in each colour, if the challenge had it */
  totals: (number | null)[];
  /** Helping Hands less Trips */
  extra: number;
  elixirs: number[];
  /** victory tokens by colour */
  won: number[];
  tokens: number;
  /** 0 standing, else the how-manieth to fold */
  folded: number;
  wins_ties: boolean;
  shielded: boolean;
  /** asked for no more questions between turns */
  quiet: boolean;
}
/** An Action card lying as a bid. */
export interface LaidView {
  /** None: face down, and the viewer does not know it */
  card: string | null;
  down: boolean;
  /** its event is in force */
  event: boolean;
  /** given by its event */
  points: number;
  /** taken off by Thrusts */
  minus: number;
  /** the seat its event names, or the place of the card a Lever lifts */
  aim: number | null;
  /** what it counts in this challenge */
  value: number | null;
}
/** A card of the viewer's own hand. */
export interface HandCard {
  card: string;
  /** what it would count in the colour at stake, as a bid */
  value: number | null;
  /** the viewer's bid with it laid */
  after: number | null;
}
/** What is asked, of whom, and what is being put together; nothing when the game is over. */
export interface AskingView {
  question?: string;
  /** who takes part, whether the answer has come in or not */
  seats?: number[];
  /** Action cards placed or used in this turn */
  placed?: number;
  may_place?: number;
  /** buildings placed in this turn */
  built?: number;
  may_build?: number;
  /** this turn is the only one left */
  last?: boolean;
  /** whose effect it is */
  card?: string;
  /** who announced it */
  by?: number;
  /** the serial of the bid whose event it is */
  own?: number;
  /** whom it has chosen */
  other?: number;
  /** the lying card (its serial), building or henchman it has chosen */
  what?: number | string;
  /** cards of the discard pile to take */
  offer?: string[];
  /** the order of the day so far */
  chosen?: string[];
  /** cards, so far */
  discarded?: number;
  /** the place of the token that is replaced */
  token?: number;
}
/** What never changes during a game. */
export interface ParbourgCatalogue {
  colours: string[];
  rules: {
    [k: string]: FigureEntry;
  };
  henchmen: {
    [k: string]: HenchmanEntry;
  };
  cards: {
    [k: string]: CardEntry;
  };
}
/** A figure, and how certain it is. */
export interface FigureEntry {
  value: number | string | number[];
  /** S said by the rulebook, R read from its damaged print, P our proposal, H given by the host */
  mark: string;
}
/** A henchman. */
export interface HenchmanEntry {
  id: string;
  /** base, extension */
  set: string;
  initiative: number;
  /** of the events and Alchemy he may use */
  colours: string[];
  /** by colour */
  bonus: {
    [k: string]: number;
  };
  figures: {
    [k: string]: FigureEntry;
  };
  /** of its texts */
  arguments: {
    [k: string]: number;
  };
}
/** A design of the draw pile. */
export interface CardEntry {
  id: string;
  /** varied, central, bid-and-event, bid-or-event, ephemeral, building, alchemy */
  kind: string;
  copies: number;
  /** by colour */
  bid: {
    [k: string]: number;
  } | null;
  /** the colour of its event */
  event: string | null;
  /** of the henchmen who may use this Alchemy */
  colours: string[];
  /** by colour */
  bonus: {
    [k: string]: number;
  };
  /** when it may be played: day (its beginning), turn (one's own), any (while standing) */
  window: string[];
  /** left out with two players */
  not_for_two: boolean;
  figures: {
    [k: string]: FigureEntry;
  };
  /** of its texts */
  arguments: {
    [k: string]: number;
  };
}
