/** The lists of games and tables, and how tables and seats are named in them. */
export { changeText, figuresLine, isFree, paceLine, seatLabel, timeLine, variantName } from "./lines";
export { default as LeavingCosts } from "./LeavingCosts.svelte";
export { lobby } from "./lobby.svelte";
export { tutorialTable, usualLevel } from "./new_table";
