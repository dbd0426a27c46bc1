/** The keys of the table page. */
import { ARROWS, moveFocus, type Arrow } from "@web/board/focus";
import { settings } from "@web/core/settings.svelte";
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

/** Act when what changed is painted: to focus something before has the whole page laid out at once. */
export const afterPaint = (act: () => void): void => void requestAnimationFrame(() => setTimeout(act));

/** The focus never falls to the page as a whole: where its piece or button is gone, the question or the scoring has it. */
export function keepFocus(root: HTMLElement | undefined): void {
  const focused = document.activeElement;
  if (focused && focused !== document.body && !(focused instanceof HTMLButtonElement && focused.disabled)) return;
  const next = root?.querySelector<HTMLElement>("#asked") ?? root?.querySelector<HTMLElement>(".foot button");
  next?.focus({ preventScroll: true });
}

/** Whether Enter means something there already. */
const pressing = (target: EventTarget | null) =>
  target instanceof Element && !!target.closest("button, a, summary, [role=tab], [role=menuitem]");

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
  if (table.replay.on && (event.key === "PageUp" || event.key === "PageDown")) {
    void table.replay.turn(event.key === "PageUp" ? -1 : 1);
    return true;
  }
  if (event.key === "Enter") return !pressing(event.target) && table.enter(event.shiftKey);
  if (!settings.choices.keys) return false;
  if (/^[1-9]$/.test(event.key)) return pressNumber(event.key, root);
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
      table.enter(false);
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
      return pressPiece(table.ui?.layout.keys?.[key], actions.root());
  }
}

function pressPiece(anchor: string | undefined, root: HTMLElement | undefined): boolean {
  const piece = anchor && root?.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(anchor)}"][data-may]`);
  if (piece) piece.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return !!piece;
}

/** The numbered pieces, else the numbered buttons of the question bar. */
function pressNumber(number: string, root: HTMLElement | undefined): boolean {
  const piece = root?.querySelector(`[data-number="${number}"][data-may]`);
  const button = root?.querySelectorAll(".ask [data-choice]")[Number(number) - 1];
  (piece ?? button)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return !!(piece ?? button);
}

function escape(table: Table): boolean {
  if (table.anchors.tip) table.anchors.tip = null;
  else if (table.composition.begun) table.composition.putBack();
  else if (table.replay.on) table.replay.close();
  else if (table.finalScoring.now) table.finalScoring.skip();
  else if (table.finalScoring.open) table.finalScoring.close();
  else return false;
  return true;
}
