/** One WebSocket for the page: it comes back by itself, watches again what was watched, and repeats what was not answered. */
import type { Command, Message, SeatCommand } from "@web/generated/protocol";

type Listener = (message: Message) => void;
type Link = "idle" | "connecting" | "open" | "lost";

const FIRST_PAUSE = 250; // ms before the first attempt to come back
const LONGEST_PAUSE = 8000;
const BEAT = 20_000; // ms between signs of life

class Socket {
  link = $state<Link>("idle");
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #timer = 0;
  #beat = 0;
  #listeners = new Set<Listener>();
  /** The tables being watched, and the last seq seen of each. */
  #watched = new Map<string, () => number>();
  #unanswered = new Map<string, SeatCommand>();
  #lobby = false;

  /** Hear every message until the returned function is called. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  watch(table: string, since: () => number): void {
    this.#watched.set(table, since);
    if (this.link === "open") this.#send({ t: "watch", table, since: since() });
    else this.open();
  }

  unwatch(table: string): void {
    this.#watched.delete(table);
    for (const [key, intent] of this.#unanswered) if (intent.table === table) this.#unanswered.delete(key);
    if (this.link === "open") this.#send({ t: "unwatch", table });
  }

  lobby(on: boolean): void {
    this.#lobby = on;
    if (this.link === "open") this.#send({ t: "lobby", on });
    else if (on) this.open();
  }

  /** Send an intent, and again after a lost connection, until it is answered. */
  intend(intent: SeatCommand): void {
    this.#unanswered.set(intent.key, intent);
    if (this.link === "open") this.#send(intent);
  }

  /** Send what may be lost. */
  say(message: Command): void {
    if (this.link === "open") this.#send(message);
  }

  open(): void {
    if (this.#socket) return;
    clearTimeout(this.#timer);
    if (this.link !== "lost") this.link = "connecting";
    const address = new URL("/ws", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket === socket) this.#opened();
    };
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#heard(JSON.parse(event.data) as Message);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#closed();
    };
  }

  /** Connect anew, because the person behind it changed. */
  restart(): void {
    const old = this.#socket;
    this.#socket = null;
    this.#stopBeat();
    this.link = "idle";
    old?.close();
    if (old) this.open();
  }

  #opened(): void {
    this.link = "open";
    this.#pause = FIRST_PAUSE;
    this.#beat = window.setInterval(() => this.say({ t: "ping", at: Date.now() }), BEAT);
    if (this.#lobby) this.#send({ t: "lobby", on: true });
    for (const [table, since] of this.#watched) this.#send({ t: "watch", table, since: since() });
    for (const intent of this.#unanswered.values()) this.#send(intent);
  }

  #closed(): void {
    this.#socket = null;
    this.#stopBeat();
    this.link = "lost";
    this.#timer = window.setTimeout(() => this.open(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #stopBeat(): void {
    clearInterval(this.#beat);
  }

  #heard(message: Message): void {
    if (message.t === "accepted") this.#unanswered.delete(message.key);
    if (message.t === "refused" && message.key) this.#unanswered.delete(message.key);
    for (const listener of [...this.#listeners]) listener(message);
  }

  #send(message: Command): void {
    this.#socket?.send(JSON.stringify(message));
  }
}

export const socket = new Socket();

if (typeof window !== "undefined") {
  window.addEventListener("online", () => socket.link === "lost" && socket.open());
}
