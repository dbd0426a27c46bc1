/** Which page an address means. */
import { PAGES, type Place as Page } from "@web/generated/pages";

const STATIC = import.meta.env.MODE === "site"; // a folder of files: the address is behind the "#"

export type Place = Page | { page: "lost" };

const PARAMETER = /^{(\w+)(:optional|:int)?}$/;

/** The page of an address, by the list that the server's mails and notices are written from. */
export function parsePlace(address: URL): Place {
  for (const [page, pattern] of Object.entries(PAGES)) {
    const values = match(pattern, address);
    if (values) return { page, ...values } as Place;
  }
  return { page: "lost" };
}

/** The page that the browser is at. */
export const placeNow = (): Place =>
  parsePlace(STATIC ? new URL(location.hash.slice(1) || "/", location.origin) : new URL(location.href));

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
