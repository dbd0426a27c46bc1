/** Hints while a game is played. The page of a finished game is loaded by its address. */
export { default as HintButton } from "./HintButton.svelte";
export { Hints } from "./hints.svelte";
/** The slip that tells a hint, fetched with the first one. */
export const hintBox = () => import("./HintBox.svelte");
