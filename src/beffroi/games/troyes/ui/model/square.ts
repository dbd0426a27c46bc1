/** The districts of the market square as they are drawn. */
import type { DieColour } from "@web/board/pieces/dice";
import type { Quarter, SquareDie } from "../parts/Square.svelte";
import { t } from "../texts";
import { NEUTRAL, ownerOf, who, type Scene } from "./scene";

/** The districts in use: one's own first, then clockwise, the neutral one last. */
export function quarters(scene: Scene): Quarter[] {
  const { view, seat } = scene;
  const first = Math.max(0, seat);
  const seats = Array.from({ length: view.seats }, (_, i) => (first + i) % view.seats);
  return [...seats, NEUTRAL].map((owner) => quarter(scene, owner));
}

function quarter(scene: Scene, owner: number): Quarter {
  const { view, seat } = scene;
  const player = view.players[owner];
  const price = priceNow(scene, owner);
  const pot = player?.pot ?? 0;
  return {
    owner: ownerOf(scene, owner),
    title: owner === seat ? t("your-district") : who(scene, owner),
    dice: dice(scene, owner),
    price,
    priceName: t("price-each", { price }),
    deniers: pot,
    note: t("pot", { who: who(scene, owner), n: pot }),
    pass: owner === seat && seat >= 0,
  };
}

/** What the next die of this district would cost the seat that forms a lot. */
function priceNow({ view, catalogue, seat }: Scene, owner: number): number {
  const asking = view.asking;
  if (owner === seat || asking?.step !== "TakeDice" || asking.seat !== seat) return 0;
  return catalogue.board.prices[asking.dice.length] ?? 0;
}

/** Which dice, and how many equal ones, are part of the answer being put together. */
function takenDice({ view }: Scene): Map<string, number> {
  const taken = new Map<string, number>();
  for (const id of (view.asking?.dice as string[] | undefined) ?? []) taken.set(id, (taken.get(id) ?? 0) + 1);
  return taken;
}

function dice(scene: Scene, owner: number): SquareDie[] {
  const taken = takenDice(scene);
  const seen = new Map<string, number>();
  return scene.view.square[owner].map((die) => {
    const n = seen.get(die.id) ?? 0;
    seen.set(die.id, n + 1);
    const words = { colour: scene.say(`colour-${die.colour}`), value: die.value };
    return {
      colour: die.colour as DieColour,
      value: die.value,
      anchor: `die:${die.id}`,
      key: scene.keys.at(`die:${die.id}#${n}`),
      name: owner === scene.seat ? t("die-yours", words) : t("die-of", { ...words, who: who(scene, owner) }),
      chosen: n < (taken.get(die.id) ?? 0),
    };
  });
}
