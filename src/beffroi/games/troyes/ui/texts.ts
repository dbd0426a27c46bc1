/** The few words that only the drawing needs; the rules speak through the game's own catalogue. */
import { gameTexts } from "@web/i18n/game_texts";

const { find, part, t } = gameTexts(
  import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true }),
);
export { part, t };

/** The line on a card, its figures filled in; for a card without one the rule itself. */
export function line(slug: string, figures: Record<string, unknown>, rule: string): string {
  const known = Object.entries(figures).filter(([, value]) => typeof value === "number") as [string, number][];
  return find(`short-${slug}`, Object.fromEntries(known)) ?? rule;
}
