/** What somebody who looks at a page would hold against it: too small, cut off, or one thing over another. */
import type { Page } from "playwright-core";
import { SIZES, type Person } from "./people";
import { covered } from "./reachable";

/** The least size of a text, in px: more on a phone, which is held in a hand and has no mouse to ask with. */
const LEAST = { phone: 12, wide: 11 };
const PHONE_WIDTH = 700; // px, as in web/src/design/media.css

export const leastText = ({ width, height }: (typeof SIZES)[number]): number =>
  Math.min(width, height) < PHONE_WIDTH && width < height ? LEAST.phone : LEAST.wide;

/** In the page: texts that are too small, cut off, or lie over one another or under something. */
function textFaults(least: number): string[] {
  const faults: string[] = [];
  interface Line {
    text: string;
    node: Element;
    box: DOMRect;
  }
  /** How large a text is on the screen: a drawing is scaled, and so is a board that has to fit. */
  const sizeOf = (node: Element, { fontSize }: CSSStyleDeclaration): number => {
    const size = parseFloat(fontSize);
    if (!(node instanceof SVGGraphicsElement)) return size * (node as HTMLElement).currentCSSZoom;
    const drawn = (node.closest("text") ?? node) as SVGGraphicsElement;
    const { width, height } = drawn.getBoundingClientRect();
    const { width: ownWidth, height: ownHeight } = drawn.getBBox();
    return size * Math.sqrt((width * height) / (ownWidth * ownHeight || 1));
  };
  const name = (node: Element) => `${node.tagName.toLowerCase()}.${node.getAttribute("class")?.split(" ")[0] ?? ""}`;
  const quoted = ({ text, node }: Line) => `“${text.slice(0, 40)}” (${name(node.parentElement!)} ${name(node)})`;
  const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
  const whole = (node: Element) => [node, ...ancestors(node)].some((one) => one.hasAttribute("title"));
  function* ancestors(node: Element): Generator<Element> {
    for (let up = node.parentElement; up; up = up.parentElement) yield up;
  }
  /** Where the letters themselves are: a line is higher than they. */
  const inner = ({ x, y, width, height }: DOMRect, { writingMode }: CSSStyleDeclaration) =>
    writingMode.startsWith("vertical")
      ? new DOMRect(x + width * 0.24, y, width * 0.5, height)
      : new DOMRect(x, y + height * 0.24, width, height * 0.5);

  interface Edge {
    hidesX: boolean;
    hidesY: boolean;
    gone: boolean;
    edge: DOMRect;
  }
  const edges = new Map<Element, Edge | null>();
  /** What an element lets through of what lies in it, or null where it lets through everything. */
  function edgeOf(node: Element): Edge | null {
    const { overflowX, overflowY, clipPath, display } = getComputedStyle(node);
    const open = display === "inline" || (overflowX === "visible" && overflowY === "visible");
    if (open && clipPath === "none") return null;
    const edge = node.getBoundingClientRect();
    const gone = clipPath !== "none" || edge.width <= 1 || edge.height <= 1;
    return { hidesX: hides(overflowX), hidesY: hides(overflowY), gone, edge };
  }

  /** How far a box is cut off by what it lies in, or null where it was scrolled out of sight or only screen readers have it. */
  function cut(node: Element, box: DOMRect): { lost: number; seen: DOMRect } | null {
    let { left, top, right, bottom } = box;
    let lost = 0;
    for (const up of [node, ...ancestors(node)]) {
      if (up === document.body || up === document.documentElement) break;
      if (!edges.has(up)) edges.set(up, edgeOf(up));
      const found = edges.get(up);
      if (!found) continue;
      const { hidesX, hidesY, gone, edge } = found;
      if (gone) return null;
      if (hidesX) lost = Math.max(lost, edge.left - left, right - edge.right);
      if (hidesY) lost = Math.max(lost, edge.top - top, bottom - edge.bottom);
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      if ((!hidesX || !hidesY) && (right - left < 2 || bottom - top < 2)) return null;
    }
    return { lost, seen: new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top)) };
  }

  /** The first thing above a text, at a point, that can't be looked through. */
  function above(node: Element, x: number, y: number): Element | null {
    for (const one of document.elementsFromPoint(x, y)) {
      if (one === node || one.contains(node) || node.contains(one)) return null;
      const { backgroundColor, backgroundImage, clipPath, fill, fillOpacity, opacity } = getComputedStyle(one);
      if (clipPath !== "none") continue; // painted in a shape of its own
      const paint = one instanceof SVGGeometryElement ? fill : backgroundColor;
      const [, alpha = "1"] = paint.match(/[,/]\s*([\d.]+)\)$/) ?? [];
      const solid =
        paint !== "none" && paint !== "rgba(0, 0, 0, 0)" && Number(paint.startsWith("rgb(") ? 1 : alpha) > 0.5;
      const painted = solid || (!(one instanceof SVGElement) && backgroundImage !== "none");
      if (painted && Number(opacity) > 0.5 && Number(fillOpacity) > 0.5) return one;
    }
    return null;
  }

  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent!.trim();
    const node = walker.currentNode.parentElement!;
    if (!text || !node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (node.closest("script, style, option, title, desc, noscript")) continue;
    range.selectNodeContents(walker.currentNode);
    const style = getComputedStyle(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      const letters = inner(box, style);
      const found = cut(node, letters);
      if (!found) continue;
      const line = { text, node, box: found.seen };
      const size = sizeOf(node, style);
      if (size < least - 0.05) faults.push(`${size.toFixed(1)} px: ${quoted(line)}`);
      if (found.lost > 1.5 && !whole(node)) faults.push(`${Math.round(found.lost)} px cut off: ${quoted(line)}`);
      if (found.seen.width > 1 && found.seen.height > 1) lines.push(line);
    }
  }
  const unveil = document.createElement("style");
  unveil.textContent = "* { pointer-events: auto !important; }";
  document.head.append(unveil);
  for (const line of lines) {
    const { x, y, width, height } = line.box;
    const points = [0.03, 0.5, 0.97].map((part) => [x + part * width, y + height / 2]);
    const over = points.map(([px, py]) => above(line.node, px, py)).find((one) => one !== null);
    if (over) faults.push(`under ${name(over)} of ${name(over.parentElement!)}: ${quoted(line)}`);
  }
  unveil.remove();
  for (let i = 0; i < lines.length; i += 1) {
    for (let j = i + 1; j < lines.length; j += 1) {
      const [a, b] = [lines[i], lines[j]];
      if (a.node === b.node) continue;
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (across > 2 && down > 1) faults.push(`text over text: ${quoted(a)} / ${quoted(b)}`);
    }
  }
  return faults;
}

