/** The districts of the town square as they are drawn. */
import type { DieColour } from "@web/board/pieces/dice";
import type { Quarter, SquareDie } from "../parts/Square.svelte";
import { t } from "../texts";
import { NEUTRAL } from "./neutral";
import { ownerOf, who, type Scene } from "./scene";

const COLOURS: readonly string[] = ["yellow", "white", "red", "purple"];

/** Dice of one colour lie together, the highest first. */
export const byColour = <Die extends { colour: string; value: number }>(dice: readonly Die[]): Die[] =>
  dice.toSorted((a, b) => COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour) || b.value - a.value);

/** The districts in use: one's own first, then clockwise, the neutral one last. */
export function quarters(scene: Scene, rolled: Rolled): Quarter[] {
  const { view, seat } = scene;
  rolled.follow(
    view.round,
    view.square.map((dice) => dice.length),
  );
  const first = Math.max(0, seat);
  const seats = Array.from({ length: view.seats }, (_, i) => (first + i) % view.seats);
  return [...seats, NEUTRAL].map((owner) => quarter(scene, owner, rolled.of(owner)));
}

/** How many dice lay in each district when they were rolled: it keeps its width for the round. */
export class Rolled {
  #round = -1;
  #most: number[] = [];

  follow(round: number, dice: readonly number[]): void {
    if (round !== this.#round) this.#most = [];
    this.#round = round;
    this.#most = dice.map((n, owner) => Math.max(n, this.#most[owner] ?? 0));
  }

  of(owner: number): number {
    return this.#most[owner] ?? 0;
  }
}

function quarter(scene: Scene, owner: number, rolled: number): Quarter {
  const { view, seat } = scene;
  const pot = view.players[owner]?.pot ?? 0;
  const lying = dice(scene, owner);
  return {
    owner: ownerOf(scene, owner),
    own: owner === seat,
    title: owner === seat ? t("your-district") : who(scene, owner),
    dice: lying,
    gone: Math.max(0, rolled - lying.length),
    deniers: pot,
    note: t("pot", { who: who(scene, owner), n: pot }),
  };
}

/** Which dice, and how many equal ones, are part of the answer being put together. */
function takenDice({ view, composing }: Scene): Map<string, number> {
  const taken = new Map<string, number>();
  const ids = (view.asking?.dice as string[] | undefined) ?? [];
  for (const id of [...ids, ...(composing?.picked ?? []).flatMap(dieOf)]) taken.set(id, (taken.get(id) ?? 0) + 1);
  return taken;
}

/** The die that a move takes: `die yellow5 @2` is `yellow5@2`. */
export function dieOf(move: string): string[] {
  const [word, ...rest] = move.split(" ");
  return word === "die" ? [rest.join("")] : [];
}

function dice(scene: Scene, owner: number): SquareDie[] {
  const { composing, seat } = scene;
  const taken = takenDice(scene);
  const seen = new Map<string, number>();
  const all = scene.view.square[owner].map((die) => {
    const n = seen.get(die.id) ?? 0;
    seen.set(die.id, n + 1);
    const words = { colour: scene.say(`colour-${die.colour}`), value: die.value };
    const anchor = `die:${die.id}`;
    const chosen = n < (taken.get(die.id) ?? 0);
    const joins = composing?.more.get(anchor);
    return {
      colour: die.colour as DieColour,
      value: die.value,
      anchor,
      key: scene.keys.at(`die:${die.id}#${n}`),
      name: owner === seat ? t("die-yours", words) : t("die-of", { ...words, who: who(scene, owner) }),
      chosen,
      price: chosen || !composing || (owner === seat && !joins?.cost) ? 0 : (joins?.cost ?? 0),
      dear: !!joins?.why,
    };
  });
  return byColour(all);
}
