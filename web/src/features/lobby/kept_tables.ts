/** How tables were put together on this device: the last one of each game, and the one kept as a preset of one's own. */
import type { Company } from "./new_table";

export interface KeptTable {
  preset: string;
  count: number;
  level: string;
  company: Company;
  options: Record<string, unknown>;
  pace: string;
  isPublic: boolean;
  confirm: boolean;
  chat: boolean;
  rated: boolean;
}

export type Keeping = "last" | "mine";

const key = (keeping: Keeping, game: string): string => `beffroi-table-${keeping}-${game}`;

export function keepTable(keeping: Keeping, game: string, table: KeptTable): void {
  localStorage.setItem(key(keeping, game), JSON.stringify(table));
}

export function keptTable(keeping: Keeping, game: string): KeptTable | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key(keeping, game)) ?? "null") as KeptTable | null;
    return kept && typeof kept.options === "object" && typeof kept.count === "number" ? kept : null;
  } catch {
    return null; // somebody else wrote there
  }
}
