/** A turn being put together: pieces and the action in any order, what the engine tells of them, and the one button. */
import type { Standing } from "@web/board/anchors.svelte";
import type { Composing } from "@web/board/contract";
import { socket } from "@web/core/socket.svelte";
import type { Choice, ComposedMessage, ComposedTurn, JoiningPiece, Sentence } from "@web/generated/protocol";
import { t } from "@web/i18n/texts.svelte";
import { newKey } from "./command_key";
import { distinctDefaults, gainsOf, meantBy, stepsOf, type Steps } from "./composed";
import type { Table } from "./store.svelte";

/** What the primary button says; `keeps`: the turn may also be left open after it. */
export interface PlayButton {
  action: string;
  text: string;
  note: string;
  keeps: boolean;
}

const NOTHING: Sentence = { key: "", args: {} };

export class Composition {
  /** The codes of the pieces picked, in the order of the clicks. */
  picked = $state.raw<readonly string[]>([]);
  /** The codes chosen: the action first, then what replaces a default. */
  chosen = $state.raw<readonly string[]>([]);
  /** The newest answer of the engine to the question that stands. */
  #told = $state.raw<ComposedMessage | null>(null);
  /** A weak answer was pressed once and asks back. */
  sure = $state(false);
  /** The turn was played by the button: what is still asked in it ends it too. */
  ending = $state(false);
  #table: Table;
  /** The engine is asked and has not answered yet. */
  waiting = $state(false);
  #key = "";
  #asked = "";
  /** The player has changed something: what comes of it is said to who doesn't see it. */
  #changed = false;
  /** What to do with the next answer, before it is shown. */
  #then: ((told: ComposedMessage) => void) | null = null;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The engine's answer, as long as the question stands. */
  readonly answer = $derived.by(() => {
    const { live, replay } = this.#table;
    const told = this.#told;
    return told && live && !replay.on && told.seq === live.seq && told.seat === live.seat ? told : null;
  });
  /** Whether this question is answered by putting pieces together. */
  readonly open = $derived.by(() => this.#table.asked && (this.answer?.more.length ?? 0) > 0);
  /** Whether something is picked or chosen. */
  readonly begun = $derived.by(() => this.open && (this.picked.length > 0 || this.chosen.length > 0));
  readonly more = $derived.by(() => new Map(this.answer?.more.map((one) => [one.anchor, one])));
  /** What each action would bring; of several ways to put it together the first. */
  readonly results = $derived.by(() => {
    const found = new Map<string, ComposedTurn>();
    if (!this.begun) return found;
    for (const one of this.answer?.completions ?? []) if (!found.has(one.anchor)) found.set(one.anchor, one);
    return found;
  });
  /** What the button plays: the action chosen, or the one that is usual for such pieces. */
  readonly now = $derived.by((): ComposedTurn | null => {
    if (!this.begun) return null;
    const completions = this.answer?.completions ?? [];
    if (this.chosen.length > 0) return completions[0] ?? null;
    return meantBy(completions, this.#table.ui?.layout.usual?.(this.picked) ?? "");
  });
  /** The anchor of the chosen action. */
  readonly action = $derived.by(() => {
    const [code] = this.chosen;
    if (!code) return "";
    return this.now?.anchor ?? this.#offer(code)?.anchor ?? "";
  });
  /** What the picture of the question bar shows. */
  readonly shown = $derived.by((): Choice | null => {
    const code = this.chosen[0] ?? this.now?.chosen[0];
    const known = code ? this.#offer(code) : undefined;
    const anchor = this.now?.anchor ?? known?.anchor ?? "";
    return anchor ? { code: code ?? "", anchor, label: this.now?.label ?? known?.label ?? NOTHING } : null;
  });
  /** What was settled by itself and could be otherwise, for the action that is chosen. */
  readonly alternatives = $derived.by(() => (this.chosen.length > 0 ? distinctDefaults(this.now?.defaults ?? []) : []));
  /** Defaults that count how often: fewer by a small control. */
  readonly steps = $derived.by((): Steps[] => this.alternatives.flatMap((one) => stepsOf(one) ?? []));
  readonly told = $derived.by((): Composing | null => {
    if (!this.open) return null;
    return {
      picked: this.picked,
      count: (anchor) => this.count(anchor),
      chosen: this.action,
      now: this.now,
      results: this.results,
      more: this.more,
    };
  });
  readonly button = $derived.by((): PlayButton | null => {
    const { now } = this;
    const { live, say, ui } = this.#table;
    if (!now || !live || !say) return null;
    const piece = this.#offer(now.answers.at(-1) ?? "")?.label; // where a piece alone is asked for, it is the answer
    const name = ui?.layout.actionName?.(now, live.view, say) || say.label(now.label ?? piece ?? NOTHING);
    const gains = gainsOf(now, ui?.layout.gains).map(
      ({ name, gain }) => `+${gain} ${say(`change-${name}`, { amount: gain })}`,
    );
    const text = gains.length > 0 ? t("plays-for", { action: name, gains: gains.join(", ") }) : name;
    const again = now.next?.key === live.question?.key; // the question that stands comes back
    const note = now.next
      ? again
        ? t("turn-goes-on")
        : t("asks-next", { question: say.label(now.next) })
      : [now.ends ? t("ends-turn") : "", now.seals ? t("no-taking-back") : ""].filter(Boolean).join(" · ");
    return { action: now.chosen[0] ?? "", text, note, keeps: now.ends && !now.seals };
  });
  /** Why the button can't be pressed yet. */
  readonly lacking = $derived.by(() => {
    const say = this.#table.say;
    const [code] = this.chosen;
    const missing = this.answer?.missing.find((one) => one.code === code);
    if (missing && say && this.picked.length > 0) return say.label(missing.why);
    return t(code ? "pick-pieces" : "pick-action");
  });
  /** The answer that passes: a plain button, never the big one. */
  readonly weak = $derived.by(() => {
    const { composes, passes = [] } = this.#table.ui?.layout ?? {};
    return composes && this.#table.asked
      ? (this.#table.choices.find((choice) => passes.includes(choice.code)) ?? null)
      : null;
  });
  readonly weakText = $derived.by(() => {
    const { weak } = this;
    if (!weak) return "";
    return this.sure ? this.#regret : this.#table.sentence(weak);
  });
  /** What is offered here and needs no pieces, for a screen on which not everything is drawn. */
  readonly plain = $derived.by(() => {
    const alone = new Set(this.answer?.completions.map((one) => one.chosen[0]));
    return this.#table.choices.filter((choice) => choice !== this.weak && (this.begun || alone.has(choice.code)));
  });

  /** What a list offers: the actions that are open, the pieces that fit or are picked, and what may replace a default. */
  readonly listed = $derived.by((): Choice[] => {
    const [action] = this.chosen;
    const { choices } = this.#table;
    const actions = choices.filter(({ code, anchor }) =>
      action ? code === action : !this.begun || this.results.has(anchor),
    );
    const pieces = (this.answer?.more ?? []).filter((one) => this.picked.includes(one.code) || this.#fits(one));
    const others = this.alternatives.flatMap((one) => one.alternatives);
    const all = [...actions, ...pieces, ...others];
    return all.filter(({ code }, i) => all.findIndex((one) => one.code === code) === i);
  });

  /** Whether a choice is part of the turn that is put together. */
  has(code: string): boolean {
    return this.picked.includes(code) || this.chosen.includes(code);
  }

  /** How often the piece of an anchor is picked. */
  count(anchor: string): number {
    const code = this.more.get(anchor)?.code;
    return code ? this.picked.filter((one) => one === code).length : 0;
  }

  /** Another question stands, or the line is back: ask the engine what can be done. */
  begin(): void {
    const { live, seat, asked } = this.#table;
    const question = `${live?.seq} ${seat}`;
    if (!live || !asked || seat < 0 || !this.#table.ui?.layout.composes) return;
    if (question !== this.#asked) {
      this.#asked = question;
      this.#forget();
      if (!live.waiting.includes(seat)) this.ending = false;
    }
    this.#ask();
  }

  /** Drop everything that is picked and chosen. */
  putBack(): void {
    this.#changed = true;
    this.#forget();
    this.#ask();
  }

  /** Play what the button says; `end` false leaves the turn open after it. */
  press(end = true): void {
    const { now } = this;
    if (!now || this.#table.busy) return;
    this.ending = end;
    this.#table.commands.playTurn(now.answers, end);
  }

  /** A piece was pressed: `held`, one of several equal ones that is picked; `twice`, to be chosen and played at once. */
  pressed(anchor: string, held: boolean, twice: boolean): void {
    this.sure = false;
    const part = this.more.get(anchor);
    const joins = this.more.get(anchor);
    const action = this.#actionAt(anchor);
    const piece =
      part && (!action || (this.chosen.length > 0 && (held || this.#fits(joins) || this.count(anchor) > 0)));
    if (piece) return this.#pick(part, joins, held);
    const other = this.alternatives.find((one) => one.alternatives.some((way) => way.anchor === anchor));
    const way = other?.alternatives.find((one) => one.anchor === anchor);
    if (other && way) return this.replace(other.answer, way);
    if (twice && this.results.has(anchor)) return this.#playAt(anchor);
    if (action) this.#choose(action);
  }

  /** A choice was pressed on its button. */
  take(choice: Choice): void {
    if (choice.code === this.weak?.code) return this.giveUp();
    const part = this.answer?.more.find((one) => one.code === choice.code);
    if (part) return this.#pick(part, this.more.get(part.anchor), false);
    const other = this.alternatives.find((one) => one.alternatives.some(({ code }) => code === choice.code));
    if (other) return this.replace(other.answer, choice);
    this.sure = false;
    this.#choose(choice);
  }

  /** Take an alternative in place of a default. */
  replace(answer: Choice, by: Choice): void {
    const others = this.chosen.filter((code) => code !== answer.code);
    this.#set(this.picked, [...others, by.code]);
  }

  /** Give the weak answer; where it would be regretted, the button asks first. */
  giveUp(): void {
    const { weak } = this;
    if (!weak) return;
    if (this.#regret && !this.sure) {
      this.sure = true;
      this.#table.announcer.tell(this.#regret);
      return;
    }
    this.sure = false;
    if (!this.open) return this.#table.commands.choose(weak);
    this.ending = true;
    this.#table.commands.playTurn([weak.code], true);
  }

  /** The anchor of the piece that a move picks. */
  pieceOf(code: string): string | undefined {
    return this.answer?.more.find((part) => part.code === code)?.anchor;
  }

  /** The pieces and the action of a line of answers, as a hint proposes it. */
  propose(answers: readonly string[]): void {
    const pieces = new Set(this.answer?.more.map((part) => part.code));
    const picked = answers.filter((code) => pieces.has(code));
    this.#set(
      picked,
      answers.slice(0, 1).filter((code) => !pieces.has(code)),
    );
  }

  /** The engine would not answer: the table has moved on, and another question comes. */
  refused(key: string | null): void {
    if (key === this.#key) this.waiting = false;
  }

  /** The engine has answered. */
  hear(message: ComposedMessage): void {
    if (message.key !== this.#key) return;
    this.waiting = false;
    const then = this.#then;
    this.#then = null;
    if (then) return then(message);
    this.#told = message;
    if (this.#changed) this.#table.announcer.tellComposed();
    this.#changed = false;
  }

  /** What clicking offers: pieces, actions, and what may replace a default. */
  offers(choices: Choice[]): Choice[] {
    const taken = new Set(choices.map((choice) => choice.code));
    const further = [
      ...this.alternatives.flatMap((one) => one.alternatives),
      ...(this.answer?.more ?? []),
      ...[...this.results.values()].map((one) => ({
        code: one.chosen.at(-1) ?? "",
        anchor: one.anchor,
        label: one.label ?? NOTHING,
      })),
    ];
    return [...choices, ...further.filter((one) => one.code && !taken.has(one.code) && taken.add(one.code))];
  }

  /** How the piece of an anchor stands; at rest only what costs nothing shines, later what fits. */
  standing(anchor: string): Standing {
    const chosen = this.chosen.length > 0 ? this.action === anchor : this.count(anchor) > 0 && !this.#actionAt(anchor);
    const usual = this.chosen.length === 0 && this.now?.anchor === anchor;
    return { light: this.#light(anchor), chosen, usual };
  }

  #light(anchor: string): Standing["light"] {
    const joins = this.more.get(anchor);
    const action = this.#actionAt(anchor);
    if (!this.begun) {
      if (action) return this.#needsPieces(anchor) ? "open" : "lit";
      return this.#fits(joins) && (joins?.cost === 0 || !this.#free) ? "lit" : "open";
    }
    if (this.count(anchor) > 0 || this.action === anchor) return "lit"; // a click puts it back
    if (this.chosen.length === 0 && this.results.has(anchor)) return "lit";
    if ((!action || this.chosen.length > 0) && this.#fits(joins)) return "lit";
    return this.alternatives.some((one) => one.alternatives.some((way) => way.anchor === anchor)) ? "lit" : "off";
  }

  get #regret(): string {
    const { live, seat, ui } = this.#table;
    return live ? (ui?.layout.regret?.(live.view, seat) ?? "") : "";
  }

  #playAt(anchor: string): void {
    const result = this.results.get(anchor);
    if (!result || this.#table.busy) return;
    this.ending = true;
    this.#table.commands.playTurn(result.answers, true);
  }

  #actionAt(anchor: string): Choice | undefined {
    const piece = this.more.get(anchor)?.code; // an answer may be a piece itself, a die against black dice
    const offered = this.#table.live?.choices.find((one) => one.anchor === anchor && one.code !== piece);
    if (offered) return offered;
    const result = this.results.get(anchor);
    return result && { code: result.chosen.at(-1) ?? "", anchor, label: result.label ?? NOTHING };
  }

  #fits(joins: JoiningPiece | undefined): boolean {
    return !!joins && joins.cost !== null && !joins.why;
  }

  /** Whether there are pieces that cost nothing: at rest only they shine. */
  get #free(): boolean {
    return [...this.more.values()].some((one) => one.cost === 0 && !one.why);
  }

  /** Whether an action waits for pieces: until then it only may be chosen. */
  #needsPieces(anchor: string): boolean {
    return !this.answer?.completions.some((one) => one.anchor === anchor);
  }

  #offer(code: string): Choice | undefined {
    return this.#table.live?.choices.find((choice) => choice.code === code);
  }

  #pick(part: Choice, joins: JoiningPiece | undefined, held: boolean): void {
    const at = this.picked.lastIndexOf(part.code);
    const fits = this.#fits(joins);
    if (at >= 0 && (held || !fits)) return this.#set(this.picked.toSpliced(at, 1), this.chosen);
    if (fits) return this.#set([...this.picked, part.code], this.chosen);
    if (joins?.cost !== null && joins?.why)
      return this.#table.announcer.refuse(this.#table.say?.label(joins.why) ?? "");
    if (joins?.why && this.#table.ui?.layout.full?.includes(joins.why.key))
      return this.#set([...this.picked.slice(0, -1), part.code], this.chosen);
    this.#set([part.code], []);
  }

  #choose(choice: Choice): void {
    if (this.chosen[0] === choice.code) return this.#set(this.picked, []);
    const alone = this.answer?.completions.find((one) => one.chosen.at(-1) === choice.code);
    if (!this.begun && alone && !alone.ends && alone.answers.length === 1) return this.#table.commands.choose(choice);
    const branch = this.results.get(choice.anchor)?.chosen ?? [choice.code];
    if (this.results.has(choice.anchor) || this.picked.length === 0) return this.#set(this.picked, branch);
    this.#keepWhatFits(branch);
  }

  /** Another action: the pieces that fit it stay. */
  #keepWhatFits(chosen: readonly string[]): void {
    const { picked } = this;
    this.#then = (told) => {
      const fit = new Set(told.more.filter((one) => one.cost !== null && !one.why).map((one) => one.code));
      this.#set(
        picked.filter((code) => fit.has(code)),
        chosen,
      );
    };
    this.#send([], chosen);
  }

  #set(picked: readonly string[], chosen: readonly string[]): void {
    this.picked = picked;
    this.chosen = chosen;
    this.#changed = true;
    this.#table.announcer.refusal = "";
    this.#table.announcer.cue("choose");
    this.#ask();
  }

  #forget(): void {
    this.picked = [];
    this.chosen = [];
    this.sure = false;
  }

  #ask(): void {
    this.#then = null;
    this.#send(this.picked, this.chosen);
  }

  #send(picked: readonly string[], chosen: readonly string[]): void {
    const { id, live, seat } = this.#table;
    if (!live) return;
    this.#key = newKey();
    this.waiting = socket.link === "open";
    const picks = { picked: [...picked], chosen: [...chosen] };
    socket.say({ t: "compose", table: id, seat, seq: live.seq, key: this.#key, keep: live.undo, ...picks });
  }
}