/**
 * In the page: what is wider than the window, and which controls or sheets overlap that do not contain each other.
 * What is fixed to the window covers what scrolls below it, so on a page that scrolls these two are compared at its end
 * alone (`scrolled`), where nothing can be brought out from under it any more.
 */
function crowding(scrolled: boolean): string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  const scrolls = root.scrollHeight > root.clientHeight;
  const fixed = (node: Element | null): boolean =>
    node !== null && (getComputedStyle(node).position === "fixed" || fixed(node.parentElement));
  if (root.scrollWidth > root.clientWidth) faults.push(`scrolls sideways: ${root.scrollWidth} > ${root.clientWidth}`);
  if (document.querySelector(".table") && root.scrollHeight > root.clientHeight)
    faults.push(`the table scrolls: ${root.scrollHeight} > ${root.clientHeight}`);
  const name = (node: Element) =>
    `${node.tagName.toLowerCase()}.${node.getAttribute("class") ?? ""} “${node.textContent?.trim().slice(0, 30)}”`;
  const seen = (node: Element) => {
    const box = visible(node);
    return box !== null && box.width > 1 && box.height > 1 ? [{ node, box, fixed: fixed(node) }] : [];
  };
  /** The part of an element that its scrolling ancestors let through. */
  function visible(node: Element): DOMRect | null {
    if (!(node as HTMLElement).checkVisibility({ visibilityProperty: true })) return null;
    let { left, top, right, bottom } = node.getBoundingClientRect();
    for (let up = node.parentElement; up; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const box = up.getBoundingClientRect();
      [left, top, right, bottom] = [
        Math.max(left, box.left),
        Math.max(top, box.top),
        Math.min(right, box.right),
        Math.min(bottom, box.bottom),
      ];
    }
    return right - left > 1 && bottom - top > 1 ? new DOMRect(left, top, right - left, bottom - top) : null;
  }
  /** What lies in a stage that only hands on the page's rows and columns, but for what flies over all of it. */
  const parts = (node: Element): Element[] => {
    const { gridTemplateRows, pointerEvents } = getComputedStyle(node);
    if (pointerEvents === "none") return [];
    return gridTemplateRows.startsWith("subgrid") ? [...node.children].flatMap(parts) : [node];
  };
  const things = [
    ...document.querySelectorAll("button, a, input, select, h1, h2, h3, .pan, .ask, .chron, .game, .box"),
    ...[...document.querySelectorAll(".stage")].flatMap(parts),
  ].flatMap(seen);
  for (const { node, box } of things) {
    if (box.left < -1 || box.right > innerWidth + 1) faults.push(`out of the window: ${name(node)}`);
  }
  for (let i = 0; i < things.length; i += 1) {
    for (let j = i + 1; j < things.length; j += 1) {
      const [a, b] = [things[i], things[j]];
      if (a.node.contains(b.node) || b.node.contains(a.node)) continue;
      if (scrolls && (a.fixed !== b.fixed) !== scrolled) continue;
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (across > 2 && down > 2)
        faults.push(`overlap ${Math.round(across)}×${Math.round(down)}: ${name(a.node)} / ${name(b.node)}`);
    }
  }
  return faults;
}

