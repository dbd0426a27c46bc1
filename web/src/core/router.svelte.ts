/** Addresses: which page is shown, and links that change it without loading anew. */
import { backends, STATIC } from "./backend.svelte";
import { EMBED, EMBEDDED } from "./embedded";
import { placeNow, type Place } from "./place";

class Router {
  place = $state.raw<Place>(typeof location === "undefined" ? { page: "home" } : placeNow());

  start(): void {
    backends.settle(this.place);
    window.addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string, replace = false): void {
    if (EMBEDDED && !path.startsWith(EMBED)) {
      window.open(path, "_blank", "noopener");
      return;
    }
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.#read();
    if (!replace) window.scrollTo(0, 0);
  }

  #read(): void {
    const place = placeNow();
    backends.settle(place);
    this.place = place;
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (STATIC) return; // the browser follows what is behind the "#" by itself
    if (link.hash && link.pathname === location.pathname) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();

/** The table a person means when writing a code or pasting a link; "" for neither. */
export function tableCode(text: string): string {
  const code = text.trim().match(/(?:.*\/table\/)?([\w-]+)(?:[/?#].*)?$/)?.[1] ?? "";
  return code;
}
