/** The worker of the tables: one for a page, begun by whoever comes first. */
import HouseWorker from "./house.worker?worker";
import type { ToHouse } from "./messages";

declare const __ENGINE__: string; // the version of the engine that was packed with the page; "" for none

export const ENGINE = __ENGINE__;

/** The folder of the engine's files. */
export const engineFolder = (): string => new URL(`${import.meta.env.BASE_URL}engine/${ENGINE}/`, location.href).href;

/** The part of what is stored that is made here: the engine as it is when it has started. */
export const QUICK = "quick";
export const KEPT = "beffroi-kept"; // set while everything that is needed without a connection is stored

interface Stored {
  build: string;
  parts: string[];
}

/** Which parts of which version of the page are stored; null for none. */
export const storedParts = (): Stored | null => JSON.parse(localStorage.getItem(KEPT) ?? "null") as Stored | null;

let house: Worker | null = null;

/** The worker; its first word is that it is ready, long after a page could have begun to listen. */
export function houseWorker(): Worker {
  if (!house) {
    house = new HouseWorker();
    const quick = storedParts()?.parts.includes(QUICK) ?? false;
    house.postMessage({ kind: "open", engine: engineFolder(), quick } satisfies ToHouse);
  }
  return house;
}
