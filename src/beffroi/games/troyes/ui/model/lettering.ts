/** Whether the name of an event fits beside its sign in capitals, or needs narrower letters. */

export const LETTER = 0.77; // rem across that a capital takes in writing of one rem
const SLIM = 0.56; // the same of a letter of the narrower kind
export const SIZE = 1.1; // rem, the smallest writing there is

/** In how many lines a name is set in capitals. */
export function linesOf(name: string, beside: number): number {
  const most = beside / (SIZE * LETTER) + 1e-9; // letters
  let [lines, used] = [1, 0];
  for (const word of name.split(/\s/)) {
    if (used && used + 1 + word.length > most) [lines, used] = [lines + 1, 0];
    used += (used ? 1 : 0) + word.length;
  }
  return lines;
}

const longest = (name: string): number => Math.max(...name.split(/[\s-]/).map((word) => word.length));

/** Whether every word fits beside the sign at least in narrower letters. */
export const fitsNarrow = (name: string, beside: number): boolean => longest(name) * SLIM * SIZE <= beside;

/** Capitals are too wide where a word does not fit, or the name needs more lines than there are. */
export function needsNarrow(name: string, beside: number, lines: number): boolean {
  return longest(name) * LETTER * SIZE > beside || linesOf(name, beside) > lines;
}
