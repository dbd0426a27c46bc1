/** The contract between the table page and a game's own drawings in `src/beffroi/games/<slug>/ui/`. See web/README.md. */
import type { Choice, ComposedTurn, GameEvent, JoiningPiece, Sentence } from "@web/generated/protocol";
import type { Component, Snippet } from "svelte";
import type { Say } from "@web/i18n/fluent";

export type { Say };

/** What a turn that is being put together would do, as the engine tells it, and what of it is picked and chosen. */
export interface Composing {
  /** The codes of the pieces picked, in the order of the clicks, each as often as it was picked. */
  picked: readonly string[];
  /** How often the piece of an anchor is picked. */
  count(anchor: string): number;
  /** The anchor of the action that is chosen, "" while none is. */
  chosen: string;
  /** What the button would play; where no action is chosen yet it is only proposed. */
  now: ComposedTurn | null;
  /** What each action would bring with these pieces, by its anchor. */
  results: ReadonlyMap<string, ComposedTurn>;
  /** How each piece would fare that could still join, by its anchor. */
  more: ReadonlyMap<string, JoiningPiece>;
}

/** What the page gives to `Board.svelte`. All of it changes when the table does; a board holds no rule. */
export interface BoardProps<View = Record<string, unknown>, Catalogue = Record<string, unknown>> {
  /** What this seat may see: the game's view, of the type generated from its Python TypedDict. */
  view: View;
  /** The cards and spaces of the game, by slug. */
  catalogue: Catalogue;
  /** The legal answers now; empty while replaying, watching or waiting. */
  choices: Choice[];
  /** The seat seen from, -1 for a spectator. */
  seat: number;
  /** The seats that must answer now. */
  waiting: number[];
  /** The players' names by seat. */
  names: string[];
  say: Say;
  /** What happened between the last view and this one, for special movement. */
  happened: GameEvent[];
  /** The zone to show when the page has no room for all (see `zones`), or null for everything at once. */
  zone: string | null;
  /** Everything at once on an upright screen: a room of 82 by 88 to 94 rem (see `Layout.upright`). */
  upright: boolean;
  /** The final scoring is told in place of hand and question. */
  counted: boolean;
  /** Who sits at a seat: shield, name, level, whose turn, clock. For a board that draws the seats itself (see `Layout.frame`). */
  head: Snippet<[seat: number]>;
  /** False when movement is switched off or skipped. */
  animate: boolean;
  /** The turn being put together; null where the question is answered by one click. */
  composing: Composing | null;
  /** Answer the question. Clicking an anchored piece does this by itself. */
  choose(choice: Choice): void;
  /** Light up the pieces of an anchor (null: none). */
  hover(anchor: string | null): void;
}

/** What the page gives to `Seat.svelte`: one player's goods, inside the panel the page draws. */
export interface ScoreProps<View = Record<string, unknown>, Catalogue = Record<string, unknown>> {
  view: View;
  catalogue: Catalogue;
  say: Say;
}

export interface SeatProps<View = Record<string, unknown>, Catalogue = Record<string, unknown>> {
  view: View;
  catalogue: Catalogue;
  /** Whose goods. */
  seat: number;
  /** The seat seen from, -1 for a spectator. */
  me: number;
  say: Say;
  /** How much of it there is room for. */
  form: SeatForm;
  /** True where `form` is a line. */
  short: boolean;
  /** The turn that the player looking on puts together, if they do. */
  composing: Composing | null;
}

/**
 * How a player's goods are told: `line`, the figures beside the name; `small`, what stands below such a line; `middle`,
 * everything public in three lines; `whole`, everything.
 */
export type SeatForm = "line" | "small" | "middle" | "whole";

/** What the page gives to `Preview.svelte`, in the question bar while `view.asking` holds something. */
export interface PreviewProps<View = Record<string, unknown>, Catalogue = Record<string, unknown>> {
  view: View;
  catalogue: Catalogue;
  seat: number;
  say: Say;
  /** The turn being put together, if one is. */
  composing: Composing | null;
}

/** What the page gives to `Token.svelte`: the small picture on the button of a choice. */
export interface TokenProps<View = Record<string, unknown>> {
  anchor: string;
  choice: Choice;
  view: View;
}

/** Where the game stands: drawn by the page in its top bar. Texts are keys of the game. */
export interface Progress {
  round?: { name: string; now: number; of: number };
  phases?: string[];
  phase?: string;
}

/** A part of the board that fills a phone by itself. `name` is a key of the game, `icon` one of its icons. */
export interface Zone {
  id: string;
  name: string;
  icon: string;
}

/** How a page is divided whose board draws the seats itself. */
export interface Frame {
  /** The columns of the board on a wide page, as grid tracks; the board reads them with `subgrid`. */
  columns: readonly string[];
  /** The column of the chronicle. */
  chronicle: string;
  /** How many columns, from the left, the question lies under; the board keeps their last row free. */
  asked: number;
  /** Whether a phone shows the seats in a strip, to be tapped: the board is then asked for zone `seat:2`. */
  strip: boolean;
}

