/** Addresses: which page is shown, and links that change it without loading anew. */
import { PAGES, type Place as Page } from "@web/generated/pages";

export type Place = Page | { page: "lost" };

const PARAMETER = /^{(\w+)(:optional|:int)?}$/;

/** Which page an address means, by the list that the server's mails and notices are written from. */
export function parsePlace(address: URL): Place {
  for (const [page, pattern] of Object.entries(PAGES)) {
    const values = match(pattern, address);
    if (values) return { page, ...values } as Place;
  }
  return { page: "lost" };
}

/** The parameters of an address, or null where it is not of this pattern. */
function match(pattern: string, address: URL): Record<string, string | number | null> | null {
  const [rest, fragment = ""] = pattern.split("#");
  const [path, query = ""] = rest.split("?");
  const wanted = path.split("/").filter(Boolean);
  const found = address.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  if (found.length > wanted.length) return null;
  const values: Record<string, string | number | null> = {};
  for (const [i, part] of wanted.entries()) {
    const [, name, kind] = part.match(PARAMETER) ?? [];
    if (!name && part !== found[i]) return null;
    if (name && found[i] === undefined && kind !== ":optional") return null;
    if (name) values[name] = found[i] ?? "";
  }
  for (const [key, part] of new URLSearchParams(query)) {
    const [, name, kind] = part.match(PARAMETER) ?? [];
    const text = address.searchParams.get(key) ?? "";
    const number = Number.parseInt(text, 10);
    if (name) values[name] = kind !== ":int" ? text : Number.isNaN(number) ? null : number;
  }
  const [, name] = fragment.match(PARAMETER) ?? [];
  if (name) values[name] = decodeURIComponent(address.hash.slice(1));
  return values;
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
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();

/** The table a person means when writing a code or pasting a link; "" for neither. */
export function tableCode(text: string): string {
  const code = text.trim().match(/(?:.*\/table\/)?([\w-]+)(?:[/?#].*)?$/)?.[1] ?? "";
  return code;
}
