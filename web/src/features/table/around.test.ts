/** How it stands around a game is one sentence with its buttons, for whoever sits there; and the chronicle tells of it. */
import type { ClockSnapshot, SeatStatus, TableFact, TableMessage, Update } from "@web/generated/protocol";
import { makeSay } from "@web/i18n/fluent";
import { FluentBundle } from "@fluent/bundle";
import { texts } from "@web/i18n/texts.svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { chronicleOf } from "./chronicle";
import { addEvents } from "./event_log";
import { eventWords } from "./fact_words";
import { factEvent } from "./facts";
import { Around } from "./around.svelte";
import type { Table } from "./store.svelte";
import { TableTime } from "./table_time.svelte";

const NAMES = ["Anna", "Bea", "Cy"];
const say = makeSay(new FluentBundle("en"), "fair", () => NAMES);
beforeAll(() => texts.use("en"));

const person = (seat: number, more: Partial<SeatStatus> = {}) =>
  ({
    seat,
    kind: "human",
    you: seat === 0,
    standin: null,
    resigned: false,
    handing: [],
    gone: null,
    ...more,
  }) as SeatStatus;

const clock = (kind: "live" | "days" | "relaxed", more: Partial<Exclude<ClockSnapshot, { kind: "none" }>> = {}) =>
  ({
    kind,
    left: [60_000, 60_000, 60_000],
    running: [1],
    due: [0, 0, 0],
    off: [0, 0, 0],
    at: Date.now(),
    ...more,
  }) as ClockSnapshot;

/** A table as far as its standing asks for it. */
function tableOf(seats: SeatStatus[], more: Partial<TableMessage> = {}, live: Partial<Update> = {}) {
  const info = { status: "running", seats, pause: null, hours: 0, rated: true, ending: null, ...more } as TableMessage;
  const commands = { comeBack: vi.fn(), agreeToStop: vi.fn(), pause: vi.fn(), handOver: vi.fn() };
  const table = { info, say, log: [], seat: 0, plays: true, replay: { on: false }, commands } as unknown as Table;
  Object.assign(table, { live: { waiting: [1], clock: clock("relaxed"), ...live } });
  Object.assign(table, { time: new TableTime(table) });
  return { around: new Around(table), commands, table };
}

test("where time ran out a bot plays, and the seat is taken back by a press", () => {
  const gone = tableOf([person(0, { standin: "page", gone: "time" }), person(1)]);
  expect(gone.around.now).toMatchObject({ sentence: "Your time ran out: a bot plays for you", asks: false });
  gone.around.now!.buttons[0].act();
  expect(gone.commands.comeBack).toHaveBeenCalledOnce();
  const back = tableOf([person(0, { standin: "page", gone: "time", returning: true }), person(1)]);
  expect(back.around.now).toMatchObject({ sentence: "You play again from your next turn", buttons: [] });
});

test("who resigned is offered no way back", () => {
  const { around: standing } = tableOf([person(0, { standin: "page", gone: "resigned", resigned: true }), person(1)]);
  expect(standing.now).toMatchObject({ sentence: "You resigned: a bot plays on in your seat", buttons: [] });
});

test("an offer to stop is asked of the one it is made to, and can be withdrawn by the other", () => {
  const asked = tableOf([person(0), person(1, { stop: true })]);
  expect(asked.around.now).toMatchObject({ sentence: "Bea: offer to stop the game. Do you agree?", asks: true });
  for (const button of asked.around.now!.buttons) button.act();
  expect(asked.around.now).toBe(null);
  expect(asked.commands.agreeToStop.mock.calls).toEqual([[true], [false]]);
  const offered = tableOf([person(0, { stop: true }), person(1)]);
  expect(offered.around.now).toMatchObject({ sentence: "You offered to stop the game", hint: "Waiting for Bea" });
});

test("a pause is asked for, agreed to, and ended by anybody", () => {
  const asked = tableOf([person(0), person(1, { pause: true })], { hours: 24 });
  expect(asked.around.now!.sentence).toBe("Bea: wish for a pause (1 day). Do you agree?");
  asked.around.now!.buttons[0].act();
  expect(asked.commands.pause).toHaveBeenCalledWith(true, 24);
  const held = tableOf([person(0), person(1)], { pause: { since: 0, until: Date.now() + 3_600_000 } });
  expect(held.around.now!.sentence).toMatch(/^The game is paused until /);
  held.around.now!.buttons[0].act();
  expect(held.commands.pause).toHaveBeenCalledWith(false);
});

