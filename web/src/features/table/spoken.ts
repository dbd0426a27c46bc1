/** Several sentences, said as somebody on the phone would say them. */

/** A sentence that names what it tells of, a colon, and one thing. */
const NAMED = /^([^:]+:\s)([^:.]+)\.$/u;

/** What begins alike becomes one sentence with a list; what comes several times is said once, with how often. */
export function gathered(sentences: readonly string[]): string[] {
  const runs: { begin: string; things: string[]; times: number; whole: string }[] = [];
  for (const whole of sentences) {
    const [, begin = "", thing = ""] = NAMED.exec(whole) ?? [];
    const last = runs.at(-1);
    if (last && last.whole === whole) last.times += 1;
    else if (last && begin && last.begin === begin && last.times === 1) {
      last.things.push(thing);
      last.whole = `${begin}${last.things.join(", ")}.`;
    } else runs.push({ begin, things: [thing], times: 1, whole });
  }
  return runs.map(({ times, whole }) => (times > 1 ? whole.replace(/\.?$/u, ` (× ${times}).`) : whole));
}
