/** Guided first games. */
export { startTutorial } from "./start";
export { default as Tutorial } from "./Tutorial.svelte";
