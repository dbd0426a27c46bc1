/** Whether everything that may be chosen can be reached: brought into view, nothing lies over its middle. */
import type { Page } from "playwright-core";

/** In the page: which glowing pieces and choices are covered, by what, or can't be brought into the window. */
function coveredPieces(selector: string): string[] {
  const name = (node: Element | null) =>
    node
      ? `${node.tagName.toLowerCase()}.${node.getAttribute("class") ?? ""} ${node.closest("[data-anchor], [data-choice]")?.outerHTML.slice(0, 120) ?? ""}`
      : "nothing (outside the window)";
  const faults: string[] = [];
  for (const node of document.querySelectorAll<HTMLElement>(selector)) {
    if (!node.checkVisibility({ visibilityProperty: true })) continue;
    node.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = node.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (hit && node.contains(hit)) continue;
    const where = [box.x, box.y, box.width, box.height].map(Math.round).join(" ");
    faults.push(`${node.dataset.anchor ?? node.dataset.choice ?? node.id} at ${where} lies under ${name(hit)}`);
  }
  return faults;
}

export const covered = (page: Page, selector = "[data-can], [data-choice]"): Promise<string[]> =>
  page.evaluate(coveredPieces, selector);
