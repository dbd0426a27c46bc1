/** Made by `make types` from src/beffroi; do not edit. */

export interface Tournay {
  view: TournayView;
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
  rumours: Suspicion[];
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
  colour: string;
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
  fight: string;
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
  colour: string | null;
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
  colour: string | null;
  citizens: number;
  /** of them one's own, at most */
  own: number;
  /** deniers to the reserve */
  price: number;
  /** that it brings */
  deniers: number;
  triggers: Trigger[];
}
