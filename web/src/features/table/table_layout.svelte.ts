/** How the page of a table is divided: what a wide screen shows side by side, a narrow one in tabs. */
import { screen } from "@web/core/screen.svelte";
import { meepleGroup, roundTable, scrollQuill } from "@web/design/icons";
import { t } from "@web/i18n/texts.svelte";
import { LYING, UPRIGHT } from "./fit";
import type { Table } from "./store.svelte";

export class TableLayout {
  #table: Table;
  #besideName: () => string | undefined;
  /** The tab that was asked for; it may belong to a board that is divided otherwise. */
  zone = $state("");

  constructor(table: Table, besideName: () => string | undefined) {
    this.#table = table;
    this.#besideName = besideName;
  }

  /** What the chronicle's tab is called. */
  get besideName(): string {
    return this.#besideName() ?? t("chronicle");
  }

  /** The columns of a board that draws the seats itself. */
  readonly frame = $derived.by(() => this.#table.ui?.layout.frame);
  readonly #zones = $derived.by(() => this.#table.ui?.layout.zones ?? []);
  readonly tabs = $derived.by(() => [
    ...(this.#zones.length && !this.#table.whole
      ? this.#zones.map((one) => ({ id: one.id, name: this.#table.say?.(one.name) ?? "", icon: one.icon }))
      : [{ id: "board", name: t("tab-table"), icon: roundTable }]),
    ...(this.frame ? [] : [{ id: "players", name: t("tab-players"), icon: meepleGroup }]),
    { id: "chronicle", name: this.besideName, icon: scrollQuill },
  ]);
  /** The seat whose own zone a phone shows. */
  readonly visited = $derived.by(() =>
    this.frame?.strip && !this.#table.whole && this.zone.startsWith("seat:") ? this.zone : "",
  );
  readonly tab = $derived.by(
    () => this.visited || (this.tabs.some((one) => one.id === this.zone) ? this.zone : this.tabs[0].id),
  );
  /** Which tabs have something to choose that is not in sight. */
  readonly glowing = $derived.by(() => {
    const table = this.#table;
    const choices = table.whole ? table.anchors.loose : table.choices;
    return new Set(choices.map((choice) => table.ui?.layout.zoneOf?.(choice.anchor) ?? ""));
  });
  /** The seats as they are shown, one's own first. */
  readonly seats = $derived.by(() => {
    const count = this.#table.info?.seats.length ?? 0;
    const first = Math.max(0, this.#table.seat);
    return Array.from({ length: count }, (_, i) => (first + i) % count);
  });
  readonly upright = $derived.by(() => screen.narrow && this.#table.whole);
  /** The part of the board that is drawn, or null for all of it. */
  readonly boardZone = $derived.by(() => (!this.#table.whole && this.#zones.length ? this.tab : null));
  /** The room the board is drawn for, or null where it takes what it gets. */
  readonly room = $derived.by(() => {
    if (!this.#table.whole || this.frame) return null;
    return this.upright ? UPRIGHT : (this.#table.ui?.layout.room ?? LYING);
  });
  /** Whether the page draws the seats: some boards do it themselves. */
  readonly panels = $derived.by(() => !!this.#table.ui?.Board && !this.frame);
  /** How a wide page is divided: the board's columns, then the chronicle. */
  readonly columns = $derived.by(() => {
    const { frame } = this;
    return frame && `[bar-start] ${frame.columns.join(" ")} [chron-start] ${frame.chronicle} [chron-end bar-end]`;
  });
  readonly showsBoard = $derived.by(() => !screen.narrow || (this.tab !== "players" && this.tab !== "chronicle"));
  /** Whether the final scoring is shown, item by item. */
  readonly counting = $derived.by(() => this.#table.finalScoring.open && !this.#table.replay.on);

  /** Bring a piece into sight: the tab it lies in. */
  bring(anchor: string): void {
    const table = this.#table;
    if (table.whole && (table.finalScoring.now || table.anchors.draws(anchor))) return;
    const lies = anchor.startsWith("seat:") && !this.frame ? "players" : (table.ui?.layout.zoneOf?.(anchor) ?? "");
    if (lies) this.zone = table.whole && lies !== "players" ? "board" : lies;
  }
}
