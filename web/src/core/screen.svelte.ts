/** How much room the page has, by the same named media as the style sheets. */
import css from "@web/design/media.css?raw";

const MEDIA = Object.fromEntries(
  [...css.matchAll(/@custom-media --(\w+) ([^;]+);/g)].map(([, name, query]) => [name, query]),
);
/** A tablet on which a whole table can be drawn upright. */
const UPRIGHT = `${MEDIA.tablet} and (min-height: 900px)`;

class Screen {
  /** No room for the whole table at once. */
  narrow = $state(false);
  upright = $state(false);

  start(): void {
    this.#follow(MEDIA.narrow, (on) => (this.narrow = on));
    this.#follow(UPRIGHT, (on) => (this.upright = on));
  }

  #follow(query: string, take: (on: boolean) => void): void {
    const list = matchMedia(query);
    take(list.matches);
    list.addEventListener("change", (event) => take(event.matches));
  }
}

export const screen = new Screen();
