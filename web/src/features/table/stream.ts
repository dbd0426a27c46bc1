/** What the server says about a table: taken in at once, shown update by update so that it can be followed. */
import { tick } from "svelte";
import { settings } from "@web/core/settings.svelte";
import { socket } from "@web/core/socket.svelte";
import type { GameEvent, Message, TableMessage, Update } from "@web/generated/protocol";
import { chronicleOf, type Entry } from "./chronicle";
import { addEvents } from "./event_log";
import { Playback } from "./playback";
import { notSettledYet } from "./seat_settings";
import type { Table } from "./store.svelte";

const PACE = 280; // ms for a piece on its way

export class Stream {
  #table: Table;
  #latest = new Map<number, Update>();
  #logs = new Map<number, GameEvent[]>();
  #playback = new Playback((update) => this.#show(update));
  #seen = 0;
  #stop: () => void;

  constructor(table: Table) {
    this.#table = table;
    this.#stop = socket.listen((message) => this.#hear(message));
    socket.watch(table.id, () => this.#seen);
  }

  close(): void {
    this.#stop();
    this.#playback.stop();
    socket.unwatch(this.#table.id);
  }

  /** The newest update of a seat, shown or not. */
  latest(seat: number): Update | undefined {
    return this.#latest.get(seat);
  }

  /** Show the table as another of our seats sees it. */
  lookFrom(seat: number): void {
    this.flush();
    const live = this.#latest.get(seat) ?? null;
    this.#table.seat = seat;
    this.#table.log = this.#logs.get(seat) ?? [];
    this.#table.live = live;
    this.#table.happened = [];
    this.#table.replay.close();
    this.#table.announcer.enter();
  }

  /** The last turn of one seat, as another one of ours was told of it. */
  lastOf(seat: number, told: number): Entry | undefined {
    const entries = chronicleOf(this.#logs.get(told) ?? [], this.#table.ui?.layout.chronicle);
    return entries.findLast((entry) => entry.seat === seat);
  }

  /** Stop following move by move: show the table as it is now. */
  flush(): void {
    const rest = this.#playback.rest();
    if (rest) this.#show(rest, this.#logs.get(rest.seat));
    this.#table.motion.skip();
  }

  #hear(message: Message): void {
    const table = this.#table;
    if (message.t === "hello") table.catchUp.reconnect(socket.heardBefore);
    if (!("table" in message) || message.table !== table.id) return;
    switch (message.t) {
      case "table":
        return this.#meet(message);
      case "update":
        return this.#arrive(message);
      case "chat":
        if (table.chat.hear(message, table.holds)) table.announcer.cue("chat");
        return;
      case "chat-removed":
        return table.chat.forget(message.id);
      case "why":
        return table.announcer.refuse(table.say?.label(message.label) ?? "");
      case "composed":
        table.composition.hear(message);
        return table.direct.hear(message);
      case "refused":
        if (message.key === null && message.error === "not-found") table.failure = "not-found";
        table.composition.refused(message.key);
        return table.commands.refused(message);
      case "accepted":
        return table.commands.accepted(message.key, message.seq > this.#seen);
    }
  }

  #meet(info: TableMessage): void {
    this.#table.time.hear(info.now);
    this.#table.info = info;
    void this.#table.load();
  }

  #arrive(update: Update): void {
    const table = this.#table;
    const first = !this.#latest.has(update.seat);
    if (update.clock.kind !== "none") table.time.hear(update.clock.at, update.clock);
    if (update.drop !== null) table.replay.forget();
    if (first && table.info) table.commands.chooseWanted(update.seat, notSettledYet(table.info, update));
    this.#latest.set(update.seat, update);
    this.#seen = Math.max(this.#seen, update.seq);
    this.#logs.set(update.seat, addEvents(first ? [] : (this.#logs.get(update.seat) ?? []), update));
    if (table.live === null) this.#begin(update);
    else if (update.seat === table.seat) {
      table.catchUp.arriveAgain(update);
      this.#enqueue(update, table.live);
    } else if (table.holds.includes(update.seat) && !table.holds.includes(table.seat)) {
      table.commands.settle(); // a reader of a study sits where it is whose turn
      this.lookFrom(update.seat);
    }
    if (first) table.commands.resume(update);
    table.handOver.consider(update);
  }

  #begin(update: Update): void {
    this.#table.seat = update.seat;
    this.#table.log = this.#logs.get(update.seat) ?? [];
    this.#table.live = update;
    this.#table.catchUp.arrive(update);
    this.#table.announcer.enter();
  }

  #enqueue(update: Update, live: Update): void {
    const mine = this.#table.busy && update.seq > live.seq;
    if (!this.#playback.push(update) || mine) this.flush();
  }

  #show(update: Update, log = addEvents(this.#table.log, update)): void {
    const table = this.#table;
    const before = table.live;
    table.motion.pace = settings.animate && !table.replay.on ? PACE : 0;
    table.motion.before();
    table.commands.settle();
    table.live = update;
    table.happened = update.events;
    table.log = log;
    this.#playback.shown();
    void tick().then(() => table.motion.after());
    if (update.over && !before?.over && update.scores) table.finalScoring.begin();
    else if (!update.over) table.finalScoring.close();
    table.announcer.announce(update, before);
    table.catchUp.remember(update);
  }
}
