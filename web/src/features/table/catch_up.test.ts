/** Who was away is told what was missed: after another visit, and after another tab. */
import type { ChatMessage, Update } from "@web/generated/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CatchUp } from "./catch_up.svelte";
import { Playback } from "./playback";
import { settings } from "@web/core/settings.svelte";
import { ChatLog } from "@web/features/chat/chat.svelte";

const at = (moves: number) =>
  ({
    seq: moves,
    moves,
    events: [{ seq: moves, key: "x", args: {} }],
    facts: [{ seq: moves, key: "away", args: {} }],
  }) as unknown as Update;
let hidden = false;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
});
afterEach(() => {
  hidden = false;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function turnTo(now: boolean): void {
  hidden = now;
  document.dispatchEvent(new Event("visibilitychange"));
}

test("moves made while the page lay behind another one are told when it comes back", () => {
  let live = at(4);
  const absence = new CatchUp("t", () => live);
  absence.arrive(live);
  expect(absence.since).toBe(null);
  turnTo(true);
  live = at(7);
  absence.remember(live);
  vi.advanceTimersByTime(120_000);
  turnTo(false);
  expect(absence.since?.moves).toBe(4);
  absence.dismiss();
  turnTo(true);
  vi.advanceTimersByTime(120_000);
  turnTo(false);
  expect(absence.since).toBe(null);
  absence.close();
});

test("a glance at another page is no absence", () => {
  let live = at(4);
  const absence = new CatchUp("t", () => live);
  absence.arrive(live);
  vi.advanceTimersByTime(300_000); // the page was looked at all the time
  turnTo(true);
  live = at(5);
  vi.advanceTimersByTime(5_000);
  turnTo(false);
  expect(absence.since).toBe(null);
  absence.close();
});

test("moves made while the line was down are told when it is back", () => {
  let live = at(4);
  const absence = new CatchUp("t", () => live);
  absence.arrive(live);
  const heard = Date.now();
  vi.advanceTimersByTime(3_000);
  absence.reconnect(heard);
  absence.arriveAgain((live = at(5)));
  expect(absence.since).toBe(null);
  vi.advanceTimersByTime(30_000);
  absence.reconnect(heard);
  absence.arriveAgain((live = at(9)));
  expect(absence.since?.moves).toBe(5);
  absence.dismiss();
  absence.arriveAgain((live = at(10)));
  expect(absence.since).toBe(null);
  absence.close();
});

test("moves are followed one by one, many of them together", () => {
  settings.change({ motion: "on" });
  const seen: number[] = [];
  const following = new Playback((update) => {
    seen.push(update.moves);
    following.shown();
  });
  for (const n of [1, 2, 3]) expect(following.push(at(n))).toBe(true);
  expect(seen).toEqual([1]);
  vi.advanceTimersByTime(2_000);
  expect(seen).toEqual([1, 2, 3]);
  let followed = true;
  for (let n = 4; n < 30 && followed; n += 1) followed = following.push(at(n));
  expect(followed).toBe(false);
  const rest = following.rest()!;
  expect(rest.events.map((event) => event.seq)).toEqual(
    Array.from({ length: rest.moves - seen.at(-1)! }, (_, i) => seen.at(-1)! + 1 + i),
  );
  expect(rest.facts.length, "what happened around the game is told too").toBe(rest.events.length);
  expect(following.rest()).toBe(null);
});

test("what others say is news, what one says oneself and what was said long ago is not", () => {
  const talk = new ChatLog();
  const line = (id: number, seat: number, age = 0) =>
    ({ t: "chat", id, seat, at: Date.now() - age, name: "", text: "" }) as unknown as ChatMessage;
  expect([line(1, 0), line(2, 1), line(2, 1), line(3, 1, 60_000)].map((one) => talk.hear(one, [0]))).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect(talk.unread).toBe(1);
  expect(talk.lines.length).toBe(3);
  talk.forget(2);
  expect(talk.lines.map((one) => one.id)).toEqual([1, 3]);
  talk.replace([line(1, 0)]);
  expect(talk.lines.map((one) => one.id)).toEqual([1]);
});
