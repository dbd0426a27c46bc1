/** A table as the page sees it: what the server said, what is shown of it, and what the player means to do. */
import type {
  Choice,
  GameEvent,
  Message,
  RefusedMessage,
  SeatCommand,
  TableMessage,
  Update,
} from "@web/generated/protocol";
import { tick } from "svelte";
import * as api from "@web/core/api";
import { ApiError } from "@web/core/api";
import { CatchUp } from "./catch_up.svelte";
import { Anchors, type AnchorTable } from "@web/board/anchors.svelte";
import { addEvents, eventsUntil } from "./event_log";
import type { GameUi, Say } from "@web/board/contract";
import { FinalScoring } from "./final_scoring.svelte";
import { makeSay } from "@web/i18n/fluent";
import { Playback } from "./playback";
import { gameUi } from "@web/board/games";
import { plainName } from "./plain_values";
import { Commands, type Wish } from "./commands.svelte";
import { lobby } from "@web/features/lobby";
import { Motion } from "@web/board/motion";
import { Replay } from "@web/features/replay";
import { screen } from "@web/core/screen.svelte";
import { settings } from "@web/core/settings.svelte";
import { socket } from "@web/core/socket.svelte";
import { play as playCue } from "@web/core/sound";
import { ChatLog } from "@web/features/chat";
import { onePerson, tellApart } from "@web/core/names";
import { t, texts } from "@web/i18n/texts.svelte";

const REFUSAL_STAYS = 4500; // ms

export class Table implements AnchorTable {
  readonly id: string;
  readonly anchors: Anchors;
  readonly motion = new Motion();
  readonly replay: Replay;
  readonly finalScoring: FinalScoring;
  readonly catchUp: CatchUp;
  readonly chat = new ChatLog();

  info = $state.raw<TableMessage | null>(null);
  catalogue = $state.raw<Record<string, unknown> | null>(null);
  ui = $state.raw<GameUi | null>(null);
  say = $state.raw<Say | null>(null);
  /** The newest update shown; the next ones may still be on their way to be followed. */
  live = $state.raw<Update | null>(null);
  happened = $state.raw<GameEvent[]>([]);
  log = $state.raw<GameEvent[]>([]);
  /** Why the last click was refused, in words. */
  refusal = $state("");
  /** What the screen reader says next. */
  spoken = $state("");
  failure = $state("");
  /** On one screen: the seat that must take over before its secrets are shown. */
  curtain = $state(-1);
  curtainOff = $state(false);
  /** The piece chosen last. */
  answer = $state("");
  #seat = $state(-1);
  #latest = new Map<number, Update>();
  #logs = new Map<number, GameEvent[]>();
  #commands = new Commands();
  #playback = new Playback((update) => this.#show(update));
  #refusalTimer = 0;
  #seen = 0;
  #stop: () => void;
  #loading = "";