test("a seat that is gone is put to the vote when it has been waited for long enough, not before", () => {
  const waited = (due: number) =>
    tableOf([person(0), person(1), person(2)], {}, { clock: clock("relaxed", { due: [0, due, 0] }) });
  expect(waited(Date.now() + 60_000).around.now).toBe(null);
  const late = waited(Date.now() - 1000);
  expect(late.around.now!.sentence).toBe("Bea has been gone for long. Give the seat to a bot?");
  late.around.now!.buttons[0].act();
  expect(late.commands.handOver).toHaveBeenCalledWith(1, true);
  late.around.now!.buttons[1].act();
  expect(late.around.now).toBe(null);
});

test("at 0:00 the time is out, though the server has not said so", () => {
  const mine = (left: number) => ({ waiting: [0], clock: clock("live", { left: [left, 9, 9], running: [0] }) });
  expect(tableOf([person(0), person(1)], {}, mine(5000)).around.now).toBe(null);
  expect(tableOf([person(0), person(1)], {}, mine(0)).around.now!.sentence).toBe("Your time is out");
  const off = clock("live", { left: [0, 9, 9], running: [0], off: [Date.now() + 5000, 0, 0] });
  expect(tableOf([person(0), person(1)], {}, { waiting: [0], clock: off }).around.now).toBe(null);
});

test("a game that was broken off says why and who wins", () => {
  const ending = { how: "resigned", seats: [1], ranking: [[0], [1]], places: [1, 2], gone: [null, "resigned"] };
  const { around: standing } = tableOf([person(0), person(1)], { status: "stopped", ending } as Partial<TableMessage>);
  expect(standing.now!.sentence).toBe("Bea resigned. Anna wins.");
  const agreed = { how: "agreed", seats: [], ranking: null, places: null, gone: [null, null] };
  const stopped = tableOf([person(0), person(1)], { status: "stopped", ending: agreed } as Partial<TableMessage>);
  expect(stopped.around.now!.sentence).toBe("The game was stopped by agreement");
});

test("more time may be given to whoever is waited for, on a live clock when it runs low", () => {
  const days = tableOf([person(0), person(1)], {}, { clock: clock("days", { left: [9e8, 9e8, 9e8] }) });
  expect(days.around.needsTime).toBe(1);
  const long = tableOf([person(0), person(1)], {}, { clock: clock("live", { left: [9e8, 9e8, 9e8] }) });
  expect(long.around.needsTime).toBe(-1);
  expect(tableOf([person(0), person(1)], {}, { clock: clock("live") }).around.needsTime).toBe(1);
  expect(tableOf([person(0), person(1)]).around.needsTime).toBe(-1);
});

test("facts stand among the events, each for itself, in words", () => {
  const fact = (seq: number, kind: TableFact["kind"], more: Partial<TableFact> = {}): TableFact =>
    ({ seq, at: Date.UTC(2026, 10, 18, 9), kind, seat: 1, other: -1, amount: 0, lost: false, ...more }) as TableFact;
  const event = (seq: number) => ({ seq, key: "x", args: { seat: 0 } });
  const facts = [fact(2, "time-out", { lost: true })];
  const log = addEvents([event(1)], { drop: null, events: [event(2), event(3)], facts });
  expect(log.map(({ seq, key }) => [seq, key])).toEqual([
    [1, "x"],
    [2, "x"],
    [2, "fact-time-out"],
    [3, "x"],
  ]);
  expect(chronicleOf(log).map(({ kind }) => kind)).toEqual(["turn", "fact", "turn"]);
  const words = (one: TableFact) => eventWords(factEvent(one), say);
  expect(words(facts[0])).toBe("Bea ran out of time and loses the game.");
  expect(words(fact(1, "time-given", { other: 2, amount: 86_400_000 }))).toBe("Bea gives Cy more time (1 day).");
  expect(words(fact(1, "stopped", { seat: -1 }))).toBe("Everyone agreed: the game is stopped without a result.");
  expect(words(fact(1, "away"))).toBe("Bea is back early.");
});
