/** What a slot is and would do now, in sentences. */
import type { SlotView } from "@web/generated/games/tournay";
import { COLOURS } from "./cards";
import type { Outlook } from "./outlook";
import { cardName, type Scene } from "./scene";
import { t } from "../texts";

/** How the card lies there now. */
export function standing(slot: SlotView): string[] {
  const workers = COLOURS.reduce((sum, colour) => sum + slot.citizens[colour], 0) + slot.grey;
  return [
    slot.damaged ? t("damaged-help") : "",
    workers ? t("at-work", { n: workers }) : "",
    slot.capacity > 1 ? t("twice") : "",
  ];
}

/** What choosing the slot would do. */
export function foresee(scene: Scene, look: Outlook | undefined): string[] {
  if (!look) return [];
  const names = (cards: readonly string[]) => cards.map((card) => cardName(scene, card)).join(", ");
  const answers = look.triggers.map((trigger) =>
    trigger.deniers > 0
      ? t("answer-pays", { card: cardName(scene, trigger.card), n: trigger.deniers })
      : t("answer-offers", { card: cardName(scene, trigger.card) }),
  );
  return [
    look.covers ? t("covers", { card: cardName(scene, look.covers) }) : "",
    look.leaves?.length ? t("leaves", { cards: names(look.leaves) }) : "",
    look.lies ? t("lie-down", { n: look.lies }) : "",
    ...answers,
    answers.length || look.manner === "activate" ? "" : t("no-answer"),
  ];
}

export const inOne = (lines: readonly string[]): string => lines.filter(Boolean).join(" ");
