// @vitest-environment happy-dom
import type { SeatCommand, Update } from "@web/generated/protocol";
import { beforeEach, expect, test, vi } from "vitest";
import { notices } from "@web/core/notices.svelte";
import { socket } from "@web/core/socket.svelte";
import { waitingMoves } from "@web/core/waiting_moves.svelte";
import { Commands } from "./commands.svelte";
import type { Table } from "./store.svelte";

const MOVE: SeatCommand = { t: "move", table: "t1", seat: 1, seq: 7, key: "k", code: "pass" };
const at = (seat: number, seq: number) => ({ seat, seq }) as Update;

function commandsAt(id: string) {
  const refuse = vi.fn();
  return { commands: new Commands({ id, announcer: { refuse } } as unknown as Table), refuse };
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(socket, "intend").mockReset();
});

test("a move is kept for its table until it has its own answer", () => {
  waitingMoves.keep(MOVE);
  expect(waitingMoves.of("t1")).toEqual(MOVE);
  expect(waitingMoves.of("t2")).toBeNull();
  waitingMoves.forget("t1", "another");
  expect(waitingMoves.of("t1")).toEqual(MOVE);
  waitingMoves.forget("t1", "k");
  expect(waitingMoves.of("t1")).toBeNull();
});

test("after a reload the move is sent again under its own key, and waits where the question still stands", () => {
  waitingMoves.keep(MOVE);
  const { commands } = commandsAt("t1");
  commands.resume(at(0, 7));
  expect(socket.intend).not.toHaveBeenCalled();
  commands.resume(at(1, 7));
  expect(socket.intend).toHaveBeenCalledWith(MOVE);
  expect(commands.pending).toEqual(MOVE);
  commands.accepted("k", false);
  expect(waitingMoves.of("t1")).toBeNull();
});

test("what no longer counts is refused in words, even though the table went on, and is not kept", () => {
  waitingMoves.keep(MOVE);
  const { commands, refuse } = commandsAt("t1");
  commands.resume(at(1, 9));
  expect(commands.pending).toBeNull();
  commands.refused({ t: "refused", key: "k", error: "not-your-turn", message: "too late", table: "t1", seq: null });
  expect(refuse).toHaveBeenCalledWith("kept-refused"); // no catalogue here: texts are their keys
  expect(waitingMoves.of("t1")).toBeNull();
});

test("what waits for a server is listed, and told as sent when its answer comes after the line was lost", () => {
  waitingMoves.start();
  waitingMoves.keep(MOVE);
  waitingMoves.keep({ ...MOVE, table: "my-own", key: "own" });
  expect(waitingMoves.list).toEqual([MOVE]);
  socket.tell({ t: "accepted", table: "t1", key: "k", seq: 8, duplicate: false });
  expect(waitingMoves.sent).toBe(0); // an ordinary answer
  socket.tell({ t: "hello", me: null, version: "1", protocol: 1 });
  expect(socket.intend).toHaveBeenCalledExactlyOnceWith(MOVE);
  socket.tell({ t: "accepted", table: "t1", key: "k", seq: 8, duplicate: false });
  expect(waitingMoves.sent).toBe(1);
  expect(waitingMoves.list).toEqual([]);
});

test("a move that no longer counts is told where its table is not open, and waits no more", () => {
  waitingMoves.keep(MOVE);
  socket.tell({ t: "hello", me: null, version: "1", protocol: 1 });
  socket.tell({ t: "refused", key: "k", error: "stale", message: "gone on", table: "t1", seq: 9 });
  expect(notices.text).toBe("kept-refused");
  expect(waitingMoves.list).toEqual([]);
});
