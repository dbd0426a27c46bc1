/** Figures as the review writes them, in the player's language. */
import { texts } from "@web/i18n/texts.svelte";

const formats = new Map<string, Intl.NumberFormat>();

function format(signed: boolean): Intl.NumberFormat {
  const key = `${texts.language}${signed}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(texts.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? "exceptZero" : "auto",
  });
  formats.set(key, made);
  return made;
}

/** Points with one decimal; never minus nothing. */
export const points = (n: number): string => format(false).format(tenths(n));

/** Points as a number for a sentence, which chooses its plural by it. */
export const tenths = (n: number): number => Math.round(n * 10) / 10 || 0;

/** Points gained or lost, with their sign. */
export const signed = (n: number): string => format(true).format(tenths(n)).replace("-", "−");
