/** Binds drawn pieces to the anchors of the choices: what may be chosen glows, is focusable and answers a click. */
import type { Choice } from "@web/generated/protocol";
import { getContext, setContext, type Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Motion } from "./motion";

export interface AnchorOptions {
  /** What the piece is called; by default the text of its anchor. */
  name?: string;
  /** More about it: what it would do now. */
  help?: string;
  /** What is drawn on the piece and said to who doesn't see it: its figures. */
  spoken?: string;
  /** Shown in the tip instead of name and rule, say the full card. */
  show?: Snippet;
  /** Already part of the answer being put together. */
  chosen?: boolean;
  /** The number key that presses it. */
  number?: number;
}

/** What the anchors need of the table they belong to. */
export interface AnchorTable {
  /** What a click may mean: the answers, and the pieces of a turn that is put together. */
  readonly offers: Choice[];
  /** Choices that need a button, if no piece offers them. */
  readonly choices: Choice[];
  /** While a turn is put together, what has no part in it steps back. */
  readonly dims: boolean;
  /** How the piece of an anchor stands in the turn that is put together; null where none is. */
  standing(anchor: string): Standing | null;
  /** A piece is pressed, `twice` by a double click; false where its choices say what that means. */
  press(anchor: string, held: boolean, twice: boolean): boolean;
  /** Enter on a piece: true where it presses the button of the table instead. */
  enter(keepOpen: boolean): boolean;
  choose(choice: Choice): void;
  /** What a press means where several choices belong to the piece; null where a menu must ask. */
  meant(anchor: string): Choice | null;
  why(anchor: string): void;
  nameOf(anchor: string): string;
  /** The rule of a piece. */
  ruleOf(anchor: string): string;
  sentence(choice: Choice): string;
  /** Said of a piece that a guide speaks of. */
  readonly taughtWord: string;
}

/** `lit`: it may be chosen and shines; `open`: it may be chosen; `off`: greyed, but a click is heard. */
export interface Standing {
  light: "lit" | "open" | "off";
  chosen: boolean;
  /** Proposed, not chosen. */
  usual: boolean;
}

/** The piece whose tip is open, or whose several choices are on offer. */
export interface Spot {
  anchor: string;
  node: Element;
  options: AnchorOptions;
}

const LONG_PRESS = 450; // ms
const HOVER_REST = 220; // ms before a tip opens, so that a crossing pointer opens none

