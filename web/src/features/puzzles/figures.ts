/** How figures of puzzles are written. */
import { texts } from "@web/i18n/texts.svelte";
import type { PuzzleRating } from "@web/generated/protocol";
import { t } from "./texts";

/** A number of points in words: `1.2 points`. */
export function pointsOf(points: number): string {
  const text = figure(points);
  return t("points-of", { points: Number(points.toFixed(1)), text });
}

export function figure(points: number): string {
  return points.toLocaleString(texts.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** With its sign; never minus nought. */
export function signedFigure(points: number): string {
  const rounded = Math.round(points * 10) / 10 || 0;
  return `${rounded < 0 ? "−" : "+"}${figure(Math.abs(rounded))}`;
}

/** What a rating says of itself; its own figure is written like a year, without a sign between the thousands. */
export const ratingWords = (told: PuzzleRating) => ({ ...told, rating: String(told.rating) });

/** Milliseconds as minutes and seconds. */
export function clockOf(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
