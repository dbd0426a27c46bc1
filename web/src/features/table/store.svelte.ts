/** A table as the page sees it: what is known of it, and what is shown. */
import { Anchors, type AnchorTable, type Standing } from "@web/board/anchors.svelte";
import type { GameUi, Say } from "@web/board/contract";
import { gameUi } from "@web/board/games";
import { Motion } from "@web/board/motion";
import * as api from "@web/core/api";
import { screen } from "@web/core/screen.svelte";
import { settings } from "@web/core/settings.svelte";
import { ChatLog } from "@web/features/chat";
import { lobby } from "@web/features/lobby";
import { Replay } from "@web/features/replay";
import type { Choice, GameEvent, TableMessage, Update } from "@web/generated/protocol";
import { makeSay } from "@web/i18n/fluent";
import { textArguments } from "@web/i18n/text_arguments";
import { t, texts } from "@web/i18n/texts.svelte";
import { Announcer } from "./announce.svelte";
import { Around } from "./around.svelte";
import { CatchUp } from "./catch_up.svelte";
import { chronicleOf, othersSince, untilEnded } from "./chronicle";
import { Composition } from "./composition.svelte";
import { Commands } from "./commands.svelte";
import { Direct } from "./direct.svelte";
import { beforeVerdict, eventsUntil } from "./event_log";
import { FinalScoring } from "./final_scoring.svelte";
import { HandOver } from "./hand_over.svelte";
import { lonePass } from "./passing";
import { plainName } from "./plain_values";
import { entryWords } from "./sentences";
import { Stream } from "./stream";
import { TableTime } from "./table_time.svelte";

const CLOSED = "closed"; // instead of what is being loaded: nothing more is

export class Table implements AnchorTable {
  readonly id: string;
  readonly byHand: boolean;
  readonly anchors: Anchors;
  readonly motion = new Motion();
  readonly announcer: Announcer;
  readonly around: Around;
  readonly catchUp: CatchUp;
  readonly chat = new ChatLog();
  readonly commands: Commands;
  readonly direct: Direct;
  readonly composition: Composition;
  readonly finalScoring: FinalScoring;
  readonly handOver: HandOver;
  readonly replay: Replay;
  readonly stream: Stream;
  readonly time: TableTime;

  info = $state.raw<TableMessage | null>(null);
  catalogue = $state.raw<Record<string, unknown> | null>(null);
  ui = $state.raw<GameUi | null>(null);
  say = $state.raw<Say | null>(null);
  /** Why there is nothing to show. */
  failure = $state("");
  /** The seat seen from, -1 for a spectator. */
  seat = $state(-1);
  /** The newest update shown; the next ones may still wait to be played back. */
  live = $state.raw<Update | null>(null);
  /** What happened between the update before and this one. */
  happened = $state.raw<GameEvent[]>([]);
  log = $state.raw<GameEvent[]>([]);
  #loading = "";

  /** `byHand`: nothing is answered by itself. */
  constructor(id: string, byHand = false) {
    this.id = id;
    this.byHand = byHand;
    this.anchors = new Anchors(this);
    this.announcer = new Announcer(this);
    this.catchUp = new CatchUp(id, () => this.live);
    this.commands = new Commands(this);
    this.direct = new Direct(this);
    this.composition = new Composition(this);
    this.finalScoring = new FinalScoring(this);
    this.handOver = new HandOver(this);
    this.replay = new Replay(this);
    this.around = new Around(this);
    this.time = new TableTime(this);
    this.stream = new Stream(this);
  }

  close(): void {
    this.#loading = CLOSED;
    this.stream.close();
    this.announcer.close();
    this.replay.close();
    this.finalScoring.close();
    this.catchUp.close();
  }

  /** What the board shows: the table now, or as it was. */
  readonly shown = $derived.by(() => this.replay.update ?? this.live);
  /** What the event log shows: everything, or what had happened by the moment shown. */
  readonly events = $derived.by(() => {
    const told = this.finalScoring.now ? beforeVerdict(this.log, this.ui?.layout) : this.log;
    return eventsUntil(told, this.replay.update);
  });
  /** The same turn by turn. */
  readonly entries = $derived.by(() => {
    const entries = chronicleOf(this.events, this.ui?.layout.chronicle);
    return this.live?.end_turn && !this.replay.on ? untilEnded(entries) : entries;
  });
  readonly names = $derived.by(() => lobby.seatNames(this.info));
  readonly mine = $derived.by(() => !!this.live && this.plays && this.live.waiting.includes(this.seat));
  readonly asked = $derived.by(
    () => this.plays && this.live?.question != null && this.live.answered === null && !this.replay.on,
  );
  /** Whether what this seat answers counts: its time is not out, no bot plays for it, the game was not broken off. */
  readonly plays = $derived.by(() => {
    const seat = this.seat >= 0 ? this.info?.seats[this.seat] : undefined;
    return !!seat && !seat.standin && !seat.resigned && !this.time.out && !this.broken;
  });
  /** Whether the game was broken off, or stands still for a bug. */
  readonly broken = $derived.by(() => this.info?.status === "stopped" || this.info?.status === "frozen");
  /** Whether the game is over, played to its end or not. */
  readonly ended = $derived.by(() => !!this.live?.over || this.info?.status === "stopped");
  readonly busy = $derived.by(() => this.commands.pending !== null);
  /** Whose turn the table shows: until it is ended, one's own. */
  readonly acting = $derived.by(() => {
    const shown = this.shown;
    if (this.broken && !this.replay.on) return [];
    return shown && "end_turn" in shown && shown.end_turn ? [this.seat] : (shown?.waiting ?? []);
  });
  /** What a click may mean. */
  readonly offers = $derived.by(() => (this.composition.open ? this.composition.offers(this.choices) : this.choices));
  /** The seats this browser holds. */
  readonly holds = $derived.by(() => this.info?.you ?? []);