/** What runs out of the window or overlaps. */
export async function crowded(page: Page): Promise<string[]> {
  const found = await page.evaluate(crowding, false);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  found.push(...(await page.evaluate(crowding, true)));
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  return [...new Set(found)];
}

/** Texts of a page that scrolls which are too small or cut off, and what runs out of the window; what stays in sight may cover the rest. */
export async function readable(page: Page, size: (typeof SIZES)[number]): Promise<string[]> {
  const faults = await faultsInSight(page, size);
  return faults.filter((fault) => /^[\d.]+ px|^out of the window/.test(fault));
}

/** Everything that is wrong to the eye at this moment, each fault once. */
export async function faultsInSight(page: Page, size: (typeof SIZES)[number]): Promise<string[]> {
  const found = [...(await page.evaluate(crowding, false)), ...(await page.evaluate(textFaults, leastText(size)))];
  return [...new Set(found)];
}

/** Give the page another size, and wait until it is laid out for it. */
export async function resize(page: Page, size: (typeof SIZES)[number]): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise((laid) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(laid)))),
  );
}

const MOST = 0.36; // of the window's height for the question on a narrow screen
/** What is wrong, by page, size and tab. */
export type Faults = Record<string, string[]>;

/** Look at a page at every size, on a narrow table at each of its tabs, the first one last; loaded once, as a window is that somebody draws. */
export async function atEverySize(
  { page }: Person,
  place: { name: string },
  look: (size: (typeof SIZES)[number]) => Promise<string[]>,
  sizes = SIZES,
): Promise<Faults> {
  const found: Faults = {};
  for (const size of sizes) {
    await resize(page, size);
    const tabs = page.locator("[aria-controls=stage]");
    const count = Math.max(1, await tabs.count());
    for (let n = count - 1; n >= 0; n -= 1) {
      if (await tabs.count()) {
        await tabs.nth(n).click();
        await page.mouse.move(0, 0); // no tip lies over anything
        await resize(page, size);
      }
      const faults = await look(size);
      if (faults.length) found[`${place.name} ${size.width} tab ${n + 1}`] = faults;
    }
  }
  return found;
}

/** What cannot be clicked although it glows, and a question that takes more than its part of a narrow screen. */
export async function reach({ page }: Person, size: (typeof SIZES)[number]): Promise<string[]> {
  const faults = await covered(page);
  const sheet = (await page.locator(".ask").boundingBox())!;
  if (size.width < size.height && sheet.height > MOST * size.height)
    faults.push(`the question takes ${sheet.height} of ${size.height}`);
  return faults;
}
