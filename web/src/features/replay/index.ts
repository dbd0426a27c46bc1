/** A table as it was, move by move. */
export { Replay } from "./replay.svelte";
export { default as ReplayBar } from "./ReplayBar.svelte";
export { others } from "./others.svelte";
export { default as OthersPick } from "./OthersPick.svelte";