  constructor(id: string) {
    this.id = id;
    this.anchors = new Anchors(this);
    this.replay = new Replay(this);
    this.finalScoring = new FinalScoring(this);
    this.catchUp = new CatchUp(id, () => this.live);
    this.#stop = socket.listen((message) => this.#hear(message));
    socket.watch(id, () => this.#seen);
  }

  close(): void {
    this.#stop();
    clearTimeout(this.#refusalTimer);
    this.#playback.stop();
    this.replay.close();
    this.finalScoring.close();
    this.catchUp.close();
    socket.unwatch(this.id);
  }

  // --- what is shown ---------------------------------------------------------

  get seat(): number {
    return this.#seat;
  }

  /** What the board shows: the table now, or as it was. */
  readonly shown = $derived.by(() => this.replay.update ?? this.live);
  /** What the chronicle tells: everything, or what had happened by the moment shown. */
  readonly told = $derived.by(() => eventsUntil(this.log, this.replay.update));
  readonly names = $derived.by(() =>
    tellApart((this.info?.seats ?? []).map((seat) => lobby.seatName(seat, this.info!.game))),
  );
  readonly mine = $derived.by(() => !!this.live && this.#seat >= 0 && this.live.waiting.includes(this.#seat));
  readonly asked = $derived.by(() => this.live?.question != null && this.live.answered === null && !this.replay.on);
  readonly busy = $derived.by(() => this.#commands.pending !== null);
  readonly holds = $derived.by(() => this.info?.you ?? []);

  /** The whole board is in sight, so its pieces are chosen themselves; a phone shows it in parts and lists the choices too. */
  get whole(): boolean {
    return !screen.narrow || (screen.upright && !!this.ui?.layout.upright);
  }

  get choices(): Choice[] {
    if (this.replay.on || this.busy || this.curtain >= 0) return [];
    return this.live?.choices ?? [];
  }

  nameOf(anchor: string): string {
    if (!this.say) return "";
    if (anchor.startsWith("seat:")) return this.say.seat(Number(anchor.slice(5)));
    const key = this.keyOf(anchor);
    return this.say.has(key) ? this.say(key) : "";
  }

  keyOf(anchor: string): string {
    return this.ui?.layout.keyOf?.(anchor) ?? anchor.replace(":", "-");
  }

  /** A word of a view in the player's language, under whichever key the game has for it. */
  anyName(word: string): string {
    const key = [word, `card-${word}`].find((one) => this.say?.has(one));
    return key ? this.say!(key) : plainName(word);
  }

  sentence(choice: Choice): string {
    return this.say?.label(choice.label) ?? choice.code;
  }

  // --- what the player does --------------------------------------------------

  choose(choice: Choice): void {
    this.anchors.menu = null;
    this.#cue("choose");
    this.answer = choice.anchor;
    this.#intend({ t: "move", code: choice.code });
  }

  takeBack(count = 1): void {
    if (this.live && this.live.undo >= count) this.#intend({ t: "undo", count });
  }

  endTurn(): void {
    if (this.live?.end_turn) this.#intend({ t: "end-turn" });
  }

  resign(): void {
    this.#intend({ t: "resign" });
  }

  comeBack(): void {
    this.#intend({ t: "return" });
  }

  agreeToStop(agree: boolean): void {
    this.#intend({ t: "stop", agree });
  }

  why(anchor: string): void {
    if (this.asked && !this.busy) socket.say({ t: "why", table: this.id, seat: this.#seat, anchor });
  }

  /** Show another of the seats this browser holds. */
  sitAt(seat: number): void {
    this.curtain = -1;
    if (seat === this.#seat) return;
    this.flush();
    this.#seat = seat;
    this.log = this.#logs.get(seat) ?? [];
    this.live = this.#latest.get(seat) ?? null;
    this.happened = [];
  }

  liftCurtain(): void {
    this.sitAt(this.curtain);
  }

  /** Stop following move by move: show the table as it is now. */
  flush(): void {
    const rest = this.#playback.rest();
    if (rest) this.#show(rest, this.#logs.get(rest.seat));
    this.motion.skip();
  }

  #intend(wish: Wish): void {
    if (this.busy || !this.live || this.#seat < 0) return;
    this.refusal = "";
    this.#commands.send(wish, { table: this.id, seat: this.#seat, seq: this.live.seq });
  }

  // --- what the server says --------------------------------------------------

  #hear(message: Message): void {
    if (!("table" in message) || message.table !== this.id) return;
    switch (message.t) {
      case "table":
        return this.#meet(message);
      case "update":
        return this.#arrive(message);
      case "chat":
        if (this.chat.hear(message, this.holds)) this.#cue("chat");
        return;
      case "why":
        return this.#refuse(this.say?.label(message.label) ?? "");
      case "refused":
        return this.#refused(message);
      case "accepted":
        return this.#commands.done(message.key, message.seq > this.#seen);
    }
  }

  #meet(info: TableMessage): void {
    this.info = info;
    void this.load();
  }

  /** Fetch what belongs to the game: drawings, cards, texts. Called again when the language changes. */
  async load(): Promise<void> {
    const info = this.info;
    if (!info) return;
    const wanted = `${info.game} ${texts.language} ${JSON.stringify(info.options)}`;
    if (wanted === this.#loading) return;
    this.#loading = wanted;
    try {
      const [ui, catalogue, bundle] = await Promise.all([
        gameUi(info.game),
        api.catalogue(info.game, info.options),
        texts.game(info.game, texts.language),
      ]);
      this.catalogue = catalogue;
      this.say = makeSay(bundle, info.game, () => this.names);
      this.ui = ui;
    } catch (error) {
      this.#loading = "";
      this.failure = error instanceof ApiError ? error.code : "failed";
    }
  }

  #arrive(update: Update): void {
    const first = !this.#latest.has(update.seat);
    if (update.drop !== null) this.replay.forget();
    this.#latest.set(update.seat, update);
    this.#seen = Math.max(this.#seen, update.seq);
    const log = addEvents(first ? [] : (this.#logs.get(update.seat) ?? []), update);
    this.#logs.set(update.seat, log);
    if (this.live === null) this.#begin(update);
    else if (update.seat === this.#seat) this.#enqueue(update);
    this.#handOver(update);
  }

  #begin(update: Update): void {
    this.#seat = update.seat;
    this.log = this.#logs.get(update.seat) ?? [];
    this.live = update;
    this.catchUp.arrive(update);
  }

  #enqueue(update: Update): void {
    const mine = this.busy && update.seq > this.live!.seq;
    if (!this.#playback.push(update) || mine) this.flush();
  }

  #show(update: Update, log = addEvents(this.log, update)): void {
    const before = this.live;
    this.motion.pace = settings.animate && !this.replay.on ? 280 : 0;
    this.motion.before();
    this.#commands.settle();
    this.live = update;
    this.happened = update.events;
    this.log = log;
    this.#playback.shown();
    void tick().then(() => this.motion.after());
    if (update.over && !before?.over && update.scores) this.finalScoring.begin();
    else if (!update.over) this.finalScoring.close();
    this.#announce(update, before);
    this.catchUp.remember(update);
  }

  #announce(update: Update, before: Update | null): void {
    const news = update.events.map((event) => this.say?.label(event) ?? "");
    if (update.question && update.answered === null) news.push(this.say?.label(update.question) ?? "");
    this.spoken = news.filter(Boolean).join(" ");
    const turn = (one: Update | null) => !!one && one.seat >= 0 && one.waiting.includes(one.seat);
    if (update.over && !before?.over) this.#cue("end");
    else if (turn(update) && !turn(before)) this.#cue("turn");
    else if (update.events.length) this.#cue("move");
  }

  /** On one screen the seat that is asked takes over, behind a curtain where there are secrets to keep. */
  #handOver(update: Update): void {
    if (this.holds.length < 2 || this.curtain >= 0) return;
    if (update.waiting.includes(this.#seat) && this.#latest.get(this.#seat)?.answered === null) return;
    const next = this.holds.find((seat) => update.waiting.includes(seat) && this.#latest.get(seat)?.answered === null);
    if (next === undefined || next === this.#seat || !this.#latest.has(next)) return;
    if (this.curtainOff || this.#studying()) this.sitAt(next);
    else this.curtain = next;
  }

  /** One person at all seats (a fork) keeps no secrets from itself: the seats bear one name, with figures. */
  #studying(): boolean {
    return onePerson(this.holds.map((seat) => this.info?.seats[seat]?.name ?? ""));
  }

  #refused(message: RefusedMessage): void {
    if (message.key === null && message.error === "not-found") this.failure = "not-found";
    const intent = this.#commands.refused(message);
    if (!intent || (message.error === "stale" && this.#again(intent))) return;
    const key = `refused-${message.error}`;
    this.#refuse(texts.has(key) ? t(key) : message.message);
  }

  /** The table went on while we answered: answer again if the choice still stands. */
  #again(intent: SeatCommand): boolean {
    if (!this.#commands.mayResend(intent)) return false;
    this.flush();
    const choice = this.live?.choices.find((one) => one.code === intent.code);
    if (choice) this.choose(choice);
    return !!choice;
  }

  #refuse(reason: string): void {
    if (!reason) return;
    this.refusal = reason;
    this.spoken = reason;
    this.#cue("no");
    clearTimeout(this.#refusalTimer);
    this.#refusalTimer = window.setTimeout(() => (this.refusal = ""), REFUSAL_STAYS);
  }

  #cue(cue: Parameters<typeof playCue>[0]): void {
    if (settings.choices.sound) playCue(cue);
  }
}
