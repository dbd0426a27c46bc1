/** Addresses of pages, written by the list that the router parses them by. */
import { PAGES, type Place } from "@web/generated/pages";

type Values<P extends Place["page"]> = Omit<Extract<Place, { page: P }>, "page">;

/** The address of a page; a query or fragment is left out where its parameter is not given. */
export function pageAddress<P extends Place["page"]>(page: P, values: Partial<Values<P>> = {}): string {
  const given = values as Record<string, string | number | null | undefined>;
  const [path, rest = ""] = PAGES[page].split(/(?=[?#])/);
  const fill = (text: string) => text.replace(/{(\w+)[^}]*}/g, (_, name) => encodeURIComponent(given[name] ?? ""));
  const named = [...rest.matchAll(/{(\w+)/g)].some(([, name]) => (given[name] ?? "") !== "");
  const base = import.meta.env.MODE === "site" ? "#" : "";
  return base + (fill(path).replace(/\/+$/, "") || "/") + (named ? fill(rest) : "");
}
