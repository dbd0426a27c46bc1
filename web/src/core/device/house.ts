/** The worker of the tables: one for a page, begun by whoever comes first. */
import HouseWorker from "./house.worker?worker";
import type { ToHouse } from "./messages";

declare const __ENGINE__: string; // the version of the engine that was packed with the page; "" for none

export const ENGINE = __ENGINE__;

/** The folder of the engine's files. */
export const engineFolder = (): string => new URL(`${import.meta.env.BASE_URL}engine/${ENGINE}/`, location.href).href;

let house: Worker | null = null;

/** The worker; its first word is that it is ready, long after a page could have begun to listen. */
export function houseWorker(): Worker {
  if (!house) {
    house = new HouseWorker();
    house.postMessage({ kind: "open", engine: engineFolder() } satisfies ToHouse);
  }
  return house;
}
