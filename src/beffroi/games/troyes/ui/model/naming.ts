/** What an action is called on the button and in the question bar: a card or an event by its name. */
import type { ComposedTurn } from "@web/generated/protocol";
import type { Say } from "@web/board/contract";
import type { TroyesView } from "@web/generated/games/troyes";
import { t } from "../texts";

export function nameOf(completion: ComposedTurn, view: TroyesView, say: Say): string {
  const [kind, name = ""] = completion.anchor.split(":");
  if (kind === "card") return say(`card-${name}`);
  if (kind === "event") return say(`event-${view.events[Number(name)]?.event ?? ""}`);
  if (view.asking?.action === "counter" && !completion.label) return t("counter-now");
  if (kind !== "slot") return completion.label ? say.label(completion.label) : "";
  const [, building, number] = /^(.+)-(\d+)$/.exec(name) ?? [];
  return t("place-at", { building: say(`building-${building}`), number });
}
