/** The time of day, for what counts down on a page: read in an effect, it is read again twice a second. */
import { createSubscriber } from "svelte/reactivity";

const EVERY = 500; // ms

const tick = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => clearInterval(timer);
});

/** Milliseconds since 1970 by this device, followed as they pass. */
export function passingNow(): number {
  tick();
  return Date.now();
}
