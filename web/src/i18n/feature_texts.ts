/** The words that only one feature needs, loaded with it; those every page has come from the page's own catalogue. */
import { gameTexts } from "./game_texts";
import { t as common } from "./texts.svelte";

/** Speak from the catalogues of a feature by path, as `import.meta.glob` gives them, and from the page's own. */
export function featureTexts(files: Record<string, string>): typeof common {
  const own = gameTexts(files);
  return (key, args) => own.find(key, args) ?? common(key, args);
}
