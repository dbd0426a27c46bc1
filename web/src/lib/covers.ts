/** How a game shows itself on the home page: `cover.svg` and `cover.json` in its `ui/` folder, both optional. */
import type { Language } from "./fluent";

interface Cover {
  accent: string; // ground of its initial
  minutes: number; // a usual game
  quick: number; // seats of "play now"
  blurb: Record<Language, string>;
}

const pictures = import.meta.glob<string>("../../../src/beffroi/games/*/ui/cover.svg", { query: "?url", import: "default", eager: true });
const words = import.meta.glob<Cover>("../../../src/beffroi/games/*/ui/cover.json", { import: "default", eager: true });

const path = (slug: string, file: string) => `../../../src/beffroi/games/${slug}/ui/${file}`;

export const picture = (slug: string): string | null => pictures[path(slug, "cover.svg")] ?? null;
export const cover = (slug: string): Partial<Cover> => words[path(slug, "cover.json")] ?? {};
export const accent = (slug: string): string => cover(slug).accent ?? "#5a3e28";
