/** One line for the page to whoever answers it: it comes back by itself, watches again what was watched, and repeats what was not answered. */
import type { Command, Message, SeatCommand } from "@web/generated/protocol";
import { backends, type Line } from "./backend.svelte";

type Listener = (message: Message) => void;
type Link = "idle" | "connecting" | "open" | "lost";

const FIRST_PAUSE = 250; // ms before the first attempt to come back
const LONGEST_PAUSE = 8000;
const BEAT = 3500; // ms of silence after which a sign of life is asked for
const DEADLINE = 5500; // ms in which it must come
const GREETING = 10_000; // ms in which a new connection must stand

class Socket {
  link = $state<Link>("idle");
  /** When the last thing was heard before the present connection, in ms since 1970. */
  heardBefore = 0;
  #heardLast = 0;
  #line: Line | null = null;
  #pause = FIRST_PAUSE;
  #timer = 0;
  #beat = 0;
  #deadline = 0;
  #listeners = new Set<Listener>();
  /** The tables being watched, and the last seq seen of each. */
  #watched = new Map<string, () => number>();
  #unanswered = new Map<string, SeatCommand>();
  #lobby = false;
  /** Tables that are no stored ones: what is said to them is answered in the page. */
  #answered = new Map<string, (command: Command) => void>();

  /** Answer what is said to a table here, until the returned function is called. */
  answer(table: string, by: (command: Command) => void): () => void {
    this.#answered.set(table, by);
    return () => this.#answered.delete(table);
  }

  /** Tell the page a message, as if it came from the server. */
  tell(message: Message): void {
    this.#heard(message);
  }

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

  watches(table: string): boolean {
    return this.#watched.has(table);
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
    if (this.#line) return;
    clearTimeout(this.#timer);
    if (this.link !== "lost") this.link = "connecting";
    const line: Line = backends.now.connect({
      opened: () => this.#line === line && this.#opened(),
      heard: (message) => this.#line === line && this.#heard(message),
      closed: () => this.#line === line && this.#closed(),
    });
    this.#line = line;
    this.#expect(line, GREETING);
  }

  /** Connect anew, because the person behind it changed. */
  restart(): void {
    const old = this.#line;
    this.#line = null;
    this.#stopBeat();
    this.link = "idle";
    old?.close();
    if (old) this.open();
  }

  #opened(): void {
    this.link = "open";
    this.#pause = FIRST_PAUSE;
    this.#alive();
    if (this.#lobby) this.#send({ t: "lobby", on: true });
    for (const [table, since] of this.#watched) this.#send({ t: "watch", table, since: since() });
    for (const intent of this.#unanswered.values()) this.#send(intent);
  }

  #closed(): void {
    this.#line = null;
    this.#stopBeat();
    this.link = "lost";
    backends.miss();
    this.#timer = window.setTimeout(() => this.open(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  /** Something was heard: nothing is wrong until it has been silent for a while and does not answer. */
  #alive(): void {
    this.#stopBeat();
    this.#beat = window.setTimeout(() => this.check(), BEAT);
  }

  /** Ask for a sign of life. */
  check(): void {
    const line = this.#line;
    if (!line || this.link !== "open") return;
    this.#stopBeat();
    this.#send({ t: "ping", at: Date.now() });
    this.#expect(line);
  }

  /** A line that stays silent is given up: what is frozen closes nothing by itself. */
  #expect(line: Line, deadline = DEADLINE): void {
    if (line.near) return;
    this.#deadline = window.setTimeout(() => {
      if (this.#line !== line) return;
      this.#closed();
      line.close();
    }, deadline);
  }

  #stopBeat(): void {
    clearTimeout(this.#beat);
    clearTimeout(this.#deadline);
  }

  #heard(message: Message): void {
    this.#alive();
    if (message.t === "hello") this.heardBefore = this.#heardLast;
    this.#heardLast = Date.now();
    if (message.t === "accepted") this.#unanswered.delete(message.key);
    if (message.t === "refused" && message.key) this.#unanswered.delete(message.key);
    for (const listener of [...this.#listeners]) listener(message);
  }

  #send(message: Command): void {
    const by = "table" in message ? this.#answered.get(message.table) : undefined;
    if (by) by(message);
    else this.#line?.send(message);
  }
}

export const socket = new Socket();

if (typeof window !== "undefined") {
  const back = () => (socket.link === "lost" ? socket.open() : socket.check());
  window.addEventListener("online", back);
  document.addEventListener("visibilitychange", () => !document.hidden && socket.link !== "idle" && back());
}
