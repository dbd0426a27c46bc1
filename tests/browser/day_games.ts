/** Games of the day played without a page, so that there are others in a ranking. */
import type { DayOverview, TableMessages } from "../../web/src/generated/protocol";

/** Ask as one person, whose cookie is kept between two questions. */
export class Caller {
  #cookie = "";
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  async ask<T>(path: string, body?: object): Promise<T> {
    const headers = { cookie: this.#cookie, origin: this.url, "content-type": "application/json" };
    const options = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
    const answer = await fetch(this.url + path, options);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    this.#cookie ||= (answer.headers.get("set-cookie") ?? "").split(";")[0];
    return (await answer.json()) as T;
  }
}

/** Play a game of today to its end by first choices, but for every `other`th; returns its table. */
export async function playToday(url: string, name: string, event: string, other: number): Promise<string> {
  const caller = new Caller(url);
  await caller.ask("/api/session", { name });
  return playAs(caller, event, other);
}

export async function playAs(caller: Caller, event: string, other: number): Promise<string> {
  const { day } = await caller.ask<DayOverview>("/api/days");
  const { table } = await caller.ask<{ table: string }>(`/api/days/${day}/${event}/play`, {});
  for (let n = 0; ; n += 1) {
    const { messages } = await caller.ask<TableMessages>(`/api/tables/${table}/state`);
    const update = messages.find((one) => one.t === "update")!;
    if (update.over) return table;
    if (!update.end_turn && !update.choices.length) {
      await new Promise((resolve) => setTimeout(resolve, 50)); // a bot thinks
      continue;
    }
    const place = { seat: update.seat, seq: update.seq, key: `k${n}` };
    const choice = update.choices[n % other ? 0 : (n * 7) % update.choices.length];
    if (update.end_turn) await caller.ask(`/api/tables/${table}/end-turn`, place);
    else await caller.ask(`/api/tables/${table}/move`, { ...place, code: choice.code });
  }
}
