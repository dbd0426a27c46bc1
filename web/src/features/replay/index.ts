/** A table as it was, move by move. */
export { Replay } from "./replay.svelte";
export { default as ReplayBar } from "./ReplayBar.svelte";
