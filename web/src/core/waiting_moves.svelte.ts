/** What was done and has no answer yet: kept on this device, so that neither a lost line, a reload nor a closed page loses it. */
import type { Message, SeatCommand } from "@web/generated/protocol";
import { t, texts } from "@web/i18n/texts.svelte";
import { backends, ofDevice } from "./backend.svelte";
import { notices } from "./notices.svelte";
import { socket } from "./socket.svelte";

const PREFIX = "beffroi-kept-"; // and the table: one command is on its way there at a time
const TOLD = 3000; // ms for which it is said that moves were sent

function read(name: string): SeatCommand | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null") as SeatCommand | null;
  } catch {
    return null;
  }
}

class WaitingMoves {
  /** Every move that waits for a server. */
  list = $state.raw<SeatCommand[]>([]);
  /** How many were sent since the line came back; told for a moment. */
  sent = $state(0);
  /** The keys of those that waited while there was no line. */
  #late = new Set<string>();
  #timer = 0;

  /** Send what waits whenever the line to the server comes back. */
  start(): void {
    this.#read();
    socket.listen((message) => this.#hear(message));
    backends.listen(() => {
      if (backends.kind === "server" && this.list.length) socket.open();
    });
    if (this.list.length && backends.kind === "server") socket.open();
  }

  keep(command: SeatCommand): void {
    localStorage.setItem(PREFIX + command.table, JSON.stringify(command));
    this.#read();
  }

  of(table: string): SeatCommand | null {
    return read(PREFIX + table);
  }

  /** The command of this key is answered. */
  forget(table: string, key: string | null): void {
    if (this.of(table)?.key === key) localStorage.removeItem(PREFIX + table);
    this.#read();
  }

  #read(): void {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
    const found = names.map(read).filter((command) => command !== null);
    this.list = found.filter((command) => !ofDevice(command.table));
  }

  #hear(message: Message): void {
    if (message.t === "hello" && backends.kind === "server") this.#send();
    if ((message.t !== "accepted" && message.t !== "refused") || !this.#late.delete(message.key ?? "")) return;
    this.forget(message.table ?? "", message.key);
    if (message.t === "accepted") this.#tell();
    else if (!socket.watches(message.table ?? "")) {
      const key = `refused-${message.error}`;
      const reason = texts.has(key) ? t(key) : message.message;
      notices.tell(t("kept-refused", { reason }));
    }
  }

  /** In the order in which they were made, each under its own key: a server takes it once. */
  #send(): void {
    for (const command of this.list) {
      if (this.#late.has(command.key)) continue;
      this.#late.add(command.key);
      if (!socket.watches(command.table)) socket.intend(command); // an open table sends its own
    }
  }

  #tell(): void {
    this.sent += 1;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.sent = 0), TOLD);
  }
}

export const waitingMoves = new WaitingMoves();
