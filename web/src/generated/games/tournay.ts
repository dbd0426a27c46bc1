/** Made by `make types` from src/beffroi; do not edit. */

export interface Tournay {
  view: TournayView;
  catalogue: TournayCatalogue;
}
export interface TournayView {
  /** who looks; -1 for a spectator */
  seat: number;
  advanced: boolean;
  expansion: string;
  round: number;
  active: number;
  /** "play", "action", "events", "hand", "last-cards", "over" */
  phase: string;
  /** "no", "last-round", "finish" */
  ending: string;
  criers: number;
  criers_needed: number;
  hand_limit: number;
  hire_price: number;
  reserve: ByColour;
  decks: DeckView[];
  queue: (EventView | null)[];
  events: EventsView;
  players: PlayerView[];
  /** the card being placed */
  playing: string | null;
  sheltered: number[];
  suspicions: Suspicion[];
  asking: Asking | null;
}
export interface ByColour {
  yellow: number;
  white: number;
  red: number;
}
export interface DeckView {
  /** "yellow-1" */
  deck: string;
  colour: "yellow" | "white" | "red";
  level: number;
  /** a revealed crier is not counted */
  count: number;
  /** the face-up card */
  top: string | null;
  crier_out: boolean;
  known: KnownCard[];
}
/** A face-down card of a deck that this seat has seen: its place counted from the top (0). */
export interface KnownCard {
  place: number;
  card: string;
}
export interface EventView {
  event: string;
  type: string;
  /** a colour, "any", or nothing */
  target: string | null;
  deniers: number;
  circles: number;
  /** the colour of the fighters */
  fight: "yellow" | "white" | "red";
  citizens: number;
  /** deniers the action would cost now */
  price: number;
}
export interface EventsView {
  count: number;
  known: KnownCard[];
}
export interface PlayerView {
  deniers: number;
  plaza: ByColour;
  lying: ByColour;
  /** all that the player owns */
  citizens: ByColour;
  hand: HandCard[];
  /** built */
  ramparts: number;
  known_ramparts: string[];
  district: SlotView[];
  /** first and last row, first and last column of the cards */
  frame: number[] | null;
  /** nine slots with enough prestige buildings */
  full: boolean;
  /** deniers for each citizen sent to earn */
  earnings: ByColour;
  /** deniers when gathering */
  gathering: number;
  /** what the district would score now, item by item */
  points: {
    [k: string]: number;
  };
}
/** A card in a hand: which deck it came from is public, what it is only to those who know it. */
export interface HandCard {
  /** "yellow-1" or "events" */
  deck: string;
  card: string | null;
}
export interface SlotView {
  /** "c3" */
  slot: string;
  row: number;
  column: number;
  /** from the bottom up, the last is visible */
  cards: string[];
  /** the owner's citizens working here */
  citizens: ByColour;
  grey: number;
  damaged: boolean;
  free: boolean;
  /** activations between two gatherings; 0 for a card that is no building */
  capacity: number;
}
/** Cards this seat knows to lie in some of these places, without knowing which is where. */
export interface Suspicion {
  deck: string;
  cards: string[];
  /** seats */
  hands: number[];
  /** seats */
  ramparts: number[];
  /** in the deck, from the top (0) */
  places: number[];
}
/** The question on the table; the previews are for those who are asked. */
export interface Asking {
  step: string;
  seats: number[];
  /** the two cards being looked at */
  looked: string[];
  /** one's own secret choice */
  last_card: string | null;
  /** of the citizens being gathered */
  colour: ("yellow" | "white" | "red") | null;
  /** citizens still missing */
  need: number;
  /** deniers the action itself will cost */
  spare: number;
  /** the place (1 to 3) of the event one may shelter from */
  event: number | null;
  /** by card of the hand and slot: what characters would pay there */
  answers: {
    [k: string]: {
      [k: string]: number;
    };
  };
  /** by move */
  placements: {
    [k: string]: Placement;
  };
  /** by move */
  actions: {
    [k: string]: ActionPreview;
  };
}
/** What placing the card on a slot would do. */
export interface Placement {
  /** "empty", "stack", "replace" */
  manner: string;
  /** cards that go back under their decks, the visible one first */
  leaves: string[];
  covers: string | null;
  /** citizens that would lie down, by colour */
  lies: {
    [k: string]: number;
  };
  triggers: Trigger[];
  /** of all triggers */
  deniers: number;
}
/** A character of the row or column that would answer. */
export interface Trigger {
  slot: string;
  card: string;
  /** paid at once */
  deniers: number;
  /** it may be used afterwards */
  offer: boolean;
}
/** What an action would cost and bring. */
export interface ActionPreview {
  colour: ("yellow" | "white" | "red") | null;
  citizens: number;
  /** of them one's own, at most */
  own: number;
  /** deniers to the reserve */
  price: number;
  /** that it brings */
  deniers: number;
  triggers: Trigger[];
}
/** What never changes during a game. */
export interface TournayCatalogue {
  cards: {
    [k: string]: CardEntry;
  };
  events: {
    [k: string]: EventEntry;
  };
  decks: string[];
  colours: ("yellow" | "white" | "red")[];
  slots: string[];
  rules: RulesEntry;
}
/** An activity card. */
export interface CardEntry {
  /** what it is called, whatever its level */
  name: string;
  deck: string;
  colour: "yellow" | "white" | "red";
  level: number;
  /** "building", "character", "prestige" */
  sort: string;
  /** "base", "expansion" */
  set: string;
  copies: number;
  /** copies that give way to the expansion */
  replaced: number;
  cost: CostEntry;
  /** printed */
  points: number;
  /** a character that looks along its row and column */
  arrows: boolean;
  /** which picture its effect has */
  effect: string;
  /** of its texts */
  arguments: {
    [k: string]: number;
  };
  /** figures that are not certain: R read from a damaged page, X from elsewhere, P proposed */
  marks: {
    [k: string]: string;
  };
  n?: number;
  price?: number;
  /** the level of the deck it draws from */
  draws?: number;
  colours?: ("yellow" | "white" | "red")[];
  sorts?: string[];
  /** points of prestige per element to those who built it */
  owner?: number;
  /** and to everybody else */
  others?: number;
}
/** The price of placing a card. */
export interface CostEntry {
  deniers: number;
  /** the colour of a citizen that goes back to the reserve */
  citizen: ("yellow" | "white" | "red") | null;
  /** of the hand or the district, which go back under their decks */
  cards: number;
}
/** An event. */
export interface EventEntry {
  /** "lay-citizen", "majority", "damage", "lose-denier" */
  type: string;
  /** a colour, "any", or nothing */
  target: string | null;
  /** the colour of the citizens who fight it */
  fight: "yellow" | "white" | "red";
  citizens: number;
  /** most deniers on it */
  circles: number;
  /** of its texts */
  arguments: {
    [k: string]: number;
  };
  marks: {
    [k: string]: string;
  };
}
/** The figures that belong to no card. */
export interface RulesEntry {
  start_citizens: number;
  start_deniers: number;
  reserve: number;
  advanced_start_citizens: number;
  advanced_start_deniers: number;
  advanced_reserve_above_players: number;
  recruit_price: number;
  hire_price: number;
  earnings: number;
  fight_surcharge: number;
  majority_gain: number;
  hand_limit: number;
  district_prestige: number;
  criers_above_players: number;
  prestige_cap: number;
  rampart_points: number;
  idle_rounds: number;
  most_rounds: number;
  catapult_hits_owner: number;
  marks: {
    [k: string]: string;
  };
}
