/** The chat of a table. */
export { default as Chat } from "./Chat.svelte";
export { ChatLog } from "./chat.svelte";
