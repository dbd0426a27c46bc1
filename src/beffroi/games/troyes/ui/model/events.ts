/** The queue of events and its decks as they are drawn. */
import type { Say } from "@web/board/contract";
import type { DieColour } from "@web/board/pieces/dice";
import type { EventEntry } from "@web/generated/games/troyes";
import type { QueuedEvent } from "../parts/EventCard.svelte";
import type { Attacker, Deck } from "../parts/EventQueue.svelte";
import { t } from "../texts";
import { resultAt } from "./results";
import { ownerOf, who, type Scene } from "./scene";

export function queue(scene: Scene): QueuedEvent[] {
  const { view, catalogue, say, keys } = scene;
  return view.events.map((event, i) => {
    const card = catalogue.events[event.card];
    const banners = event.banners.map((owner, n) =>
      owner === null ? null : { owner: ownerOf(scene, owner), key: keys.at(`banner:${event.card}-${n}`) },
    );
    return {
      slug: event.event,
      anchor: `event:${i}`,
      key: `event:${event.card}`,
      name: say(`event-${event.event}`),
      text: say.part(`event-${event.event}`, "short") || say.part(`event-${event.event}`, "text"),
      spoken: [say.part(`event-${event.event}`, "text"), factsOf(say, card, event.banners)].filter(Boolean).join(" "),
      order: (card.deck ?? "black") as QueuedEvent["order"],
      blackDice: card.black_dice,
      fight: card.fight as DieColour[],
      divisor: card.divisor,
      points: card.points,
      banners,
      result: resultAt(scene, `event:${i}`),
      held: event.event === "possession" ? heldBy(scene) : [],
    };
  });
}

/** The possessed citizens, by owner. */
function heldBy(scene: Scene): QueuedEvent["held"] {
  return (scene.view.possessed ?? [])
    .map((n, owner) => ({
      owner: ownerOf(scene, owner),
      n,
      anchor: `possessed:${owner}`,
      name: `${who(scene, owner)}: ${n}`,
    }))
    .filter((one) => one.n > 0);
}

function factsOf(say: Say, card: EventEntry, banners: (number | null)[]): string {
  const colours = card.fight.map((colour) => say(`colour-${colour}`)).join(", ");
  return t("event-facts", {
    dice: card.fight.length > 1 ? `${t("any-colour")} ${colours}` : colours,
    divisor: card.divisor,
    first: card.points[0],
    second: card.points[1],
    filled: banners.filter((owner) => owner !== null).length,
    banners: banners.length,
  });
}

export function decks({ view }: Scene): Deck[] {
  return (["red", "white", "yellow"] as const).map((order) => {
    const left = view.decks[order];
    return { order, left, name: t("deck-of", { n: left, order: t(`order-${order}`) }) };
  });
}

/** What the sheet beside the queue says: who attacks now, or how many will at least. */
export function outlook({ view, catalogue }: Scene): string {
  if (view.black.length) return t("black-now", { n: view.black.length });
  const next = view.events.reduce((sum, event) => sum + catalogue.events[event.card].black_dice, 0);
  return t("black-next", { n: next });
}

/** The black dice still to be countered; those the seat has taken on are part of its answer. */
export function attackers({ view }: Scene): Attacker[] {
  const taken = [...((view.asking?.foes as number[] | undefined) ?? [])];
  return view.black.map((value) => {
    const at = taken.indexOf(value);
    if (at >= 0) taken.splice(at, 1);
    return { value, anchor: `black:${value}`, name: t("black-die", { value }), chosen: at >= 0 };
  });
}
