/** One's own dice in a sentence, for who can't see them. */
import type { Say } from "@web/board/contract";
import type { TroyesView } from "@web/generated/games/troyes";
import { t } from "../texts";
import { byColour } from "./square";

export function diceAtHand(view: TroyesView, seat: number, say: Say): string {
  const dice = byColour(view.square[seat] ?? []).map((die) =>
    t("die", { colour: say(`colour-${die.colour}`), value: die.value }),
  );
  return dice.length ? t("your-dice", { dice: dice.join(", ") }) : "";
}
