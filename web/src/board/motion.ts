/** Movement: a piece that keeps its key goes from where it was to where it is; quick, skippable, off when asked. */
import type { Attachment } from "svelte/attachments";

export interface Travel {
  /** Where a new piece comes from: the key of another piece or an anchor, such as `seat:1`. */
  from?: string;
  /** How a new piece appears when it comes from nowhere. */
  enter?: "pop" | "fall" | "turn" | "none";
}

const EASE = "cubic-bezier(.2,.7,.2,1)";
const STAGGER = 18; // ms between pieces that leave together
const LONGEST = 900; // ms a whole update may move

interface Piece {
  node: Element;
  travel: Travel;
}

export class Motion {
  /** Milliseconds of one movement; 0 switches movement off. */
  pace = 280;
  #pieces = new Map<string, Piece>();
  #before = new Map<string, DOMRect>();
  #running: Animation[] = [];

  /** Give a piece its identity: `<g {@attach travels("cube:0-3", { from: "seat:0" })}>`. */
  readonly travels = (key: string, travel: Travel = {}): Attachment => {
    return (node) => {
      this.#pieces.set(key, { node, travel });
      return () => {
        if (this.#pieces.get(key)?.node === node) this.#pieces.delete(key);
      };
    };
  };

  /** Remember where everything lies; call it just before the view changes. */
  before(): void {
    this.skip();
    this.#before.clear();
    if (this.pace === 0) return;
    for (const [key, piece] of this.#pieces) this.#before.set(key, piece.node.getBoundingClientRect());
  }

  /** Move what lies elsewhere now; call it when the new view is drawn. */
  after(): void {
    if (this.pace === 0 || this.#before.size === 0) return;
    let order = 0;
    for (const [key, piece] of this.#pieces) {
      const was = this.#before.get(key) ?? this.#origin(piece.travel.from);
      const delay = Math.min(order * STAGGER, LONGEST - this.pace);
      if (was ? this.#slide(piece.node, was, delay) : this.#appear(piece, delay)) order += 1;
    }
  }

  /** End all movement at once. */
  skip(): void {
    for (const animation of this.#running) animation.finish();
    this.#running = [];
  }

  #origin(from: string | undefined): DOMRect | undefined {
    if (!from) return undefined;
    const known = this.#before.get(from);
    if (known) return known;
    return document.querySelector(`[data-anchor="${CSS.escape(from)}"]`)?.getBoundingClientRect();
  }

  #slide(node: Element, was: DOMRect, delay: number): boolean {
    const is = node.getBoundingClientRect();
    const dx = was.x + was.width / 2 - (is.x + is.width / 2);
    const dy = was.y + was.height / 2 - (is.y + is.height / 2);
    if (is.width === 0 || was.width === 0 || Math.hypot(dx, dy) < 2) return false;
    const scale = unitsPerPixel(node);
    const start = `translate(${dx * scale}px, ${dy * scale}px)`;
    const arc = `translate(${(dx * scale) / 2}px, ${(dy * scale) / 2 - 12 * scale}px)`;
    this.#run(node, [{ transform: start }, { transform: arc }, { transform: "none" }], delay);
    return true;
  }

  #appear({ node, travel }: Piece, delay: number): boolean {
    const frames: Record<string, Keyframe[]> = {
      pop: [{ transform: "scale(.4)", opacity: 0 }, { transform: "scale(1.12)" }, { transform: "none", opacity: 1 }],
      fall: [
        { transform: "translateY(-24px)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      turn: [
        { transform: "rotateY(90deg)", opacity: 0.4 },
        { transform: "none", opacity: 1 },
      ],
    };
    const enter = frames[travel.enter ?? "pop"];
    if (!enter) return false;
    this.#run(node, enter, delay);
    return true;
  }

  #run(node: Element, frames: Keyframe[], delay: number): void {
    const options = { duration: this.pace, delay, easing: EASE, fill: "backwards" as const, composite: "add" as const };
    const animation = node.animate(frames, options);
    this.#running.push(animation);
  }
}

/** An SVG group moves in the units of its drawing, everything else in the pixels of a board that may be zoomed. */
function unitsPerPixel(node: Element): number {
  const matrix = node instanceof SVGGraphicsElement && !(node instanceof SVGSVGElement) ? node.getScreenCTM() : null;
  if (matrix && matrix.a !== 0) return 1 / Math.hypot(matrix.a, matrix.b);
  return 1 / (node.currentCSSZoom ?? 1);
}