export class Anchors {
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** What a guide speaks of: lit until it speaks of something else. */
  taught = $state.raw<ReadonlySet<string>>(new Set());
  /** The piece of a move that waits for the line to come back. */
  unsent = $state("");
  tip = $state.raw<Spot | null>(null);
  menu = $state.raw<Spot | null>(null);
  /** The anchor that Tab returns to. */
  current = $state("");
  readonly byAnchor = $derived.by(() => groupByAnchor(this.#table.offers));
  /** How many drawn pieces stand for an anchor. Plain, because pieces come and go inside effects; `#drawn` tells readers. */
  #pieces = new Map<string, number>();
  #changes = 0;
  #drawn = $state(0);
  #table: AnchorTable;
  /** After a choice no tip opens over the next one until the pointer moves. */
  #quiet = false;

  constructor(table: AnchorTable) {
    this.#table = table;
  }

  /** The anchor in the tab order: the one last focused if it may still be chosen, else the first. */
  readonly stop = $derived.by(() => {
    if (this.byAnchor.has(this.current) && this.draws(this.current)) return this.current;
    for (const anchor of this.byAnchor.keys()) if (this.draws(anchor)) return anchor;
    return "";
  });

  /** Choices that no drawn piece offers, so the question bar must. */
  readonly loose = $derived.by(() => this.#table.choices.filter((choice) => !this.draws(choice.anchor)));

  light(...anchors: string[]): void {
    this.lit = new Set(anchors);
  }

  teach(...anchors: string[]): void {
    this.taught = new Set(anchors);
  }

  /** Bind an element to an anchor: `<g {@attach anchored("die:yellow5@2", { name })}>`. */
  readonly anchored = (anchor: string, options: AnchorOptions = {}): Attachment => {
    return (node) => {
      const element = node as HTMLElement | SVGElement;
      element.dataset.anchor = anchor;
      this.#count(anchor, 1);
      $effect(() => this.#dress(element, anchor, options));
      const stop = this.#listen(element, { anchor, node, options });
      return () => {
        stop();
        this.#count(anchor, -1);
        if (this.tip?.node === node) this.tip = null;
        if (this.menu?.node === node) this.menu = null;
      };
    };
  };

  /** Choose the piece: at once when it has one meaning, through a small menu when it has several. */
  press(spot: Spot, twice = false): void {
    const choices = this.byAnchor.get(spot.anchor) ?? [];
    this.tip = null;
    this.#quiet = true;
    window.addEventListener("pointermove", () => (this.#quiet = false), { once: true });
    if (this.#table.press(spot.anchor, spot.options.chosen ?? false, twice)) return;
    const meant = choices.length > 1 ? this.#table.meant(spot.anchor) : null;
    if (choices.length === 1 || meant) this.#table.choose(meant ?? choices[0]);
    else if (choices.length > 1) this.menu = spot;
    else this.#table.why(spot.anchor);
  }

  /** Whether a piece of this anchor is in sight. */
  draws(anchor: string): boolean {
    return this.#drawn >= 0 && this.#pieces.has(anchor);
  }

  #count(anchor: string, by: number): void {
    const n = (this.#pieces.get(anchor) ?? 0) + by;
    if (n > 0) this.#pieces.set(anchor, n);
    else this.#pieces.delete(anchor);
    this.#changes += 1;
    this.#drawn = this.#changes;
  }

  #dress(element: HTMLElement | SVGElement, anchor: string, options: AnchorOptions): void {
    const choices = this.byAnchor.get(anchor) ?? [];
    const name = options.name ?? this.#table.nameOf(anchor);
    const can = choices.length > 0;
    const standing = can ? this.#table.standing(anchor) : null;
    const chosen = options.chosen ?? standing?.chosen ?? false;
    element.toggleAttribute("data-can", can && (standing === null || standing.light === "lit"));
    element.toggleAttribute("data-may", can);
    element.toggleAttribute("data-off", (standing ? standing.light === "off" : this.#table.dims) && !chosen);
    element.toggleAttribute("data-chosen", chosen);
    element.toggleAttribute("data-usual", standing?.usual ?? false);
    element.toggleAttribute("data-unsent", this.unsent !== "" && this.unsent === anchor);
    if (can && standing) element.setAttribute("aria-pressed", String(chosen));
    else element.removeAttribute("aria-pressed");
    if (options.number) element.dataset.number = String(options.number);
    element.toggleAttribute("data-lit", this.lit.has(anchor) || this.taught.has(anchor));
    element.toggleAttribute("data-taught", this.taught.has(anchor));
    element.setAttribute("role", can ? "button" : "group");
    element.setAttribute("tabindex", can && this.stop === anchor ? "0" : "-1");
    if (choices.length > 1 && !standing) element.setAttribute("aria-haspopup", "menu");
    else element.removeAttribute("aria-haspopup");
    const spoken = can ? [name, ...choices.map((choice) => this.#table.sentence(choice))] : [name];
    element.setAttribute("aria-label", spoken.filter((text, i) => text && spoken.indexOf(text) === i).join(": "));
    const described = [
      this.taught.has(anchor) ? this.#table.taughtWord : "",
      options.spoken ?? "",
      this.#table.ruleOf(anchor),
      options.help ?? "",
    ].filter(Boolean);
    element.setAttribute("aria-description", described.join(" "));
  }

  #listen(element: HTMLElement | SVGElement, spot: Spot): () => void {
    let timer = 0;
    let held = false;
    const open = (delay: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => (this.tip = spot), delay);
    };
    const close = () => {
      clearTimeout(timer);
      if (this.tip?.node === spot.node) this.tip = null;
    };
    const handlers: { [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void } = {
      click: (event: MouseEvent) => {
        event.stopPropagation();
        clearTimeout(timer);
        if (held) held = false;
        else this.press(spot, event.detail === 2);
      },
      keydown: (event: KeyboardEvent) => {
        if (event.target !== element || (event.key !== "Enter" && event.key !== " ")) return;
        event.preventDefault();
        event.stopPropagation();
        if (event.key === " " || !this.#table.enter(event.shiftKey)) this.press(spot);
      },
      pointerover: (event: PointerEvent) => {
        if (this.#quiet || event.pointerType === "touch" || nearest(event.target) !== element) return;
        this.light(spot.anchor);
        open(HOVER_REST);
      },
      pointerout: () => {
        this.light();
        close();
      },
      pointerdown: (event: PointerEvent) => {
        held = false;
        if (event.pointerType !== "touch" || nearest(event.target) !== element) return;
        clearTimeout(timer);
        timer = window.setTimeout(() => {
          held = true;
          this.tip = spot;
        }, LONG_PRESS);
      },
      pointerup: () => clearTimeout(timer),
      contextmenu: (event: Event) => held && event.preventDefault(),
      focus: () => {
        if (this.byAnchor.has(spot.anchor)) this.current = spot.anchor;
        if (element.matches(":focus-visible")) this.tip = spot;
      },
      blur: close,
    };
    const listeners = Object.entries(handlers) as [string, EventListener][];
    for (const [type, listener] of listeners) element.addEventListener(type, listener);
    return () => {
      clearTimeout(timer);
      for (const [type, listener] of listeners) element.removeEventListener(type, listener);
    };
  }
}

function nearest(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("[data-anchor]") : null;
}

/** Choices by the piece they belong to, in the order they came. */
export function groupByAnchor(choices: readonly Choice[]): Map<string, Choice[]> {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const group = groups.get(choice.anchor);
    if (group) group.push(choice);
    else groups.set(choice.anchor, [choice]);
  }
  groups.delete("");
  return groups;
}

/** What a drawn part of the board uses: `const { anchored, travels } = useBoard();` */
export interface BoardTools {
  anchored: Anchors["anchored"];
  travels: Motion["travels"];
}

const TOOLS = Symbol("board tools");

/** For pieces drawn away from a table: nothing can be chosen, nothing moves. */
export const STILL: BoardTools = { anchored: () => () => undefined, travels: () => () => undefined };

export function provideBoard(tools: BoardTools): void {
  setContext(TOOLS, tools);
}

/** Call it while a component starts. */
export function useBoard(): BoardTools {
  return getContext<BoardTools>(TOOLS);
}
