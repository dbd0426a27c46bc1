/** The worker of the tables: Python's house, and what the device lends it. */
import type { PyProxy } from "pyodide/ffi";
import { loadEngine } from "./engine";
import type { FromHouse, ToHouse } from "./messages";
import { store } from "./store";
import { Thinker } from "./thinker";

interface Desk extends PyProxy {
  request(method: string, path: string, query: string, body: string): Promise<string>;
  hear(text: string): Promise<void>;
  greet(): void;
  carry(): Promise<void>;
  sync(table: string, n: number): Promise<void>;
}

const CARRIER = "beffroi-bots"; // the lock of the one window that answers for the bots
const windows = new BroadcastChannel("beffroi-tables");
const tell = (message: FromHouse) => postMessage(message);

let desk: Promise<Desk> | null = null;
let thinker: Thinker | null = null;

/** Do something with the store, told as JSON; a full device has a word of its own. */
async function keep(name: keyof typeof store, args: string): Promise<string> {
  try {
    const work = store[name] as (...args: unknown[]) => Promise<unknown>;
    return JSON.stringify({ value: await work(...(JSON.parse(args) as unknown[])) });
  } catch (error) {
    const full = error instanceof DOMException && error.name === "QuotaExceededError";
    return JSON.stringify({ error: full ? "no-room" : String(error) });
  }
}

async function open(engine: string): Promise<Desk> {
  const thinking = (thinker = new Thinker(engine, (work, share) => tell({ kind: "thinking", work, share })));
  const python = await loadEngine(engine);
  const house = (await python.pyimport("beffroi.local.browser").open_house({
    store: keep,
    think: (work: string, args: string) => thinking.think(work, args),
    tell: (text: string) => tell({ kind: "tell", text }),
    spread: (table: string, n: number) => windows.postMessage({ table, n }),
  })) as Desk;
  windows.onmessage = ({ data }: MessageEvent<{ table: string; n: number }>) => void house.sync(data.table, data.n);
  void navigator.locks.request(CARRIER, async () => {
    await house.carry();
    await new Promise(() => undefined); // until this window is closed
  });
  tell({ kind: "ready" });
  thinking.warm();
  return house;
}

async function answer(asked: Extract<ToHouse, { kind: "request" }>): Promise<void> {
  try {
    const house = await desk;
    if (!house) throw new Error("not opened");
    const told = await house.request(asked.method, asked.path, JSON.stringify(asked.query), asked.body);
    const [status, text] = JSON.parse(told) as [number, string];
    tell({ kind: "answered", id: asked.id, status, text });
  } catch (error) {
    tell({
      kind: "answered",
      id: asked.id,
      status: 500,
      text: JSON.stringify({ error: "fault", message: String(error) }),
    });
  }
}

onmessage = async ({ data }: MessageEvent<ToHouse>) => {
  if (data.kind === "open") {
    desk = open(data.engine);
    desk.catch((error) => tell({ kind: "failed", reason: String(error) }));
  } else if (data.kind === "request") await answer(data);
  else if (data.kind === "connect") (await desk)?.greet();
  else if (data.kind === "say") await (await desk)?.hear(data.text);
  else thinker?.cut();
};
