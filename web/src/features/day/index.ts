/** Games of the day on other pages. Their own page is loaded by its address. */
export { default as HomeDay } from "./HomeDay.svelte";
