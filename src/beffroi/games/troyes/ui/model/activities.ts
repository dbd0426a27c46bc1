/** The activity cards as they are drawn. */
import type { DieColour } from "@web/board/pieces/dice";
import type { ActivityFace, ActivityPlace, Worker } from "../parts/ActivityCard.svelte";
import type { ActivityView } from "@web/generated/games/troyes";
import { t } from "../texts";
import { ROMAN } from "../parts/figures";
import { resultAt } from "./results";
import { ownerName, ownerOf, who, type Scene } from "./scene";

const PICTURE = "picture";
/** Steps in which a card is used that was chosen before. */
const USING = new Set(["UseCard", "UseAgain"]);

/** Where a tradesman on a slot stands, as the view calls it. */
const slot = (i: number) => `slot${i + 1}`;

export function activities(scene: Scene): ActivityPlace[] {
  return scene.view.activities.map((place) => ({
    anchor: place.card ? `card:${place.card}` : `place:${place.place}`,
    order: place.colour as ActivityPlace["order"],
    level: place.level,
    backName: t("back", { order: t(`order-${place.colour}`), level: ROMAN[place.level - 1], round: place.level }),
    backText: t("round", { n: place.level }),
    face: place.card ? faceOf(scene, place, place.card) : null,
    active: isActive(scene, place),
  }));
}

/** Whether the action being put together activates this card. */
function isActive({ view }: Scene, place: ActivityView): boolean {
  const asking = view.asking;
  if (!asking) return false;
  return asking.action === `activate ${place.place}` || (USING.has(asking.step) && asking.place === place.place);
}

function faceOf(scene: Scene, place: ActivityView, slug: string): ActivityFace {
  const { catalogue, say } = scene;
  const card = catalogue.activities[slug];
  const colours = (card.mixed ? ["red", "white", "yellow"] : [card.colour]) as DieColour[];
  const workers = place.tradesmen.map(({ owner, stand }) => ({
    stand,
    worker: workerOf(scene, place, owner, stand, card.slots),
  }));
  return {
    slug,
    name: say(`card-${slug}`),
    text: say.part(`card-${slug}`, "short") || say.part(`card-${slug}`, "text"),
    help: t("card-facts", {
      cost: card.cost,
      dice: colours.map((colour) => say(`colour-${colour}`)).join(", "),
      divisor: card.divisor,
    }),
    cost: card.cost,
    influenceCost: card.influence,
    dice: colours,
    divisor: card.divisor,
    later: card.kind !== "immediate",
    slots: card.slots.map((points, i) => ({
      points,
      worker: workers.find((one) => one.stand === slot(i))?.worker ?? null,
    })),
    picture: workers.filter((one) => one.stand === PICTURE).map((one) => one.worker),
    heaps: heapsOf(scene, place),
    result: resultAt(scene, `card:${slug}`),
  };
}

function workerOf(scene: Scene, place: ActivityView, owner: number, stand: string, slots: readonly number[]): Worker {
  const points = slots.find((_, i) => slot(i) === stand);
  return {
    owner: ownerOf(scene, owner),
    key: scene.keys.at(`tradesman:${place.place}@${owner}:${stand}`),
    anchor: `tradesman:${place.place}@${ownerName(owner)}`,
    name: points
      ? t("tradesman-points", { who: who(scene, owner), points })
      : t("tradesman", { who: who(scene, owner) }),
  };
}

/** One's own cubes can be spent; those of others have an anchor of their own that nobody offers. */
function heapsOf(scene: Scene, place: ActivityView): ActivityFace["heaps"] {
  return place.cubes
    .map((n, seat) => ({
      owner: ownerOf(scene, seat),
      keys: Array.from({ length: n }, (_, i) => scene.keys.at(`cubes:${place.place}@${seat}#${i}`)),
      anchor: seat === scene.seat ? `cubes:${place.place}` : `cubes:${place.place}@${seat}`,
      name: t("cubes-of", { n, who: who(scene, seat) }),
    }))
    .filter((heap) => heap.keys.length > 0);
}
