/** Fits the board, drawn for a room of 98 by 66.6 rem, into the room the question leaves: it shrinks, nothing is covered. */
import type { Attachment } from "svelte/attachments";

const HEIGHT = 66.6; // rem

export function fit(on: boolean): Attachment<HTMLElement> {
  return (board) => {
    const room = board.parentElement!;
    const measure = () => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      const zoom = on && room.clientHeight > 0 ? Math.min(1, room.clientHeight / (HEIGHT * rem)) : 1;
      board.style.zoom = String(zoom);
      board.style.setProperty("--unzoom", String(1 / zoom)); // for what flies over the whole page
    };
    const watch = new ResizeObserver(measure);
    watch.observe(room);
    return () => watch.disconnect();
  };
}
