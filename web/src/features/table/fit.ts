/** Fits the board, drawn for a room of a certain size, into the room the question leaves: it shrinks, nothing is covered. */
import type { Attachment } from "svelte/attachments";

import type { Room } from "@web/board/contract";

export const LYING: Room = { width: 98, widest: 98, least: 66.6, most: 66.6 };
export const UPRIGHT: Room = { width: 82, widest: 82, least: 88, most: 94 };

export function fit(drawn: Room | null): Attachment<HTMLElement> {
  return (board) => {
    const room = board.parentElement ?? board;
    const measure = () => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      const [width, height] = [room.clientWidth / rem, room.clientHeight / rem];
      const whole = drawn && height > 0 ? drawn : null;
      const zoom = whole ? Math.min(1, width / whole.width, height / whole.least) : 1;
      board.style.zoom = String(zoom);
      board.style.width = whole ? `${Math.min(whole.widest, Math.max(whole.width, width / zoom))}rem` : "";
      board.style.height = whole ? `${Math.min(whole.most, Math.max(whole.least, height / zoom))}rem` : "";
      board.style.setProperty("--unzoom", String(1 / zoom)); // for what flies over the whole page
    };
    const watch = new ResizeObserver(measure);
    watch.observe(room);
    return () => watch.disconnect();
  };
}
