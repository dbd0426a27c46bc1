/** What axe finds that keeps somebody from using a page. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Person } from "./people";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** axe can't measure contrast on a gradient: give the ground the end of it that is worst for reading. */
const PLAIN_GROUND =
  ':root { --ground: #e3d0a6 !important; } :root[data-theme="dark"] { --ground: #33271b !important; }';

/** The serious and critical faults of the page as it stands. */
export async function faults(person: Person): Promise<string[]> {
  await person.page.addStyleTag({ content: PLAIN_GROUND });
  await person.page.evaluate(AXE);
  return person.page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ["violations"],
    });
    const grave = violations.filter((one) => one.impact === "serious" || one.impact === "critical");
    return grave.flatMap((one) =>
      one.nodes.map((node) => `${one.id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ""}`),
    );
  });
}
