/** What other features know of a table: its store, and how its scores are told. */
export { default as Scores } from "./Scores.svelte";
export { resultLine, whoWon } from "./sentences";
export type { Table } from "./store.svelte";
