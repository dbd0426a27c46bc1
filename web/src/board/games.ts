/** The games' own drawings, found by their place: a game is one folder, and the page never names one. */
import type { Component } from "svelte";
import type { GameUi, GuideProps, Play } from "./contract";

type Loader<T> = Record<string, () => Promise<T>>;
type Part = { default: Component<any> };

const parts = import.meta.glob("../../../src/beffroi/games/*/ui/{Board,Seat,Preview,Token}.svelte") as Loader<Part>;
const plays = import.meta.glob("../../../src/beffroi/games/*/ui/play.ts") as Loader<{ default: Play }>;

const guides = import.meta.glob("../../../src/beffroi/games/*/ui/Guide.svelte") as Loader<{
  default: Component<GuideProps<any>>;
}>;

/** The guide through a first game, where the game brings one. */
export function guideOf(slug: string): Promise<Component<GuideProps<any>>> | undefined {
  return guides[`../../../src/beffroi/games/${slug}/ui/Guide.svelte`]?.().then((found) => found.default);
}

export const hasGuide = (slug: string): boolean => `../../../src/beffroi/games/${slug}/ui/Guide.svelte` in guides;

const deals = import.meta.glob("../../../src/beffroi/games/*/ui/first-deal.json", {
  import: "default",
}) as Loader<object>;

/** The position that a guided first game begins from, where the game brings one. */
export const firstDeal = (slug: string): Promise<object> | undefined =>
  deals[`../../../src/beffroi/games/${slug}/ui/first-deal.json`]?.();

/** What the page knows of a game beside its drawings. */
export const playOf = async (slug: string): Promise<Play> =>
  (await plays[`../../../src/beffroi/games/${slug}/ui/play.ts`]?.())?.default ?? {};

/** Everything a game draws, loaded when it is first needed. */
export async function gameUi(slug: string): Promise<GameUi> {
  const folder = `../../../src/beffroi/games/${slug}/ui`;
  const part = async (name: string) => (await parts[`${folder}/${name}.svelte`]?.())?.default;
  const [Board, Seat, Preview, Token, play] = await Promise.all([
    part("Board"),
    part("Seat"),
    part("Preview"),
    part("Token"),
    playOf(slug),
  ]);
  return { Board, Seat, Preview, Token, play };
}
