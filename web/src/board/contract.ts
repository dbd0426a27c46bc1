/** The contract between the table page and a game's own drawings in `src/beffroi/games/<slug>/ui/`. See web/README.md. */
import type { Choice, GameEvent } from "@web/generated/protocol";
import type { Component } from "svelte";
import type { Say } from "@web/i18n/fluent";

export type { Say };

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
  /** Everything at once on an upright screen: a room of 72 by 74 to 84 rem instead of 98 by 66.6 (see `Layout.upright`). */
  upright: boolean;
  /** False when movement is switched off or skipped. */
  animate: boolean;
  /** Answer the question. Clicking an anchored piece does this by itself. */
  choose(choice: Choice): void;
  /** Light up the pieces of an anchor (null: none). */
  hover(anchor: string | null): void;
}

/** What the page gives to `Seat.svelte`: one player's goods, inside the panel the page draws. */
export interface SeatProps<View = Record<string, unknown>, Catalogue = Record<string, unknown>> {
  view: View;
  catalogue: Catalogue;
  /** Whose goods. */
  seat: number;
  /** The seat seen from, -1 for a spectator. */
  me: number;
  say: Say;
  /** True in the narrow strip of a phone: one line only. */
  short: boolean;
}

/** What the page gives to `Preview.svelte`, in the question bar while `view.asking` holds something. */
export interface PreviewProps<View = Record<string, unknown>, Catalogue = Record<string, unknown>> {
  view: View;
  catalogue: Catalogue;
  seat: number;
  say: Say;
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

/** The optional `layout.ts` beside `Board.svelte`. */
export interface Layout<View = Record<string, unknown>> {
  zones?: Zone[];
  /** Whether the board can draw itself whole on an upright tablet; without, it shows its zones there as on a phone. */
  upright?: boolean;
  /** The zone an anchor lies in, so that its tab shows where there is something to choose. */
  zoneOf?(anchor: string): string;
  progress?(view: View): Progress;
  /** The anchors that a line of the log lights up; by default made from its arguments. */
  anchorsOf?(event: GameEvent): string[];
  /** The anchors of what an item of the final scoring counts for a seat, lit besides the seat while it is told. */
  scored?(item: string, seat: number, view: View): string[];
  /** The answers that pass. Where one of them is all there is, the page gives it by itself (a setting of the person). */
  passes?: readonly string[];
  /** The text key that names and explains an anchor; by default `card:merchant` is `card-merchant`. */
  keyOf?(anchor: string): string;
}

/** Everything a game may bring. Only the board is needed; without it `Choices.svelte` plays the game. */
export interface GameUi {
  Board?: Component<BoardProps>;
  Seat?: Component<SeatProps>;
  Preview?: Component<PreviewProps>;
  Token?: Component<TokenProps>;
  layout: Layout;
}