  /** The whole board is in sight, so its pieces are chosen themselves; a phone shows it in parts and lists the choices too. */
  get whole(): boolean {
    return !screen.narrow || (screen.upright && !!this.ui?.layout.upright);
  }

  /** The decisions that completed a turn, in the whole log. */
  get turnEnds(): number[] {
    const entries = chronicleOf(this.log, this.ui?.layout.chronicle);
    return entries.filter(({ kind }) => kind !== "heading" && kind !== "fact").map((entry) => entry.seq);
  }

  /** What others did since this seat last did something, a sentence or two a turn. */
  get othersLately(): string[] {
    const say = this.say;
    return say ? othersSince(this.entries, this.seat).map((entry) => entryWords(entry, say)) : [];
  }

  get choices(): Choice[] {
    if (this.replay.on || this.busy || this.handOver.covers || !this.plays) return [];
    const offered = this.live?.choices ?? [];
    return this.direct.on && this.asked ? this.direct.choices(offered) : offered;
  }

  /** Everything that can be chosen, for a list: while a turn is put together, its pieces too. */
  get listed(): Choice[] {
    return this.composition.open ? this.composition.listed : this.choices;
  }

  /** The pass that the page will give by itself. */
  get pass(): Choice | null {
    return settings.choices.passing && !this.byHand ? lonePass(this.choices, this.ui?.layout.passes) : null;
  }

  /** The only answer to a question within a turn that the button has played. */
  get alone(): Choice | null {
    const { choices, composition } = this;
    return composition.ending && !this.byHand && !composition.open && choices.length === 1 ? choices[0] : null;
  }

  choose(choice: Choice): void {
    this.anchors.menu = null;
    if (this.composition.open) return this.composition.take(choice);
    if (this.direct.on && this.direct.take(choice)) return;
    if (this.ui?.layout.ends?.includes(choice.code)) this.commands.playTurn([choice.code], true);
    else this.commands.choose(choice);
  }

  meant(anchor: string): Choice | null {
    return this.direct.on ? this.direct.meant(anchor) : null;
  }

  get dims(): boolean {
    return this.composition.begun;
  }

  standing(anchor: string): Standing | null {
    return this.composition.open ? this.composition.standing(anchor) : null;
  }

  press(anchor: string, held: boolean, twice: boolean): boolean {
    const { open } = this.composition;
    if (open && this.anchors.byAnchor.has(anchor)) this.composition.pressed(anchor, held, twice);
    return open && this.anchors.byAnchor.has(anchor);
  }

  /** The answer that completes the turn: the one button, at its place. */
  get lead(): Choice | null {
    const { asked, choices, composition, ui } = this;
    if (!asked || composition.open || !ui?.Board) return null;
    return choices.find(({ code }) => ui.layout.primary?.includes(code)) ?? null;
  }

  /** Press the one button, if it can be pressed. */
  enter(keepOpen: boolean): boolean {
    if (this.composition.button) this.composition.press(!keepOpen);
    else if (this.live?.end_turn) this.commands.endTurn();
    else if (this.lead) this.choose(this.lead);
    else return false;
    return true;
  }

  /** Whether a choice that stands alone is the big button: a plain one, and none that gives up. */
  leads(choice: Choice): boolean {
    const { passes = [], weak = [] } = this.ui?.layout ?? {};
    const plain = this.choices.length === 1 || Object.keys(choice.label.args).length === 0;
    return plain && ![...passes, ...weak].includes(choice.code);
  }

  why(anchor: string): void {
    this.commands.why(anchor);
  }

  get taughtWord(): string {
    return t("guide-speaks-of");
  }

  nameOf(anchor: string): string {
    if (!this.say) return "";
    if (anchor.startsWith("seat:")) return this.say.seat(Number(anchor.slice(5)));
    const key = this.keyOf(anchor);
    return this.say.has(key) ? this.say(key) : "";
  }

  /** What a piece does, as its tip says it. */
  ruleOf(anchor: string): string {
    const key = this.keyOf(anchor);
    return this.say ? [this.say.part(key, "text"), this.say.part(key, "help")].filter(Boolean).join(" ") : "";
  }

  keyOf(anchor: string): string {
    return this.ui?.layout.keyOf?.(anchor) ?? anchor.replace(":", "-");
  }

  /** A word of a view in the player's language, under whichever key the game has for it. */
  anyName(word: string): string {
    const key = [word, `card-${word}`].find((one) => this.say?.has(one));
    return (key && this.say?.(key)) || plainName(word);
  }

  sentence(choice: Choice): string {
    return this.say?.label(choice.label) ?? choice.code;
  }

  /** Fetch what belongs to the game: drawings, cards, texts. Called again when the language changes; the last call counts. */
  async load(): Promise<void> {
    const info = this.info;
    if (!info || this.#loading === CLOSED) return;
    const wanted = `${info.game} ${info.rules} ${texts.language} ${JSON.stringify(info.options)}`;
    if (wanted === this.#loading) return;
    this.#loading = wanted;
    try {
      const [ui, catalogue, bundle] = await Promise.all([
        gameUi(info.game),
        api.catalogue(info.game, info.options, info.rules),
        texts.game(info.game, texts.language),
      ]);
      if (this.#loading !== wanted) return; // another language is on its way, or the page has gone
      this.catalogue = catalogue;
      this.say = makeSay(bundle, info.game, () => this.names, textArguments(catalogue));
      this.ui = ui;
      if (this.live) this.announcer.enter();
    } catch (error) {
      if (this.#loading !== wanted) return;
      this.#loading = "";
      this.failure = error instanceof api.ApiError ? error.code : "failed";
    }
  }
}
