/** The ramparts and the King as they are drawn, where a game has them. */
import type { ComponentProps } from "svelte";
import type King from "../parts/King.svelte";
import type Ramparts from "../parts/Ramparts.svelte";
import { t } from "../texts";
import { ownerOf, who, type Scene } from "./scene";

export function ramparts(scene: Scene): Omit<ComponentProps<typeof Ramparts>, "tall"> | null {
  const wall = scene.view.ramparts;
  if (!wall) return null;
  const { say, keys } = scene;
  return {
    title: t("ramparts"),
    spaces: wall.spaces,
    guards: wall.guards.map((space, owner) => ({
      owner: ownerOf(scene, owner),
      space,
      anchor: `guard:${owner}`,
      name: t("guard-on", { who: who(scene, owner), n: space }),
    })),
    gates: wall.tiles.map(({ level, gate, activity, cubes }) => ({
      space: gate,
      slug: activity,
      anchor: `outdoor:${level}`,
      name: say(`outdoor-${activity}`),
      help: say.part(`outdoor-${activity}`, "text"),
      heaps: cubes
        .map((n, owner) => ({
          owner: ownerOf(scene, owner),
          keys: Array.from({ length: n }, (_, i) => keys.at(`outdoor:${level}@${owner}#${i}`)),
          anchor: `outdoor-cubes:${level}@${owner}`,
          name: t("cubes-of", { n, who: who(scene, owner) }),
        }))
        .filter((heap) => heap.keys.length > 0),
    })),
  };
}

export function king(scene: Scene): Omit<ComponentProps<typeof King>, "tumble" | "slim"> | null {
  const royal = scene.view.king;
  if (!royal) return null;
  const { say } = scene;
  return {
    title: t("king"),
    roll: royal.roll,
    deed: royal.deed ? t("king-did", { deed: say(royal.deed) }) : t("king-waits"),
    points: royal.points,
    pointsName: t("king-points", { n: royal.points }),
  };
}
