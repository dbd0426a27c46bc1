/** The games' own drawings, found by their place: a game is one folder, and the page never names one. */
import type { Component } from "svelte";
import type { GameUi, TutorialProps, Layout } from "./contract";

type Loader<T> = Record<string, () => Promise<T>>;
type Part = { default: Component<any> };

const parts = import.meta.glob("../../../src/beffroi/games/*/ui/{Board,Seat,Preview,Token}.svelte") as Loader<Part>;
const layouts = import.meta.glob("../../../src/beffroi/games/*/ui/layout.ts") as Loader<{ default: Layout }>;

const tutorials = import.meta.glob("../../../src/beffroi/games/*/ui/Guide.svelte") as Loader<{
  default: Component<TutorialProps<any>>;
}>;

/** The guide through a first game, where the game brings one. */
export function tutorialOf(slug: string): Promise<Component<TutorialProps<any>>> | undefined {
  return tutorials[`../../../src/beffroi/games/${slug}/ui/Guide.svelte`]?.().then((found) => found.default);
}

export const hasTutorial = (slug: string): boolean => `../../../src/beffroi/games/${slug}/ui/Guide.svelte` in tutorials;

const positions = import.meta.glob("../../../src/beffroi/games/*/ui/tutorial/position.json", {
  import: "default",
}) as Loader<object>;

/** The position that a guided first game begins from, where the game brings one. */
export const firstPosition = (slug: string): Promise<object> | undefined =>
  positions[`../../../src/beffroi/games/${slug}/ui/tutorial/position.json`]?.();

/** What the page knows of a game beside its drawings. */
export const layoutOf = async (slug: string): Promise<Layout> =>
  (await layouts[`../../../src/beffroi/games/${slug}/ui/layout.ts`]?.())?.default ?? {};

/** Everything a game draws, loaded when it is first needed. */
export async function gameUi(slug: string): Promise<GameUi> {
  const folder = `../../../src/beffroi/games/${slug}/ui`;
  const part = async (name: string) => (await parts[`${folder}/${name}.svelte`]?.())?.default;
  const [Board, Seat, Preview, Token, layout] = await Promise.all([
    part("Board"),
    part("Seat"),
    part("Preview"),
    part("Token"),
    layoutOf(slug),
  ]);
  return { Board, Seat, Preview, Token, layout };
}
