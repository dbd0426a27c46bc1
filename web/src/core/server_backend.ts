/** A server, over HTTP and a WebSocket. */
import type { Message } from "@web/generated/protocol";
import { EMBEDDED } from "./embedded";
import type { Answered, Backend, Line, LineEvents, Method } from "./backend.svelte";

export class ServerBackend implements Backend {
  readonly kind = "server";

  async request(method: Method, address: string, body: string | null): Promise<Answered> {
    const init: RequestInit = { method: method.toUpperCase(), credentials: EMBEDDED ? "omit" : "same-origin" };
    if (body !== null) {
      init.headers = { "Content-Type": "application/json" };
      init.body = body;
    }
    const answer = await fetch(address, init);
    return { status: answer.status, text: await answer.text() };
  }

  rest(): Promise<void> {
    return Promise.resolve(); // it has time for everybody at once
  }

  connect(events: LineEvents): Line {
    if (EMBEDDED) return silentLine(events);
    const address = new URL("/ws", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    socket.onopen = () => events.opened();
    socket.onmessage = (event) => events.heard(JSON.parse(event.data) as Message);
    socket.onclose = () => events.closed();
    return {
      near: false,
      send: (command) => socket.send(JSON.stringify(command)),
      close: () => socket.close(),
    };
  }
}

/** A line on which nothing is said: a connection would tell who sits at the browser. */
function silentLine(events: LineEvents): Line {
  queueMicrotask(() => events.opened());
  return { near: true, send: () => {}, close: () => {} };
}
