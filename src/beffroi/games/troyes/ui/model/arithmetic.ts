/** What the question bar adds up, out of `view.asking`. */
import type { Say } from "@web/board/contract";
import type { DieColour } from "@web/board/pieces/dice";
import type { TroyesCatalogue, TroyesView } from "@web/generated/games/troyes";
import { t } from "../texts";
import { NEUTRAL } from "./neutral";

export interface Goods {
  kind: string;
  n: number;
}

export interface Sum {
  seat: number;
  dice: { colour: DieColour; value: number }[];
  foes: number[];
  cube: string;
  value: number | null;
  need: number;
  divisor: number;
  uses: number;
  fights: boolean;
  pays: (Goods & { to: string })[];
  gives: Goods[];
}

/** A die out of its name: `yellow5@2`. */
export function readDie(id: string): { colour: DieColour; value: number; owner: number } {
  const [, colour, value, owner] = /^([a-z]+)(\d+)@(.+)$/.exec(id) ?? [];
  return { colour: colour as DieColour, value: Number(value), owner: owner === "neutral" ? NEUTRAL : Number(owner) };
}

export function arithmetic(view: TroyesView, catalogue: TroyesCatalogue, say: Say): Sum | null {
  const asking = view.asking;
  if (!asking || !("dice" in asking || "foes" in asking)) return null;
  const ids = (asking.dice ?? []) as string[];
  const gives = Object.entries((asking.gives ?? {}) as Record<string, number>).map(([kind, n]) => ({ kind, n }));
  return {
    seat: asking.seat,
    dice: ids.map(readDie),
    foes: asking.foes ?? [],
    cube: asking.cube ? t("with-cube", { card: say(`card-${cardAt(view, asking.cube)}`) }) : "",
    value: "value" in asking ? asking.value : null,
    need: asking.need ?? 0,
    divisor: divisorOf(view, catalogue, asking.action ?? ""),
    uses: asking.uses ?? 0,
    fights: (asking.action ?? "").startsWith("fight"),
    pays: paymentsOf(asking, ids, say),
    gives: gives.filter((gain) => gain.n > 0),
  };
}

function cardAt(view: TroyesView, place: string): string {
  return view.activities.find((card) => card.place === place)?.card ?? "";
}

export function divisorOf(view: TroyesView, catalogue: TroyesCatalogue, action: string): number {
  const [verb, at] = action.split(" ");
  if (verb === "activate") return catalogue.activities[cardAt(view, at)]?.divisor ?? 0;
  if (verb === "fight") return catalogue.events[view.events[Number(at)]?.card]?.divisor ?? 0;
  return verb === "farm" ? catalogue.board.agriculture : 0;
}

/** What a lot of dice costs, as `view.asking` tells it. */
interface Asking {
  hire?: number;
  hire_influence?: number;
  costs?: number[];
  influence?: number;
}

/** What goes to whom: hiring, each owner of dice, influence. */
function paymentsOf(asking: Asking, ids: string[], say: Say): Sum["pays"] {
  const pays: Sum["pays"] = [];
  if (asking.hire) pays.push({ kind: "deniers", n: asking.hire, to: t("hires") });
  if (asking.hire_influence) pays.push({ kind: "influence", n: asking.hire_influence, to: t("hires") });
  const owners = new Map<number, number>();
  for (const [i, id] of ids.entries()) {
    const { owner } = readDie(id);
    const cost = asking.costs?.[i] ?? 0;
    if (cost > 0) owners.set(owner, (owners.get(owner) ?? 0) + cost);
  }
  for (const [owner, n] of owners)
    pays.push({ kind: "deniers", n, to: t("pays", { who: owner === NEUTRAL ? t("bank") : say.seat(owner) }) });
  if (asking.influence) pays.push({ kind: "influence", n: asking.influence, to: t("influence") });
  return pays;
}
