/** The arithmetic of the turn that is put together: dice, value, divisor, how often, price, gain, purse. */
import type { Composing, Say } from "@web/board/contract";
import type { DieColour } from "@web/board/pieces/dice";
import type { TroyesCatalogue, TroyesView } from "@web/generated/games/troyes";
import { t } from "../texts";
import { divisorOf, readDie } from "./arithmetic";
import { resultOf } from "./results";
import { NEUTRAL } from "./neutral";
import { dieOf } from "./square";

export interface ComposedSum {
  dice: { colour: DieColour; value: number }[];
  /** 0 where it says nothing: a cube may have changed it, or only the single dice count. */
  value: number;
  divisor: number;
  times: number;
  /** Pips that are not used. */
  over: number;
  price: number;
  /** Whom or what the price is for. */
  pays: string;
  gains: { kind: string; n: number }[];
  purse: { before: number; after: number } | null;
}

export function composedSum(
  composing: Composing,
  view: TroyesView,
  catalogue: TroyesCatalogue,
  say: Say,
): ComposedSum | null {
  const { now, picked } = composing;
  const dice = picked.flatMap(dieOf).map(readDie);
  if (dice.length === 0) return null;
  const divisor = now ? divisorOf(view, catalogue, now.answers[0] ?? "") : 0;
  const plain = !now?.answers.some((answer) => answer.startsWith("cube "));
  const value = plain && (divisor > 0 || !now) ? dice.reduce((sum, die) => sum + die.value, 0) : 0;
  const result = now && resultOf(now);
  const money = now?.changes.find((change) => change.name === "deniers");
  const times = divisor > 0 ? (now?.times ?? 0) : 0;
  return {
    dice,
    value,
    divisor: value > 0 ? divisor : 0,
    times,
    over: value > 0 && times > 0 ? Math.max(0, value - times * divisor) : 0,
    price: now?.price ?? 0,
    pays: payees(dice, !!now?.changes.some((change) => change.name === "tradesmen" && change.gain > 0), view, say),
    gains: (result?.gains ?? []).filter(({ kind }) => kind !== "placed").map(({ kind, n }) => ({ kind, n })),
    purse: money && money.before !== money.after ? { before: money.before, after: money.after } : null,
  };
}

function payees(dice: { owner: number }[], hires: boolean, view: TroyesView, say: Say): string {
  const owners = [...new Set(dice.map((die) => die.owner))].filter((owner) => owner !== view.seat);
  const names = owners.map((owner) => (owner === NEUTRAL ? t("bank") : say.seat(owner)));
  return [...(hires ? [t("hires")] : []), ...names].join(", ");
}
