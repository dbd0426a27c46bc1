/** Who answers the page: a server, or the tables of this device. The rest of the page does not know which. */
import type { Command, Message } from "@web/generated/protocol";
import { placeNow, type Place } from "./place";
import { DeviceBackend } from "./device/backend.svelte";
import { ServerBackend } from "./server_backend";

export type Method = "get" | "post" | "put" | "patch" | "delete";

/** What came of a request: its status, and the text of the answer. */
export interface Answered {
  status: number;
  text: string;
}

/** What a line tells whoever opened it. */
export interface LineEvents {
  opened(): void;
  heard(message: Message): void;
  closed(): void;
}

export interface Line {
  /** Whether it ends in this browser: such a line may be slow to answer, but it does not freeze. */
  readonly near: boolean;
  send(command: Command): void;
  close(): void;
}

/** Whoever has tables: answers requests, and tells over a line what happens at them. */
export interface Backend {
  readonly kind: "server" | "device";
  /** Ask for something; rejects where nobody answers at all. */
  request(method: Method, address: string, body: string | null): Promise<Answered>;
  connect(events: LineEvents): Line;
  /** Wait until it has nothing else to do, with what nobody waits for. */
  rest(): Promise<void>;
}

/** Whether the page is a folder of files without a server behind it. */
export const STATIC = import.meta.env.MODE === "site";
/** How the names of a device's own tables begin. */
const OWN = "my-";
const LOOK = 8000; // ms between two looks whether the server is there again

export const ofDevice = (table: string): boolean => table.startsWith(OWN);

const server = new ServerBackend();
export const device = new DeviceBackend();

class Backends {
  kind = $state<Backend["kind"]>(STATIC ? "device" : "server");
  /** Whether the server could not be reached when it was last tried. */
  lost = $state(false);
  #changed = new Set<() => void>();
  #timer = 0;

  get now(): Backend {
    return this.kind === "device" ? device : server;
  }

  /** Whether the page can go on without its server. */
  get prepared(): boolean {
    return STATIC || device.kept;
  }

  /** Whether the page goes on without its server. */
  get offline(): boolean {
    return !STATIC && this.lost;
  }

  /** Hear of every change of who answers. */
  listen(listener: () => void): void {
    this.#changed.add(listener);
  }

  /** Ask whoever answers. Where the server is gone and the device can go on, that is told, and the device is asked instead. */
  async ask(method: Method, address: string, body: string | null): Promise<Answered> {
    const { kind, now } = this;
    try {
      const answer = await now.request(method, address, body);
      if (kind === "server") this.lost = false;
      return answer;
    } catch (error) {
      if (kind === "device") throw error;
      this.miss();
      if (method === "get" && this.kind === "device") return device.request(method, address, body);
      throw error;
    }
  }

  /** The server did not answer: go on without it where that is possible, and look for it from time to time. */
  miss(): void {
    this.lost = true;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.look(), LOOK);
    this.settle(placeNow());
  }

  /** Look whether the server is there again. */
  async look(): Promise<void> {
    try {
      await server.request("get", "/health", null);
      this.lost = false;
      this.settle(placeNow());
    } catch {
      this.miss();
    }
  }

  /** Let those answer who have what a page shows: a table of this device, or whatever the server has while it is there. */
  settle(place: Place): void {
    if (STATIC) return;
    const id = "id" in place ? place.id : "";
    const kind = (id ? ofDevice(id) : this.lost && this.prepared) ? "device" : "server";
    if (kind === this.kind) return;
    this.kind = kind;
    for (const listener of this.#changed) listener();
  }
}

export const backends = new Backends();

/** Ask the present backend. */
export const ask = (method: Method, address: string, body: string | null): Promise<Answered> =>
  backends.ask(method, address, body);
