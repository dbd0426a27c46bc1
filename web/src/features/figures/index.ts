/** Which figures new tables play with. */
export { choiceOf, type Use } from "./choice";
export { default as FiguresPick } from "./FiguresPick.svelte";
export { book as figureBook } from "./api";
export { figureWords, proposals, rowOf } from "./model";
export { arranged } from "./sheet.svelte";
