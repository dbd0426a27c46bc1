/** When the page is offered to be installed: after the second finished game, and never soon after a no. */
import { app } from "@web/core/app.svelte";
import { device } from "@web/core/backend.svelte";

const DECLINED = "beffroi-install-declined"; // when, in ms since 1970
const SILENCE = 60 * 86_400_000; // ms
const ENOUGH = 2; // finished games

/** Whether somebody who has finished so many games may be asked now. */
export function mayOffer(finished: number, now: number): boolean {
  if (finished < ENOUGH || !device.possible || device.kept || !app.possible) return false;
  return now - Number(localStorage.getItem(DECLINED) ?? -SILENCE) >= SILENCE;
}

export const decline = (now: number): void => localStorage.setItem(DECLINED, String(now));
