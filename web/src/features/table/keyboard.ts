/** The keys of the table page. */
import { ARROWS, moveFocus, type Arrow } from "@web/board/focus";
import type { Table } from "./store.svelte";

export interface KeyActions {
  table: Table;
  root: () => HTMLElement | undefined;
  toggleList(): void;
  hint(): void;
  openChat(): void;
  next(): void;
}

const writing = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Returns true when the key meant something. */
export function tableKey(event: KeyboardEvent, actions: KeyActions): boolean {
  const { table } = actions;
  if (event.key === "Escape") return escape(table);
  if (writing(event.target) || event.ctrlKey || event.metaKey || event.altKey) return false;
  const root = actions.root();
  if (ARROWS.includes(event.key) && root) {
    if (table.replay.on && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
      void table.replay.step(event.key === "ArrowLeft" ? -1 : 1);
    } else moveFocus(root, event.key as Arrow, event.shiftKey);
    return true;
  }
  if (/^[1-9]$/.test(event.key)) return pressNumber(Number(event.key), root);
  return letter(event.key.toLowerCase(), actions);
}

function letter(key: string, actions: KeyActions): boolean {
  const { table } = actions;
  switch (key) {
    case "l":
      actions.toggleList();
      return true;
    case "u":
      table.commands.takeBack();
      return true;
    case "e":
      table.commands.endTurn();
      return true;
    case "b":
      if (table.replay.on) table.replay.close();
      else if (table.live?.moves) void table.replay.show(table.replay.total);
      return true;
    case "h":
      actions.hint();
      return true;
    case "c":
      actions.openChat();
      return true;
    case "n":
      actions.next();
      return true;
    case "?":
      document.getElementById("keys")?.togglePopover();
      return true;
    default:
      return false;
  }
}

/** The numbered buttons of the question bar. */
function pressNumber(number: number, root: HTMLElement | undefined): boolean {
  const buttons = root?.querySelectorAll<HTMLElement>(".ask [data-choice]") ?? [];
  buttons[number - 1]?.click();
  return buttons.length >= number;
}

function escape(table: Table): boolean {
  if (table.anchors.tip) table.anchors.tip = null;
  else if (table.replay.on) table.replay.close();
  else if (table.finalScoring.now) table.finalScoring.skip();
  else if (table.finalScoring.open) table.finalScoring.close();
  else return false;
  return true;
}
