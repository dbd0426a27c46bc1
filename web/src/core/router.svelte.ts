/** Addresses: which page is shown, and links that change it without loading anew. */

export type Place =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string; move: number | null }
  | { page: "look-back"; id: string }
  | { page: "watch" }
  | { page: "player"; name: string }
  | { page: "leaderboard"; game: string }
  | { page: "settings" }
  | { page: "help"; game: string }
  | { page: "reset"; code: string }
  | { page: "lost" };

export function parsePlace(address: URL): Place {
  const [head = "", rest = "", more = ""] = address.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  switch (head) {
    case "":
      return { page: "home" };
    case "table": {
      if (rest && more === "look-back") return { page: "look-back", id: rest };
      const move = Number.parseInt(address.searchParams.get("move") ?? "", 10);
      return rest ? { page: "table", id: rest, move: Number.isNaN(move) ? null : move } : { page: "lost" };
    }
    case "new":
      return { page: "new", game: rest };
    case "player":
      return { page: "player", name: address.searchParams.get("name") ?? "" };
    case "leaderboard":
      return { page: "leaderboard", game: rest };
    case "watch":
      return { page: "watch" };
    case "settings":
      return { page: "settings" };
    case "help":
      return { page: "help", game: rest };
    case "reset":
      return { page: "reset", code: address.searchParams.get("code") ?? "" };
    default:
      return { page: "lost" };
  }
}

class Router {
  place = $state.raw<Place>(typeof location === "undefined" ? { page: "home" } : parsePlace(new URL(location.href)));

  start(): void {
    window.addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.#read();
    if (!replace) window.scrollTo(0, 0);
  }

  #read(): void {
    this.place = parsePlace(new URL(location.href));
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.hash && link.pathname === location.pathname) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();

/** The table a person means when writing a code or pasting a link; "" for neither. */
export function tableCode(text: string): string {
  const code = text.trim().match(/(?:.*\/table\/)?([\w-]+)(?:[/?#].*)?$/)?.[1] ?? "";
  return code;
}
