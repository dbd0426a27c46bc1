/** Whether the page has room for the whole table at once; the same condition as in the style sheets. */
const NARROW = "(max-aspect-ratio: 6/5), (max-height: 559px)";
/** Narrow, but with room for a whole table drawn upright: a tablet. */
const UPRIGHT = "(max-aspect-ratio: 6/5) and (min-width: 700px) and (min-height: 900px)";
const ROOMY = "(min-aspect-ratio: 17/10)";

class Screen {
  narrow = $state(false);
  upright = $state(false);
  /** Room for the chronicle in a column of its own. */
  roomy = $state(false);

  start(): void {
    this.#follow(NARROW, (on) => (this.narrow = on));
    this.#follow(UPRIGHT, (on) => (this.upright = on));
    this.#follow(ROOMY, (on) => (this.roomy = on));
  }

  #follow(query: string, take: (on: boolean) => void): void {
    const list = matchMedia(query);
    take(list.matches);
    list.addEventListener("change", (event) => take(event.matches));
  }
}

export const screen = new Screen();
