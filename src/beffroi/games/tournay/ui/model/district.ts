/** Which lines of the five by five slots a district shows, and what lies there. */
import type { PlayerView, SlotView } from "@web/generated/games/tournay";

const SIDE = 5;
const SPAN = 3; // rows and columns a district may have
const MIDDLE = 2;

export interface Line {
  index: number;
  /** Beyond the cards: only empty slots, drawn half as wide while there are two such lines too many. */
  thin: boolean;
}

export interface Place {
  name: string;
  row: number;
  column: number;
  slot: SlotView | null;
  /** Inside the rows and columns of the cards, or right beside a card. */
  near: boolean;
}

/** The rows or columns to show for cards that span `first` to `last`. */
export function lines(first: number, last: number): Line[] {
  const span = last - first + 1;
  const margin = span < SPAN ? 1 : 0;
  const shown: Line[] = [];
  for (let index = Math.max(0, first - margin); index <= Math.min(SIDE - 1, last + margin); index++)
    shown.push({ index, thin: span === SPAN - 1 && (index < first || index > last) });
  return shown;
}

/** Three lines around the cards, for a district that is only looked at. */
export function windowOf(first: number, last: number): Line[] {
  const start = Math.max(0, Math.min(SIDE - SPAN, first - Math.floor((SPAN - (last - first + 1)) / 2)));
  return Array.from({ length: SPAN }, (_, i) => ({ index: start + i, thin: false }));
}

export const slotName = (row: number, column: number): string => `${"abcde"[column]}${row + 1}`;

/** The part of the five by five slots where cards lie or may come to lie. */
export function layout(
  player: PlayerView,
  shown: (first: number, last: number) => Line[] = lines,
): { rows: Line[]; columns: Line[]; places: Place[] } {
  const [top, bottom, left, right] = player.frame ?? [MIDDLE, MIDDLE, MIDDLE, MIDDLE];
  const rows = shown(top, bottom);
  const columns = shown(left, right);
  const found = new Map(player.district.map((slot) => [slot.slot, slot]));
  const at = (row: number, column: number) => found.get(slotName(row, column));
  const beside = (row: number, column: number) =>
    !!(at(row - 1, column) ?? at(row + 1, column) ?? at(row, column - 1) ?? at(row, column + 1));
  const places = rows.flatMap(({ index: row }) =>
    columns.map(({ index: column }) => ({
      name: slotName(row, column),
      row,
      column,
      slot: at(row, column) ?? null,
      near: player.district.length === 0 ? row === MIDDLE && column === MIDDLE : beside(row, column),
    })),
  );
  return { rows, columns, places };
}

/** CSS grid tracks for lines. */
export const tracks = (shown: readonly Line[]): string =>
  shown.map((line) => `minmax(0, ${line.thin ? 1 : 2}fr)`).join(" ");

/** What a district would score now. */
export const total = (player: PlayerView): number => Object.values(player.points).reduce((sum, n) => sum + n, 0);
