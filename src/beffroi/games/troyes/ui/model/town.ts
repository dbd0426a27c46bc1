/** The buildings and the Cathedral as they are drawn. */
import type { DieColour } from "@web/board/pieces/dice";
import type { House } from "../parts/Building.svelte";
import type { Building } from "../parts/buildings";
import type { Bay } from "../parts/Cathedral.svelte";
import { t } from "../texts";
import { ownerName, ownerOf, who, type Scene } from "./scene";

const COLOURS: Record<Building, DieColour> = { palace: "red", bishopric: "white", "city-hall": "yellow" };
const BUILDINGS: Building[] = ["palace", "bishopric", "city-hall"];

export function houses(scene: Scene): House[] {
  return BUILDINGS.map((building, i) => {
    const wage = scene.catalogue.board.salaries[i];
    return {
      building,
      anchor: "buildings",
      name: scene.say(`building-${building}`),
      help: t(`${building}-help`, { wage }),
      colour: COLOURS[building],
      wage,
      rows: rowsOf(scene, building),
      slots: slotsOf(scene, building),
      lying: lyingOf(scene, building),
    };
  });
}

/** The dice that open each row; the Palace is six rows of one. */
function rowsOf({ catalogue }: Scene, building: Building): number[][] {
  const rows = new Map<number, number[]>();
  for (const [i, slots] of catalogue.board.rows[building].entries())
    rows.set(slots[0], [...(rows.get(slots[0]) ?? []), i + 1]);
  return [...rows.entries()].sort(([a], [b]) => a - b).map(([, values]) => values);
}

function slotsOf(scene: Scene, building: Building): House["slots"] {
  const rows = rowsOf(scene, building);
  const slots = scene.view.buildings[building].rows.flat();
  const length = slots.length / rows.length;
  return slots.map((owner, i) => {
    const anchor = `slot:${building}-${i + 1}`;
    const dice = rows[Math.floor(i / length)].join("·");
    const at = { building: scene.say(`building-${building}`), number: i + 1 };
    const place = building === "palace" ? t("palace-place", at) : t("row-place", { ...at, dice });
    const name = owner === null ? t("free", { place }) : t("stands", { place, who: who(scene, owner) });
    return { anchor, name, owner: owner === null ? null : ownerOf(scene, owner), citizen: scene.keys.at(anchor) };
  });
}

function lyingOf(scene: Scene, building: Building): House["lying"] {
  const counts = new Map<number, number>();
  return scene.view.buildings[building].lying.map((owner) => {
    const n = counts.get(owner) ?? 0;
    counts.set(owner, n + 1);
    const anchor = `lying:${building}@${ownerName(owner)}`;
    return {
      owner: ownerOf(scene, owner),
      anchor,
      citizen: scene.keys.at(`lying:${building}@${owner}#${n}`),
      name: t("lies", { building: scene.say(`building-${building}`), who: who(scene, owner) }),
    };
  });
}

export function church(scene: Scene): { levels: Bay[][]; name: string; help: string; anchor: string } {
  const levels = scene.view.cathedral.map((row, level) =>
    row.map((owner, column) => {
      const anchor = `space:cathedral-${level + 1}-${column + 1}`;
      const at = { number: column + 1, level: level + 1 };
      const name = owner === null ? t("bay", at) : t("bay-cube", { ...at, who: who(scene, owner) });
      return { anchor, name, owner: owner === null ? null : ownerOf(scene, owner), cube: scene.keys.at(anchor) };
    }),
  );
  return { levels, name: t("cathedral"), help: t("cathedral-help"), anchor: "cathedral" };
}
