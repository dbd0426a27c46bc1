/** What the page of a table does by itself while the table changes. */
import { socket } from "@web/core/socket.svelte";
import { texts } from "@web/i18n/texts.svelte";
import { untrack } from "svelte";
import { pause } from "./passing";
import type { Table } from "./store.svelte";
import type { TableLayout } from "./table_layout.svelte";

const SINGLE = 350; // ms until the only answer is given, so that the question is seen

/** Follow a table as long as the component lives that calls this while it is made; `move` is the moment its address names. */
export function followTable(table: Table, layout: TableLayout, move: () => number | null): void {
  $effect(() => () => table.close());
  $effect(() => {
    void texts.language;
    untrack(() => void table.load());
  });
  $effect(() => {
    if (table.live?.over && move() === null && !untrack(() => table.finalScoring.open)) layout.zone = "chronicle";
  });
  /** A move without a line is shown as one that waits. */
  $effect(() => {
    table.anchors.unsent = table.busy && socket.link === "lost" ? table.commands.answer : "";
  });
  answerByItself(table);
  bringIntoSight(table, layout);
  $effect(() => {
    // While another page takes over, the place has no move any more, not even null.
    const at = move();
    if (typeof at === "number" && table.live) untrack(() => table.replay.at === null && void table.replay.show(at));
  });
  /** How the game ended is said aloud when it has been counted. */
  let counted = false;
  $effect(() => {
    const counting = !!table.finalScoring.now;
    if (counted && !counting && table.finalScoring.known) untrack(() => table.announcer.conclude());
    counted = counting;
  });
  /** What stands around the game is said aloud, also where no move brought it. */
  $effect(() => {
    if (table.around.now?.id) untrack(() => table.announcer.stand());
  });
}

/** Begin to compose each question, and give the answers that need nobody. */
function answerByItself(table: Table): void {
  $effect(() => {
    const { pass } = table;
    if (!pass) return;
    const timer = window.setTimeout(() => table.choose(pass), pause());
    return () => clearTimeout(timer);
  });
  $effect(() => {
    void [table.live, table.seat, table.ui];
    untrack(() => table.direct.begin());
  });
  /** Each question that stands, and each return of the line: what can be put together? It is told while the board is drawn. */
  $effect.pre(() => {
    void table.live?.seq;
    if (table.ui && table.asked && table.seat >= 0 && socket.link === "open") untrack(() => table.composition.begin());
  });
  /** What is left of a turn that the button has played, where there is only one answer, is given by itself. */
  $effect(() => {
    const { alone } = table;
    if (!alone) return;
    const timer = window.setTimeout(() => table.choose(alone), SINGLE);
    return () => clearTimeout(timer);
  });
}

/** Show what is being counted, and what a guide speaks of. */
function bringIntoSight(table: Table, layout: TableLayout): void {
  $effect(() => {
    const { now } = table.finalScoring;
    if (!now || !table.live) return;
    const [first = `seat:${now.seat}`] = table.ui?.layout.scored?.(now.item, now.seat, table.live.view) ?? [];
    untrack(() => layout.bring(first));
  });
  $effect(() => {
    const [spoken] = table.anchors.taught;
    if (spoken) untrack(() => layout.bring(spoken));
  });
}
