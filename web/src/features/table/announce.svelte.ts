/** What is said beside the board: to a screen reader, in sounds, and why a click was refused. */
import { settings } from "@web/core/settings.svelte";
import { play, type Cue } from "@web/core/sound";
import { t } from "@web/i18n/texts.svelte";
import { beforeVerdict } from "./event_log";
import { eventWords } from "./fact_words";
import { factEvent } from "./facts";
import { questionLine, standings } from "./sentences";
import { gathered } from "./spoken";
import type { GameEvent, Update } from "@web/generated/protocol";
import type { Table } from "./store.svelte";

const REFUSAL_STAYS = 4500; // ms

export class Announcer {
  /** What the screen reader says next. */
  spoken = $state("");
  /** Why the last click was refused, in words. */
  refusal = $state("");
  #table: Table;
  #timer = 0;
  /** Whose turn comes next, until one's own is ended. */
  #later: GameEvent[] = [];

  constructor(table: Table) {
    this.#table = table;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Somebody comes to the table, or sits down at another seat: say what is asked or who is waited for. */
  enter(): void {
    this.refusal = "";
    this.#speak(this.#table.say ? [this.#atHand(), questionLine(this.#table)] : []);
  }

  /** What one's own seat has to play with. */
  #atHand(): string {
    const { live, say, seat, ui } = this.#table;
    return (live && say && seat >= 0 && !live.over && ui?.layout.atHand?.tell(live.view, seat, say)) || "";
  }

  announce(update: Update, before: Update | null): void {
    const { say, finalScoring, ui } = this.#table;
    const counting = update.over && !!finalScoring.now;
    const events = counting ? beforeVerdict(update.events, ui?.layout) : update.events;
    const told = [...this.#due(update, events), ...update.facts.map(factEvent)];
    const news = gathered(told.map((event) => (say ? eventWords(event, say) : "")));
    if (told.some((event) => ui?.layout.atHand?.after.includes(event.key))) news.push(this.#atHand());
    if (!news.length && say)
      news.push(...passed(update, before).map((seat) => t("has-passed", { name: say.seat(seat) })));
    if (this.#table.asked || update.end_turn || (update.over && !counting) || this.#table.around.now)
      news.push(questionLine(this.#table));
    if (update.over && !counting) news.push(...standings(this.#table));
    this.#speak(news);
    const turn = (one: Update | null) => !!one && one.seat >= 0 && one.waiting.includes(one.seat);
    if (update.over && !before?.over) this.cue("end");
    else if (turn(update) && !turn(before)) this.cue("turn");
    else if (events.length || update.facts.length) this.cue("move");
  }

  /** What may be said now: as long as one's own turn may be taken back, it is nobody else's. */
  #due(update: Update, events: readonly GameEvent[]): GameEvent[] {
    const begins = this.#table.ui?.layout.chronicle?.rounds;
    const due = [...(update.drop === null ? this.#later : []), ...events];
    this.#later = update.end_turn ? due.filter((event) => event.key === begins) : [];
    return due.filter((event) => !this.#later.includes(event));
  }

  /** Everything has been counted: say how the game ended. */
  conclude(): void {
    const { log, say, ui } = this.#table;
    const verdicts = log.filter((event) => ui?.layout.verdicts?.includes(event.key));
    const told = say ? verdicts.map((event) => eventWords(event, say)) : [];
    this.#speak(say ? [...told, questionLine(this.#table), ...standings(this.#table)] : []);
  }

  /** Something else stands around the game: say it, unless it was just said. */
  stand(): void {
    const { now } = this.#table.around;
    if (now && !this.spoken.includes(now.sentence)) this.#speak([now.sentence, now.hint]);
  }

  /** A turn is being put together: say what the button would play, or what it still lacks. */
  tellComposed(): void {
    const { begun, button, lacking } = this.#table.composition;
    if (button) this.#speak([button.note ? `${button.text} (${button.note}).` : button.text]);
    else this.#speak([questionLine(this.#table), begun ? lacking : ""]);
  }

  /** Say one thing. */
  tell(sentence: string): void {
    this.#speak([sentence]);
  }

  /** Say it, a sentence that the next one repeats only there. Said again, words must change: else a live region is silent. */
  #speak(sentences: string[]): void {
    const once = sentences.filter((sentence, i) => sentence && !sentences[i + 1]?.startsWith(sentence));
    const words = once.map(closed).join(" ");
    this.spoken = words && words === this.spoken ? `${words}\u00a0` : words;
  }

  refuse(reason: string): void {
    if (!reason) return;
    this.refusal = reason;
    this.spoken = reason;
    this.cue("no");
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.refusal = ""), REFUSAL_STAYS);
  }

  cue(cue: Cue): void {
    if (settings.choices.sound) play(cue);
  }
}

/** A sentence with its full stop: a heading has none, but the next sentence must not run into it. */
const closed = (sentence: string): string => (/[.!?…:][”»)]*\u00a0?$/u.test(sentence) ? sentence : `${sentence}.`);

/** Others who were asked alone and no longer are, though nothing happened: they passed. */
export function passed(update: Update, before: Update | null): number[] {
  if (!before || before.waiting.length !== 1 || update.over || update.drop !== null) return [];
  return before.waiting.filter((seat) => seat !== update.seat && !update.waiting.includes(seat));
}
