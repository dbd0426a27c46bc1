/** The connection comes back by itself, watches again, and repeats what was not answered. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: (Record<string, unknown> & { t: string })[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.onclose?.();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it watches from the last seq seen and repeats an intent until it is answered", async () => {
  const { socket } = await import("./socket.svelte");
  let seen = 0;
  socket.watch("t", () => seen);
  const [first] = FakeSocket.all;
  first.onopen!();
  expect(first.sent).toEqual([{ t: "watch", table: "t", since: 0 }]);
  const intent = { t: "move", table: "t", seat: 0, seq: 3, key: "k", code: "pass" } as const;
  socket.intend(intent);
  seen = 3;
  first.close();
  expect(socket.link).toBe("lost");
  vi.advanceTimersByTime(1000);
  const second = FakeSocket.all[1];
  second.onopen!();
  expect(second.sent).toEqual([{ t: "watch", table: "t", since: 3 }, intent]);
  second.hear({ t: "accepted", table: "t", key: "k", seq: 4, duplicate: true });
  second.close();
  vi.advanceTimersByTime(1000);
  const third = FakeSocket.all[2];
  third.onopen!();
  expect(third.sent).toEqual([{ t: "watch", table: "t", since: 3 }]);
});

test("another person means another connection, and the old one is not heard any more", async () => {
  const { socket } = await import("./socket.svelte");
  const heard: string[] = [];
  socket.listen((message) => heard.push(message.t));
  socket.open();
  FakeSocket.all[0].onopen!();
  socket.restart();
  FakeSocket.all[1].onopen!();
  FakeSocket.all[0].hear({ t: "lobby" });
  FakeSocket.all[1].hear({ t: "hello", me: null });
  expect(heard).toEqual(["hello"]);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a line that is frozen is given up within ten seconds, and one that answers is not", async () => {
  const { socket } = await import("./socket.svelte");
  socket.watch("t", () => 0);
  const [first] = FakeSocket.all;
  first.onopen!();
  for (let beat = 0; beat < 10; beat += 1) {
    vi.advanceTimersByTime(4000);
    expect(first.sent.filter((message) => message.t === "ping")).toHaveLength(beat + 1);
    first.hear({ t: "pong", at: 0 });
  }
  expect(socket.link).toBe("open");
  vi.advanceTimersByTime(8000);
  expect(socket.link).toBe("open");
  vi.advanceTimersByTime(1500);
  expect(socket.link).toBe("lost");
  first.hear({ t: "pong", at: 0 });
  expect(socket.link).toBe("lost");
  vi.advanceTimersByTime(1000);
  FakeSocket.all[1].onopen!();
  expect(socket.link).toBe("open");
  expect(FakeSocket.all[1].sent).toEqual([{ t: "watch", table: "t", since: 0 }]);
});

test("a connection that does not come about is tried again", async () => {
  const { socket } = await import("./socket.svelte");
  socket.open();
  vi.advanceTimersByTime(11_000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(socket.link).toBe("lost");
});
