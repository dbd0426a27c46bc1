/** The tables of this device, played by Python in a worker. */
import type { Command, Message } from "@web/generated/protocol";
import type { Answered, Backend, Line, LineEvents, Method } from "../backend.svelte";
import { ENGINE, engineFolder, houseWorker, KEPT, storedParts } from "./house";
import ImageWorker from "./image.worker?worker";
import type { FromHouse, ToHouse } from "./messages";

const QUIET = 1000; // milliseconds without a word after which the tables have nothing else to do
const LOOK = 200; // milliseconds between two looks whether that is so
const GAMES = "/api/games"; // what is always answered alike, and was written down when the engine was packed

export class DeviceBackend implements Backend {
  readonly kind = "device";
  /** What is being thought about, and how far that is. */
  thinking = $state.raw<{ work: string; share: number; since: number } | null>(null);
  /** Why the engine could not be started. */
  failed = $state("");
  ready = $state(false);
  #worker: Worker | null = null;
  #asked = new Map<number, (answer: Answered) => void>();
  #ids = 0;
  #spoken = 0; // when the page or the tables last said something, in ms since 1970
  #line: LineEvents | null = null;

  constructor() {
    if (import.meta.env.MODE === "site" && this.possible) this.#worker = this.#start(); // `main.ts` has begun it
  }

  /** Whether the page was built with an engine. */
  get possible(): boolean {
    return ENGINE !== "";
  }

  /** Whether everything is stored that is needed without a connection. */
  get kept(): boolean {
    return this.possible && this.stored !== null;
  }

  /** Which parts of which version of the page are stored; null for none. */
  get stored(): ReturnType<typeof storedParts> {
    return storedParts();
  }

  set stored(parts: ReturnType<typeof storedParts>) {
    if (parts) localStorage.setItem(KEPT, JSON.stringify(parts));
    else localStorage.removeItem(KEPT);
  }

  /** Ask the tables; what the first page begins with does not wait until they are open. */
  async request(method: Method, address: string, body: string | null): Promise<Answered> {
    if (address === GAMES && !this.ready) {
      this.#worker ??= this.#start();
      const games = await fetch(`${engineFolder()}games.json`).catch(() => null);
      if (games?.ok) return { status: games.status, text: await games.text() };
    }
    return this.#ask(method, address, body);
  }

  #ask(method: Method, address: string, body: string | null): Promise<Answered> {
    const { pathname, searchParams } = new URL(address, "http://device");
    const id = ++this.#ids;
    return new Promise((answered) => {
      this.#asked.set(id, answered);
      const path = decodeURIComponent(pathname);
      this.#send({ kind: "request", id, method, path, query: Object.fromEntries(searchParams), body: body ?? "" });
    });
  }

  connect(events: LineEvents): Line {
    this.#line = events;
    queueMicrotask(() => {
      if (this.#line !== events) return;
      events.opened();
      this.#send({ kind: "connect" });
    });
    return {
      near: true,
      send: (command: Command) => this.#send({ kind: "say", text: JSON.stringify(command) }),
      close: () => {
        if (this.#line === events) this.#line = null;
      },
    };
  }

  async rest(): Promise<void> {
    while (!this.ready || this.#asked.size || Date.now() - this.#spoken < QUIET) {
      if (this.failed) throw new Error(this.failed);
      await new Promise((later) => setTimeout(later, LOOK));
    }
  }

  /** Let whoever thinks answer at once, or give it up. */
  cut(): void {
    this.#send({ kind: "cut" });
  }

  /** Keep an image of the started engine on this device, for quick starts. */
  async keepImage(): Promise<void> {
    const worker = new ImageWorker();
    const failure = await new Promise<string>((done) => {
      worker.onmessage = ({ data }: MessageEvent<string>) => done(data);
      worker.onerror = (event) => done(event.message || "failed");
      worker.postMessage(engineFolder());
    });
    worker.terminate();
    if (failure) throw new Error(failure);
  }

  #send(message: ToHouse): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(message);
    this.#spoken = Date.now();
  }

  #start(): Worker {
    const worker = houseWorker();
    worker.onmessage = ({ data }: MessageEvent<FromHouse>) => this.#hear(data);
    worker.onerror = (event) => (this.failed = event.message || "failed");
    return worker;
  }

  #hear(message: FromHouse): void {
    this.#spoken = Date.now();
    switch (message.kind) {
      case "ready":
        this.ready = true;
        return;
      case "failed":
        this.failed = message.reason;
        return;
      case "answered":
        this.#asked.get(message.id)?.({ status: message.status, text: message.text });
        this.#asked.delete(message.id);
        return;
      case "tell":
        this.#line?.heard(JSON.parse(message.text) as Message);
        return;
      case "thinking": {
        const { work, share } = message;
        const since = this.thinking?.work === work ? this.thinking.since : Date.now();
        this.thinking = share < 1 ? { work, share, since } : null;
      }
    }
  }
}
