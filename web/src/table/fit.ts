/** Fits the board, drawn for a room of a certain size, into the room the question leaves: it shrinks, nothing is covered. */
import type { Attachment } from "svelte/attachments";

/** In rem; as in the style sheet of the table page. */
export const LYING = { width: 98, height: 66.6 };
export const UPRIGHT = { width: 72, height: 78 };

export function fit(drawn: { width: number; height: number } | null): Attachment<HTMLElement> {
  return (board) => {
    const room = board.parentElement!;
    const measure = () => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      const shown = drawn && room.clientHeight > 0 ? drawn : null;
      const zoom = shown ? Math.min(1, room.clientWidth / (shown.width * rem), room.clientHeight / (shown.height * rem)) : 1;
      board.style.zoom = String(zoom);
      board.style.setProperty("--unzoom", String(1 / zoom)); // for what flies over the whole page
    };
    const watch = new ResizeObserver(measure);
    watch.observe(room);
    return () => watch.disconnect();
  };
}
