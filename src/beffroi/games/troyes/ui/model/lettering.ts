/** How large the name of an event is written beside its picture. */

export const LETTER = 0.77; // rem across that a letter takes in writing of one rem
const LARGEST = 1.25;
const LEGIBLE = 0.9; // what a name is made smaller to for the sake of one line
const SMALLEST = 0.8;

/** The letters of the longest line when a name is set in so many lines. */
function across(name: string, lines: 1 | 2): number {
  const words = name.split(/\s/);
  const cuts = lines === 1 ? [words.length] : words.map((_, i) => i + 1);
  const longest = (cut: number) => Math.max(words.slice(0, cut).join(" ").length, words.slice(cut).join(" ").length);
  return Math.min(...cuts.map(longest));
}

/** The size in rem: the longest word must fit beside the picture; on a low card the whole name, in one line or two. */
export function sizeOfName(name: string, beside: number, low: boolean): number {
  const fits = (letters: number) => Math.min(LARGEST, beside / (letters * LETTER));
  const whole = fits(Math.max(...name.split(/[\s-]/).map((word) => word.length)));
  if (!low) return whole;
  const one = fits(across(name, 1));
  return one >= LEGIBLE ? one : Math.min(whole, Math.max(SMALLEST, Math.min(1, fits(across(name, 2)))));
}

/** In how many lines a name of this size is set. */
export function linesOf(name: string, size: number, beside: number): number {
  const most = beside / (size * LETTER) + 1e-9; // letters
  let [lines, used] = [1, 0];
  for (const word of name.split(/\s/)) {
    if (used && used + 1 + word.length > most) [lines, used] = [lines + 1, 0];
    used += (used ? 1 : 0) + word.length;
  }
  return lines;
}
