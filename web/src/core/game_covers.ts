/** How a game shows itself on the home page: `cover.svg` and `cover.json` in its `ui/` folder, both optional. */
import type { Language } from "@web/i18n/languages";

interface Cover {
  place: number; // in the row of games
  accent: string; // ground of its initial
  minutes: number; // a usual game
  quick: number; // seats of "play now"
  blurb: Record<Language, string>;
  alone?: Record<Language, string>; // what playing it alone is called
}

const pictures = import.meta.glob<string>("../../../src/beffroi/games/*/ui/cover.svg", {
  query: "?url",
  import: "default",
  eager: true,
});
const words = import.meta.glob<Cover>("../../../src/beffroi/games/*/ui/cover.json", { import: "default", eager: true });

const path = (slug: string, file: string) => `../../../src/beffroi/games/${slug}/ui/${file}`;

export const picture = (slug: string): string | null => pictures[path(slug, "cover.svg")] ?? null;
export const cover = (slug: string): Partial<Cover> => words[path(slug, "cover.json")] ?? {};
/** Games in the order of their covers, those without one last. */
export function inOrder<T extends { slug: string }>(games: readonly T[]): T[] {
  const place = (game: T) => cover(game.slug).place ?? Infinity;
  return [...games].sort((a, b) => place(a) - place(b) || a.slug.localeCompare(b.slug));
}

export const accent = (slug: string): string => cover(slug).accent ?? "var(--game-mark)";
