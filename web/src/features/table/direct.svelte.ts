/** Where a click on a piece plays at once what it means: the engine tells every way to go on, with its defaults taken. */
import { socket } from "@web/core/socket.svelte";
import type { Choice, ComposedDefault, ComposedMessage, ComposedTurn } from "@web/generated/protocol";
import { newKey } from "./command_key";
import type { Table } from "./store.svelte";

/** A turn played by one click; what it settled by itself may be changed until it is ended. */
interface DirectTurn {
  turn: ComposedTurn;
  /** How many answers of the seat came before it. */
  keep: number;
}

/** What a choice stands for: a turn, or that turn with something in place of a default. */
interface Way {
  turn: ComposedTurn;
  choice: Choice;
  by: string | null;
}

export class Direct {
  /** The turn this seat has played by a click, as long as nothing came after it. */
  played = $state.raw<DirectTurn | null>(null);
  #told = $state.raw<ComposedMessage | null>(null);
  #table: Table;
  #key = "";
  #asked = "";
  /** What to do with the next answer instead of showing it. */
  #then: ((told: ComposedMessage) => void) | null = null;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Whether this game is played so. */
  get on(): boolean {
    return !!this.#table.ui?.layout.direct;
  }

  /** The ways to go on from the question that stands. */
  readonly turns = $derived.by((): readonly ComposedTurn[] => {
    const { live, seat } = this.#table;
    const told = this.#told;
    return told && live && told.seq === live.seq && told.seat === seat ? told.completions : [];
  });
  /** What was settled in the turn played, and could still be otherwise. */
  readonly settled = $derived.by((): ComposedDefault[] => {
    const { live, ui } = this.#table;
    const changeable = ui?.layout.changeable;
    if (!this.played || !live?.end_turn || !changeable) return [];
    return this.played.turn.defaults.filter((one) => one.alternatives.length > 0 && changeable(one.answer.code));
  });

  /** By the code they have as a choice: turns to play, and other ways of them with a piece of their own. */
  readonly #ways = $derived.by(() => {
    const ways = new Map<string, Way>();
    const pieceOf = this.#table.ui?.layout.pieceOf;
    for (const turn of this.turns) {
      const code = turn.chosen.at(-1) ?? "";
      if (!code || !turn.label) continue;
      ways.set(code, { turn, choice: { code, anchor: turn.anchor, label: turn.label }, by: null });
      for (const way of turn.defaults.flatMap((one) => one.alternatives)) {
        const own = { code: `${code} ${way.code}`, anchor: pieceOf?.(way) ?? "", label: way.label };
        if (own.anchor) ways.set(own.code, { turn, choice: own, by: way.code });
      }
    }
    return ways;
  });

  /** The answers on offer, and what pieces mean beyond them; without the plain answer that only leads on to those. */
  choices(offered: Choice[]): Choice[] {
    const known = new Set(offered.map((choice) => choice.code));
    const further = [...this.#ways.values()].map((way) => way.choice).filter(({ code }) => !known.has(code));
    if (further.length === 0) return offered;
    const leads = new Set(this.turns.filter((turn) => turn.answers.length > 1).map((turn) => turn.answers[0]));
    return [...offered.filter(({ code, anchor }) => anchor !== "" || !leads.has(code)), ...further];
  }

  /** What a click on a piece means, where several things belong to it. */
  meant(anchor: string): Choice | null {
    const turn = this.turns.find((one) => one.anchor === anchor && one.direct);
    return (turn && this.#ways.get(turn.chosen.at(-1) ?? "")?.choice) ?? null;
  }

  /** Play a choice with everything that it settles by itself; false where the plain answer is all there is to it. */
  take(choice: Choice): boolean {
    const way = this.#ways.get(choice.code);
    const keep = this.#table.live?.undo ?? 0;
    if (!way || (way.by === null && way.turn.answers.length < 2)) return false;
    if (way.by === null) this.#play(way.turn, keep);
    else this.#playOther(way.turn, way.by, keep);
    return true;
  }

  /** Put an alternative in the place of what was settled in the turn played. */
  replace(settled: ComposedDefault, by: Choice): void {
    const { played } = this;
    if (!played || this.#table.busy) return;
    const turn = { ...played.turn, chosen: played.turn.chosen.filter((code) => code !== settled.answer.code) };
    this.#playOther(turn, by.code, played.keep);
  }

  /** Another question stands: ask what can be done. */
  begin(): void {
    const { live, seat, asked } = this.#table;
    if (!this.on || !live || seat < 0) return;
    // a secret answer changes the question, but nothing that everybody may count
    const question = JSON.stringify([live.seq, seat, live.question]);
    if (question === this.#asked) return;
    this.#asked = question;
    this.#told = null;
    if (this.played && (!live.end_turn || live.undo !== this.played.keep + this.played.turn.answers.length))
      this.played = null;
    if (asked) this.#send([], null);
  }

  /** The engine has answered. */
  hear(message: ComposedMessage): void {
    if (message.key !== this.#key) return;
    const then = this.#then;
    this.#then = null;
    if (then) then(message);
    else this.#told = message;
  }

  /** Play a turn with something else in place of a default: the engine works it out first. */
  #playOther(turn: ComposedTurn, by: string, keep: number): void {
    this.#then = (told) => told.completions[0] && this.#play(told.completions[0], keep);
    this.#send([...turn.chosen, by], keep);
  }

  #play(turn: ComposedTurn, keep: number): void {
    this.played = turn.seals ? null : { turn, keep };
    this.#table.commands.playTurn(turn.answers, false, keep);
  }

  #send(chosen: string[], keep: number | null): void {
    const { id, live, seat } = this.#table;
    if (!live) return;
    this.#key = newKey();
    socket.say({ t: "compose", table: id, seat, seq: live.seq, key: this.#key, picked: [], chosen, keep });
  }
}
