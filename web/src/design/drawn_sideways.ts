/** A row that may be longer than its room and is drawn sideways: it fades where there is more, and shows where one is. */
import type { Attachment } from "svelte/attachments";

const NEAR = 4; // px from an end

/** `here`: what the row's current part depends on; when it changes, that part is brought into sight. */
export function drawnSideways(here: string): Attachment<HTMLElement> {
  return (row) => {
    const look = () => {
      const after = row.scrollWidth - row.clientWidth - row.scrollLeft;
      row.dataset.more = [row.scrollLeft > NEAR ? "before" : "", after > NEAR ? "after" : ""].join(" ").trim();
    };
    const current = here && row.querySelector("[aria-current]")?.getBoundingClientRect();
    if (current) row.scrollLeft += current.left + current.width / 2 - middleOf(row);
    const sizes = new ResizeObserver(look);
    for (const part of [row, ...row.children]) sizes.observe(part);
    row.addEventListener("scroll", look, { passive: true });
    return () => {
      sizes.disconnect();
      row.removeEventListener("scroll", look);
    };
  };
}

function middleOf(row: Element): number {
  const { left, width } = row.getBoundingClientRect();
  return left + width / 2;
}
