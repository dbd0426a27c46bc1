/** Studies on other pages. Their own pages are loaded by their addresses. */
export { default as StudyThis } from "./StudyThis.svelte";
