/** How much the page's own thread has to do, from the browser's trace: time of the processor, which a busy machine hardly changes. */
import type { Browser } from "playwright-core";

/** Set by the page when it is drawn, see `markDrawn`. */
const DRAWN = "drawn";
const CATEGORIES = ["__metadata", "toplevel", "blink.user_timing"];

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  /** Microseconds of the processor. */
  tdur?: number;
  args: { name?: string };
}

/** In ms of the processor. */
export interface Work {
  /** What was done until the table was drawn. */
  drawn: number;
  /** The longest task of all. */
  longest: number;
}

/** In the page, before anything of it runs: say when `ready` is there and painted. */
export function markDrawn(ready: string): void {
  const look = new MutationObserver(() => {
    if (!document.querySelector(ready)) return;
    look.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark("drawn")));
  });
  look.observe(document, { childList: true, subtree: true });
}

/** What the busiest page had to do while somebody did this. */
export async function workOf(browser: Browser, done: () => Promise<unknown>): Promise<Work> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send("Tracing.start", { traceConfig: { includedCategories: CATEGORIES } });
  await done();
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  await session.detach();
  return summed(events);
}

function summed(events: TraceEvent[]): Work {
  const place = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const pages = new Set(events.filter(({ args }) => args.name === "CrRendererMain").map(place));
  const tasks = new Map<string, TraceEvent[]>([...pages].map((page) => [page, []]));
  for (const event of events)
    if (event.name === "ThreadControllerImpl::RunTask" && event.tdur) tasks.get(place(event))?.push(event);
  const all = (some: TraceEvent[]) => some.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
  const busiest = [...tasks.values()].toSorted((a, b) => all(b) - all(a))[0] ?? [];
  const end = events.find(({ name }) => name === DRAWN)?.ts ?? Infinity;
  return {
    drawn: all(busiest.filter(({ ts }) => ts < end)),
    longest: Math.max(0, ...busiest.map(({ tdur = 0 }) => tdur / 1000)),
  };
}
