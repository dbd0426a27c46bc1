/** Puzzles on other pages. The page of the puzzles is loaded by its address. */
export { default as HomePuzzle } from "./HomePuzzle.svelte";
