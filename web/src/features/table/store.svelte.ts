/** A table as the page sees it: what is known of it, and what is shown. */
import { Anchors, type AnchorTable } from "@web/board/anchors.svelte";
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
import { texts } from "@web/i18n/texts.svelte";
import { Announcer } from "./announce.svelte";
import { CatchUp } from "./catch_up.svelte";
import { Commands } from "./commands.svelte";
import { eventsUntil } from "./event_log";
import { FinalScoring } from "./final_scoring.svelte";
import { HandOver } from "./hand_over.svelte";
import { lonePass } from "./passing";
import { plainName } from "./plain_values";
import { Stream } from "./stream";

export class Table implements AnchorTable {
  readonly id: string;
  readonly anchors: Anchors;
  readonly motion = new Motion();
  readonly announcer: Announcer;
  readonly catchUp: CatchUp;
  readonly chat = new ChatLog();
  readonly commands: Commands;
  readonly finalScoring: FinalScoring;
  readonly handOver: HandOver;
  readonly replay: Replay;
  readonly stream: Stream;

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

  constructor(id: string) {
    this.id = id;
    this.anchors = new Anchors(this);
    this.announcer = new Announcer(this);
    this.catchUp = new CatchUp(id, () => this.live);
    this.commands = new Commands(this);
    this.finalScoring = new FinalScoring(this);
    this.handOver = new HandOver(this);
    this.replay = new Replay(this);
    this.stream = new Stream(this);
  }

  close(): void {
    this.stream.close();
    this.announcer.close();
    this.replay.close();
    this.finalScoring.close();
    this.catchUp.close();
  }

  /** What the board shows: the table now, or as it was. */
  readonly shown = $derived.by(() => this.replay.update ?? this.live);
  /** What the event log shows: everything, or what had happened by the moment shown. */
  readonly events = $derived.by(() => eventsUntil(this.log, this.replay.update));
  readonly names = $derived.by(() => lobby.seatNames(this.info));
  readonly mine = $derived.by(() => !!this.live && this.seat >= 0 && this.live.waiting.includes(this.seat));
  readonly asked = $derived.by(() => this.live?.question != null && this.live.answered === null && !this.replay.on);
  readonly busy = $derived.by(() => this.commands.pending !== null);
  /** The seats this browser holds. */
  readonly holds = $derived.by(() => this.info?.you ?? []);

  /** The whole board is in sight, so its pieces are chosen themselves; a phone shows it in parts and lists the choices too. */
  get whole(): boolean {
    return !screen.narrow || (screen.upright && !!this.ui?.layout.upright);
  }

  get choices(): Choice[] {
    if (this.replay.on || this.busy || this.handOver.to >= 0) return [];
    return this.live?.choices ?? [];
  }

  /** The pass that the page will give by itself. */
  get pass(): Choice | null {
    return settings.choices.passing ? lonePass(this.choices, this.ui?.layout.passes) : null;
  }

  choose(choice: Choice): void {
    this.commands.choose(choice);
  }

  why(anchor: string): void {
    this.commands.why(anchor);
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
    return (key && this.say?.(key)) || plainName(word);
  }

  sentence(choice: Choice): string {
    return this.say?.label(choice.label) ?? choice.code;
  }

  /** Fetch what belongs to the game: drawings, cards, texts. Called again when the language changes. */
  async load(): Promise<void> {
    const info = this.info;
    if (!info) return;
    const wanted = `${info.game} ${info.rules} ${texts.language} ${JSON.stringify(info.options)}`;
    if (wanted === this.#loading) return;
    this.#loading = wanted;
    try {
      const [ui, catalogue, bundle] = await Promise.all([
        gameUi(info.game),
        api.catalogue(info.game, info.options, info.rules),
        texts.game(info.game, texts.language),
      ]);
      this.catalogue = catalogue;
      this.say = makeSay(bundle, info.game, () => this.names, textArguments(catalogue));
      this.ui = ui;
    } catch (error) {
      this.#loading = "";
      this.failure = error instanceof api.ApiError ? error.code : "failed";
    }
  }
}
