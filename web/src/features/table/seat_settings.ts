/** What a person wants settled at the own seat of every new table of a game: kept in this browser. */
import type { SettingBody, TableMessage, Update } from "@web/generated/protocol";

const KEY = "beffroi-seat-settings";

type Chosen = Record<string, string>;
export type Settled = Pick<SettingBody, "name" | "choice">;

function kept(): Record<string, Chosen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Chosen>;
  } catch {
    return {};
  }
}

export function wantedAtNewTables(game: string): Chosen {
  return kept()[game] ?? {};
}

/** Want a choice at new tables of the game, or (null) to be asked there. */
export function wantAtNewTables(game: string, name: string, choice: string | null): void {
  const all = kept();
  const others = Object.entries(all[game] ?? {}).filter(([other]) => other !== name);
  const chosen = Object.fromEntries(choice === null ? others : [...others, [name, choice]]);
  localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: chosen }));
}

/** What is wanted at new tables, where the seat has said nothing yet. */
export function notSettledYet(info: TableMessage, update: Update): Settled[] {
  if (info.status !== "running" || !info.you.includes(update.seat)) return [];
  const wanted = wantedAtNewTables(info.game);
  return info.settings
    .filter(({ name, choices }) => name in wanted && !(name in update.settings) && choices.includes(wanted[name]))
    .map(({ name }) => ({ name, choice: wanted[name] }));
}

/** The ways to answer the question now and from now on. */
export function settlingNow(update: Update | null): Settled[] {
  const setting = update?.setting;
  return setting ? setting.choices.map((choice) => ({ name: setting.name, choice })) : [];
}
