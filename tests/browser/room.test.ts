/** Every page at every size: nothing scrolls sideways, a table not at all, nothing lies on top of something else. */
import { beforeAll, describe, expect, test } from "vitest";
import { Person, SIZES } from "./people";
import { gamesOf, prepare, type Visited } from "./places";
import { useFixtures } from "./fixtures";

const fixtures = useFixtures();
let visited: Visited;
beforeAll(async () => {
  visited = await prepare(fixtures.browser, fixtures.server.url, await gamesOf(fixtures.server.url));
});

/** In the page: what is wider than the window, and which controls or sheets overlap that do not contain each other. */
function crowding(): string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) faults.push(`scrolls sideways: ${root.scrollWidth} > ${root.clientWidth}`);
  if (document.querySelector(".table") && root.scrollHeight > root.clientHeight)
    faults.push(`the table scrolls: ${root.scrollHeight} > ${root.clientHeight}`);
  const name = (node: Element) =>
    `${node.tagName.toLowerCase()}.${node.getAttribute("class") ?? ""} “${node.textContent?.trim().slice(0, 30)}”`;
  const seen = (node: Element) => {
    const box = visible(node);
    return box !== null && box.width > 1 && box.height > 1 ? [{ node, box }] : [];
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
  const things = [
    ...document.querySelectorAll("button, a, input, select, h1, h2, h3, .pan, .ask, .chron, .game, .box, .stage"),
  ].flatMap(seen);
  for (const { node, box } of things) {
    if (box.left < -1 || box.right > innerWidth + 1) faults.push(`out of the window: ${name(node)}`);
  }
  for (let i = 0; i < things.length; i += 1) {
    for (let j = i + 1; j < things.length; j += 1) {
      const [a, b] = [things[i], things[j]];
      if (a.node.contains(b.node) || b.node.contains(a.node)) continue;
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (across > 2 && down > 2)
        faults.push(`overlap ${Math.round(across)}×${Math.round(down)}: ${name(a.node)} / ${name(b.node)}`);
    }
  }
  return faults;
}

describe.each(SIZES)("at $width × $height", (size) => {
  test.each(["en", "de"])("nothing scrolls sideways or overlaps (%s)", async (language) => {
    const person = await Person.arrive(fixtures.browser, { size, language });
    await person.context.addCookies(visited.storage.cookies);
    const found: Record<string, string[]> = {};
    for (const place of visited.places) {
      await person.page.goto(fixtures.server.url + place.path);
      await person.page.locator(place.ready).first().waitFor();
      await person.page.evaluate(() => document.fonts.ready);
      const faults = await person.page.evaluate(crowding);
      if (faults.length) found[place.name] = faults;
    }
    expect(found).toEqual({});
    await person.leave();
  });
});
