/** The games' own drawings, found by their place: a game is one folder, and the page never names one. */
import type { Component } from "svelte";
import type { BoardProps, GameUi, Layout, PreviewProps, ScoreProps, SeatProps, TokenProps } from "./contract";
import type { PrintedFigures } from "./figures";
import type { Learn } from "./learn";
import type { Tutorial } from "./lessons";

type Loader<T> = Record<string, () => Promise<T>>;

const parts = import.meta.glob("../../../src/beffroi/games/*/ui/{Board,Dock,Seat,Preview,Score,Token}.svelte", {
  import: "default",
}) as Loader<unknown>;
const layouts = import.meta.glob("../../../src/beffroi/games/*/ui/layout.ts", { import: "default" }) as Loader<Layout>;
const tutorials = import.meta.glob("../../../src/beffroi/games/*/ui/tutorial/index.ts", {
  import: "default",
}) as Loader<Tutorial>;

const folder = (slug: string): string => `../../../src/beffroi/games/${slug}/ui`;

/** The tutorial of a first game, where the game brings one. */
export const tutorialOf = (slug: string): Promise<Tutorial> | undefined =>
  tutorials[`${folder(slug)}/tutorial/index.ts`]?.();

export const hasTutorial = (slug: string): boolean => `${folder(slug)}/tutorial/index.ts` in tutorials;

const positions = import.meta.glob("../../../src/beffroi/games/*/ui/tutorial/position.json", {
  import: "default",
}) as Loader<Record<string, unknown>>;

/** The position that a guided first game begins from, where the game brings one. */
export const firstPosition = (slug: string): Promise<Record<string, unknown>> | undefined =>
  positions[`${folder(slug)}/tutorial/position.json`]?.();

const figures = import.meta.glob("../../../src/beffroi/games/*/ui/figures/index.ts", {
  import: "default",
}) as Loader<PrintedFigures>;

/** What a game brings for the page of printed figures. */
export const printedFigures = (slug: string): Promise<PrintedFigures> | undefined =>
  figures[`${folder(slug)}/figures/index.ts`]?.();

export const hasFigures = (slug: string): boolean => `${folder(slug)}/figures/index.ts` in figures;

const learning = import.meta.glob("../../../src/beffroi/games/*/ui/learn/index.ts", {
  import: "default",
}) as Loader<Learn>;

/** The rules of a game on a few sheets, where it brings them. */
export const learnOf = (slug: string): Promise<Learn> | undefined => learning[`${folder(slug)}/learn/index.ts`]?.();

/** What the page knows of a game beside its drawings. */
export const layoutOf = async (slug: string): Promise<Layout> => (await layouts[`${folder(slug)}/layout.ts`]?.()) ?? {};

/** Load one of a game's components; each takes the view of its own game, which the page hands on without reading it. */
const part = async <Props extends object>(slug: string, name: string): Promise<Component<Props> | undefined> =>
  (await parts[`${folder(slug)}/${name}.svelte`]?.()) as Component<Props> | undefined;

/** Everything a game draws, loaded when it is first needed. */
export async function gameUi(slug: string): Promise<GameUi> {
  const [Board, Dock, Seat, Preview, Score, Token, layout] = await Promise.all([
    part<BoardProps>(slug, "Board"),
    part<BoardProps>(slug, "Dock"),
    part<SeatProps>(slug, "Seat"),
    part<PreviewProps>(slug, "Preview"),
    part<ScoreProps>(slug, "Score"),
    part<TokenProps>(slug, "Token"),
    layoutOf(slug),
  ]);
  return { Board, Dock, Seat, Preview, Score, Token, layout };
}
