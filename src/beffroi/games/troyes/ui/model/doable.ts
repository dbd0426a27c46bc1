/** What a phone lists below the dice: every action that those picked can pay. */
import { resultOf, type Result } from "./results";
import { t } from "../texts";
import { dieOf } from "./square";
import type { Scene } from "./scene";
import { readDie } from "./arithmetic";
import { nameOf } from "./naming";

export interface Doing {
  anchor: string;
  name: string;
  slug: string;
  result: Result;
}

export function doable(scene: Scene): Doing[] {
  const { composing, view, say } = scene;
  if (!composing?.picked.length) return [];
  const actions = [...composing.results.values()].filter(({ anchor }) => !anchor.startsWith("influence:")); // they stand above
  return actions.map((completion) => ({
    anchor: completion.anchor,
    name: nameOf(completion, view, say),
    slug: slugOf(scene, completion.anchor),
    result: resultOf(completion),
  }));
}

/** The sign of an action: that of its card, event or place. */
function slugOf({ view }: Scene, anchor: string): string {
  const [kind, name] = anchor.split(":");
  if (kind === "event") return view.events[Number(name)]?.event ?? "";
  return kind === "card" ? name : kind;
}

/** "What 10 yellow can do": the value and the colour that are picked. */
export function doableName({ composing, say }: Scene): string {
  const dice = (composing?.picked ?? []).flatMap(dieOf).map(readDie);
  const colours = new Set(dice.map((die) => die.colour).filter((colour) => colour !== "purple"));
  const [colour] = colours.size > 0 ? colours : ["purple"];
  if (dice.length === 0) return "";
  return t("can-do", { value: dice.reduce((sum, die) => sum + die.value, 0), colour: say(`colour-${colour}`) });
}