/** A piece or a figure drawn in a line of the chronicle. */
export type Piece =
  | { kind: "die"; colour: string; value: number }
  | { kind: "deniers" | "influence" | "points" | "cubes" | "citizens" | "bid"; count: number };

/** How the events of a game are told turn by turn. */
export interface Chronicle {
  /** Events that open a round, a day, a challenge: told as headings. */
  headings: readonly string[];
  /** The event that says whose turn it is, where no heading counts the rounds: it begins one when the first seat has it again. */
  rounds?: string;
  /** Events nobody reads: whose turn it is, what a piece in the line says. */
  silent: readonly string[];
  /** Small steps, read only where a turn is opened. */
  steps: readonly string[];
  /** Events that begin an entry of their own, with whatever follows from them: a token won, a crier. */
  apart?: readonly string[];
  /** A turn with one of these opens by itself. */
  opens?: readonly string[];
  /** Who did what an event names nobody for as its seat; -1 where nobody did. */
  doer?(event: GameEvent): number;
  /** What an event changed, for the seat that did it. */
  pieces?(event: GameEvent): Piece[];
}

/** The room a board is drawn for, in rem; width and height may be chosen between two. */
export interface Room {
  width: number;
  widest: number;
  least: number;
  most: number;
}

/** The optional `layout.ts` beside `Board.svelte`. */
export interface Layout<View = Record<string, unknown>> {
  zones?: Zone[];
  /** The room it is drawn for on a wide page; by default 98 by 66.6. */
  room?: Room;
  /** Whether the board can draw itself whole on an upright tablet; without, it shows its zones there as on a phone. */
  upright?: boolean;
  /** Set where the board draws the seats itself, so that the page has no panels for them. */
  frame?: Frame;
  /** Whether a click on a piece plays at once what it means, with what the engine settles by itself; the turn stays open. */
  direct?: boolean;
  /** The piece of its own that an answer beside a default has: a click there plays the turn with it. */
  pieceOf?(choice: Choice): string;
  /** Answers the engine gave by itself that may be changed beside the question until the turn is ended. */
  changeable?(code: string): boolean;
  /** Answers that give up: like passes they are never the big button. */
  weak?: readonly string[];
  /** The answers that are the primary button, besides the end of the turn. */
  primary?: readonly string[];
  /** What the primary button says at its place before it can be pressed; "" where something else stands there. */
  locked?(view: View, choices: readonly Choice[]): string;
  /** Answers that end the turn by themselves: nothing is confirmed after them. */
  ends?: readonly string[];
  /** The zone an anchor lies in, so that its tab shows where there is something to choose. */
  zoneOf?(anchor: string): string;
  progress?(view: View): Progress;
  /** How the chronicle is told; by default every event is a line of its own. */
  chronicle?: Chronicle;
  /** The anchors that a line of the log lights up; by default made from its arguments. */
  anchorsOf?(event: GameEvent): string[];
  /** The anchors of what an item of the final scoring counts for a seat, lit besides the seat while it is told. */
  scored?(item: string, seat: number, view: View): string[];
  /** The events that tell how the game ended: said when everything has been counted, not before. */
  verdicts?: readonly string[];
  /** Whether the chronicle tells what everybody would score now: the game has a `Score`, and the board no room for it. */
  tellsScore?(view: View): boolean;
  /**
   * The answers that pass or give up. They are never the big button; where one of them is all there is, the page gives it
   * by itself (a setting of the person).
   */
  passes?: readonly string[];
  /** What one has to play with, in a sentence: said aloud on entry and after these events. */
  atHand?: { after: readonly string[]; tell(view: View, seat: number, say: Say): string };
  /** Whether its turns are put together before they are played: the board then draws from `composing`. */
  composes?: boolean;
  /** What the button of such an answer asks back before it is given ("Yes, pass with 6 dice"); "" where nobody would regret it. */
  regret?(view: View, seat: number): string;
  /** The anchor of the action that is proposed for these pieces; fixed, so that it is no advice. */
  usual?(picked: readonly string[]): string;
  /** Reasons (keys) why a piece can't join because there is no room: it takes the place of the one picked last. */
  full?: readonly string[];
  /** Another sentence for a question whose answers tell more than it does; "" leaves it as it is. */
  asks?(question: Sentence, choices: readonly Choice[]): string;
  /** A few words for what a completion does, for the button; by default its label. */
  actionName?(completion: ComposedTurn, view: View, say: Say): string;
  /** Single letters that press the piece of an anchor. */
  keys?: Readonly<Record<string, string>>;
  /** The names of changes that the button tells, the most important first. */
  gains?: readonly string[];
  /** The text key that names and explains an anchor; by default `card:merchant` is `card-merchant`. */
  keyOf?(anchor: string): string;
}

/** Everything a game may bring. Only the board is needed; without it `Choices.svelte` plays the game. */
export interface GameUi {
  Board?: Component<BoardProps>;
  Seat?: Component<SeatProps>;
  Preview?: Component<PreviewProps>;
  Token?: Component<TokenProps>;
  /** What everybody would score now, on a tab of the chronicle. */
  Score?: Component<ScoreProps>;
  /** What is always at hand on a phone, drawn in the sheet of the question: the hand. */
  Dock?: Component<BoardProps>;
  layout: Layout;
}
