/** Which figures a person's new tables are opened with: kept on the device, offered by "Create". */
import type { FiguresChoice } from "@web/generated/protocol";
import { keptDraft } from "./draft.svelte";

/** A set of the account, one from a link, what this device keeps, the program's own, or the server's default. */
export type Use = { kind: "default" | "program" | "device" } | { kind: "mine" | "shared"; id: string; name: string };

const keyOf = (game: string): string => `beffroi-figures-use-${game}`;

export function rememberedUse(game: string): Use {
  try {
    return (JSON.parse(localStorage.getItem(keyOf(game)) ?? "null") as Use | null) ?? { kind: "default" };
  } catch {
    return { kind: "default" };
  }
}

export function rememberUse(game: string, use: Use): void {
  if (use.kind === "default") localStorage.removeItem(keyOf(game));
  else localStorage.setItem(keyOf(game), JSON.stringify(use));
}

/** How a new table asks for it. */
export function choiceOf(game: string, use: Use, deviceName: string): FiguresChoice {
  if (use.kind === "mine" || use.kind === "shared") return { kind: use.kind, id: use.id };
  if (use.kind !== "device") return { kind: use.kind };
  const kept = keptDraft(game);
  return kept ? { kind: "given", name: deviceName, figures: kept.doc } : { kind: "default" };
}
