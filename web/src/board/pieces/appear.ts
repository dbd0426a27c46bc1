/** How cards and stones appear: Svelte transitions that stand still when movement is switched off. */
import type { TransitionConfig } from "svelte/transition";

const moves = () => !document.documentElement.hasAttribute("data-still");

/** A card is turned face up. */
export function turnUp(_node: Element, { duration = 500 } = {}): TransitionConfig {
  return { duration: moves() ? duration : 0, css: (t) => `transform: rotateY(${(1 - t) * 90}deg)` };
}

/** A drawing inks itself in. */
export function inkIn(_node: Element, { duration = 600 } = {}): TransitionConfig {
  return { duration: moves() ? duration : 0, css: (t) => `opacity: ${t}` };
}

/** A piece that is used up shrinks away. */
export function shrinkAway(_node: Element, { duration = 260 } = {}): TransitionConfig {
  return { duration: moves() ? duration : 0, css: (t) => `transform: scale(${t}); opacity: ${t}` };
}
