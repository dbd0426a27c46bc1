/** Fits the board, drawn for a room of a certain size, into the room the question leaves: it shrinks, nothing is covered. */
import type { Attachment } from "svelte/attachments";

/** The room a board is drawn for, in rem; its height may be chosen between two. */
export interface Room {
  width: number;
  least: number;
  most: number;
}

export const LYING: Room = { width: 98, least: 66.6, most: 66.6 };
export const UPRIGHT: Room = { width: 72, least: 74, most: 84 };

export function fit(drawn: Room | null): Attachment<HTMLElement> {
  return (board) => {
    const room = board.parentElement ?? board;
    const measure = () => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      const [width, height] = [room.clientWidth / rem, room.clientHeight / rem];
      const whole = drawn && height > 0 ? drawn : null;
      const zoom = whole ? Math.min(1, width / whole.width, height / whole.least) : 1;
      board.style.zoom = String(zoom);
      board.style.width = whole ? `${whole.width}rem` : "";
      board.style.height = whole ? `${Math.min(whole.most, Math.max(whole.least, height / zoom))}rem` : "";
      board.style.setProperty("--unzoom", String(1 / zoom)); // for what flies over the whole page
    };
    const watch = new ResizeObserver(measure);
    watch.observe(room);
    return () => watch.disconnect();
  };
}
