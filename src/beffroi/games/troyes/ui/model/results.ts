/** What an action would bring with the dice that are picked, as it is written on its card. */
import type { ComposedTurn } from "@web/generated/protocol";
import { t } from "../texts";
import type { Scene } from "./scene";

export interface Result {
  /** How often it works, 0 where that is no question. */
  times: number;
  gains: { kind: string; n: number }[];
  /** What it costs, or what else is to be known. */
  note: string;
}

/** The gains that are told, the most important first. */
export const GAINS = ["points", "deniers", "influence", "cathedral", "banners", "cubes", "placed"] as const;
const MOST = 2;

export function resultAt({ composing }: Scene, anchor: string): Result | null {
  const completion = composing?.results.get(anchor);
  return completion && (composing?.picked.length ?? 0) > 0 ? resultOf(completion) : null;
}

export function resultOf(completion: ComposedTurn): Result {
  const gain = (name: string) => completion.changes.find((change) => change.name === name)?.gain ?? 0;
  const gains = GAINS.map((kind) => ({ kind, n: gain(kind) })).filter(({ n }) => n > 0);
  const hires = gain("tradesmen") > 0;
  const { price } = completion;
  return {
    times: gain("banners") > 0 || gain("cathedral") > 0 || gain("placed") > 0 ? 0 : completion.times,
    gains: gains.slice(0, MOST),
    note: price > 0 ? t(hires ? "hire-for" : "costs", { n: price }) : hires ? t("hires-free") : "",
  };
}
