/** Hints while a game is played. The page of a finished game is loaded by its address. */
export { default as HintBox } from "./HintBox.svelte";
export { default as HintButton } from "./HintButton.svelte";
export { Hints } from "./hints.svelte";
