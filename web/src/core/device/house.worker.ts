/** The worker of the tables: Python's house, and what the device lends it. */
import type { PyProxy } from "pyodide/ffi";
import { loadEngine } from "./engine";
import type { FromHouse, ToHouse } from "./messages";
import { isFull, openStore, store } from "./store";
import { Thinker } from "./thinker";

interface Desk extends PyProxy {
  request(method: string, path: string, query: string, body: string): Promise<string>;
  hear(text: string): Promise<void>;
  greet(): void;
  carry(): Promise<void>;
  sync(table: string, n: number): Promise<void>;
}

type Think = (work: string, args: string) => string;

const QUIET = 1500; // milliseconds without a word after which a page has what it needs first
const CARRIER = "beffroi-bots"; // the lock of the one window that answers for the bots
const windows = new BroadcastChannel("beffroi-tables");
const tell = (message: FromHouse) => postMessage(message);

let desk: Promise<Desk> | null = null;
let thinker: Thinker | null = null;
let busy = 0; // words of the page that are being answered
let resting: ReturnType<typeof setTimeout> | undefined;

/** Do something with the store, told as JSON; a full device has a word of its own. */
async function keep(name: keyof typeof store, args: string): Promise<string> {
  try {
    const work = store[name] as (...args: unknown[]) => Promise<unknown>;
    return JSON.stringify({ value: await work(...(JSON.parse(args) as unknown[])) });
  } catch (error) {
    return JSON.stringify({ error: isFull(error) ? "no-room" : String(error) });
  }
}

async function open(engine: string, quick: boolean): Promise<Desk> {
  openStore();
  const python = await loadEngine(engine, quick);
  const browser = python.pyimport("beffroi.local.browser");
  const tellThinking = (work: string, share: number) => tell({ kind: "thinking", work, share });
  const thinking = (thinker = new Thinker({ engine, quick }, tellThinking, browser.think as Think));
  const house = (await browser.open_house({
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
  return house;
}

/**
 * Answer the page. When nothing was asked for a while the second interpreter is started: begun at once, it keeps the
 * first table waiting.
 */
async function serve(work: Promise<unknown>): Promise<void> {
  clearTimeout(resting);
  busy += 1;
  try {
    await work;
  } finally {
    busy -= 1;
    if (!busy) resting = setTimeout(() => thinker?.warm(), QUIET);
  }
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
    desk = open(data.engine, data.quick);
    desk.catch((error) => tell({ kind: "failed", reason: String(error) }));
    await serve(desk.catch(() => undefined));
  } else if (data.kind === "request") await serve(answer(data));
  else if (data.kind === "connect") (await desk)?.greet();
  else if (data.kind === "say") await serve((async () => (await desk)?.hear(data.text))());
  else thinker?.cut();
};
