/** Which figures new tables play with. */
export { choiceOf, type Use } from "./choice";
export { default as FiguresPick } from "./FiguresPick.svelte";
