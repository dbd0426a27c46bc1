/** How it stands around the game, in one sentence with its buttons: time that ran out, offers, pauses, seats that are gone. */
import type { SeatStatus, TableMessage } from "@web/generated/protocol";
import { t, texts } from "@web/i18n/texts.svelte";
import { momentText, spanText } from "@web/core/moments";
import { endingLine } from "./endings";
import type { Table } from "./store.svelte";

const HOUR = 3_600_000;
const SOON = 120_000; // ms of a live clock

export interface AroundButton {
  text: string;
  /** The usual answer. */
  first?: boolean;
  act(): void;
}

export interface Stand {
  /** What it is about; another one is said aloud. */
  id: string;
  sentence: string;
  hint: string;
  buttons: AroundButton[];
  /** It comes before any question of the game. */
  asks: boolean;
}

const stand = (id: string, sentence: string, hint = "", buttons: AroundButton[] = [], asks = false): Stand => ({
  id,
  sentence,
  hint,
  buttons,
  asks,
});

export class Around {
  #table: Table;
  /** The offers that were put off, by what they are about. */
  #later = $state.raw<readonly string[]>([]);

  constructor(table: Table) {
    this.#table = table;
  }

  /** The first that matters, or null where there is only the game. */
  readonly now = $derived.by<Stand | null>(() => {
    const { info, replay, say } = this.#table;
    if (!info || !say || replay.on) return null;
    const found = [
      () => this.#ended(info),
      () => this.#mine(info),
      () => this.#timeOut(),
      () => this.#stop(info),
      () => this.#pause(info),
      () => this.#overdue(info),
    ];
    for (const one of found) {
      const found = one();
      if (found && !this.#later.includes(found.id)) return found;
    }
    return null;
  });

  /** What is said of whoever is waited for, below the question. */
  get waitingHint(): string {
    const { info, live, time, say } = this.#table;
    const [seat] = live?.waiting ?? [];
    if (!info || !live || !say || seat === undefined || live.waiting.length > 1 || seat === this.#table.seat) return "";
    const off = time.off(seat);
    const name = say.seat(seat);
    if (off && info.seats[seat].away) return t("waits-away", { name, time: this.#moment(off) });
    if (off) return t("waits-off", { time: this.#moment(off) });
    const { clock } = time;
    if (clock?.kind !== "relaxed" || info.seats[seat].kind !== "human" || !clock.due[seat]) return "";
    return t("waits-patience", { time: this.#moment(clock.due[seat]) });
  }

  /** The seat that may be given more time: of the people who are waited for the one who has least, soon none if it is live. */
  get needsTime(): number {
    const { asked, info, live, plays, time } = this.#table;
    if (!plays || asked || !info || !time.counts) return -1;
    const people = (live?.waiting ?? []).filter((seat) => {
      const { kind, standin, you } = info.seats[seat];
      return kind === "human" && !standin && !you && time.runs(seat);
    });
    const [seat = -1] = people.sort((one, other) => time.left(one) - time.left(other));
    return seat >= 0 && time.clock?.kind === "live" && time.left(seat) > SOON ? -1 : seat;
  }

  #moment(at: number): string {
    return momentText(at, this.#table.time.now, texts.language);
  }

  #names(seats: readonly SeatStatus[]): string {
    const names = seats.map(({ seat }) => this.#table.say?.seat(seat) ?? "");
    return new Intl.ListFormat(texts.language).format(names);
  }

  /** A game that was broken off. */
  #ended(info: TableMessage): Stand | null {
    if (info.status === "frozen") return stand("frozen", t("status-frozen"), t("frozen-hint"));
    if (info.status !== "stopped") return null;
    const { sentence, hint } = endingLine(this.#table, info);
    return stand("stopped", sentence, hint);
  }

  #seat(info: TableMessage): SeatStatus | undefined {
    const { seat } = this.#table;
    return seat >= 0 && info.status === "running" ? info.seats[seat] : undefined;
  }

  /** A bot plays for this seat. */
  #mine(info: TableMessage): Stand | null {
    const seat = this.#seat(info);
    if (!seat) return null;
    if (seat.resigned) return stand("resigned", t("standing-resigned"));
    if (!seat.standin) return null;
    const cost = seat.lost ? t("standing-lost") : t("standing-back");
    if (seat.returning) return stand("returning", t("standing-returning"), seat.lost ? cost : "");
    const back = { text: t("come-back"), first: true, act: () => this.#table.commands.comeBack() };
    return stand(`gone-${seat.gone}`, t(`standing-${seat.gone ?? "time"}`), cost, [back]);
  }

  /** The clock shows 0:00; the server is about to say what follows. */
  #timeOut(): Stand | null {
    return this.#table.time.out ? stand("out", t("standing-out"), t("standing-out-hint")) : null;
  }

  /** Who might still agree to an offer: the people who play. */
  #people(info: TableMessage, besides: (seat: SeatStatus) => boolean): SeatStatus[] {
    return info.seats.filter((seat) => seat.kind === "human" && !seat.standin && !seat.resigned && !besides(seat));
  }

  #stop(info: TableMessage): Stand | null {
    const seat = this.#seat(info);
    const offers = info.seats.filter((one) => one.stop);
    if (!seat || !offers.length) return null;
    const { commands } = this.#table;
    const id = this.#offer("stop");
    if (seat.stop) {
      const rest = this.#names(this.#people(info, (one) => one.stop));
      const withdraw = { text: t("dont-stop"), act: () => commands.agreeToStop(false) };
      return stand(id, t("standing-stop-mine"), t("waits-for", { names: rest }), [withdraw]);
    }
    const buttons = [
      { text: t("agree-to-stop"), act: () => commands.agreeToStop(true) },
      { text: t("decline"), first: true, act: () => this.#decline(id, () => commands.agreeToStop(false)) },
    ];
    return stand(id, t("standing-stop", { names: this.#names(offers) }), t("standing-stop-hint"), buttons, true);
  }

  #pause(info: TableMessage): Stand | null {
    const seat = this.#seat(info);
    const { commands } = this.#table;
    if (info.pause) {
      const id = `paused-${info.pause.since}`;
      const sentence = t("standing-paused", { time: this.#moment(info.pause.until) });
      const buttons = [{ text: t("end-pause"), act: () => commands.pause(false) }];
      if (this.#table.asked) buttons.push({ text: t("play-meanwhile"), act: () => this.#putOff(id) });
      return stand(id, sentence, t("no-time-counted"), seat ? buttons : [], true);
    }
    const offers = info.seats.filter((one) => one.pause);
    if (!seat || !offers.length) return null;
    const id = this.#offer("pause");
    const time = spanText(info.hours * HOUR, texts.language);
    if (seat.pause) {
      const rest = this.#names(this.#people(info, (one) => one.pause));
      const withdraw = { text: t("dont-stop"), act: () => commands.pause(false) };
      return stand(id, t("standing-pause-mine", { time }), t("waits-for", { names: rest }), [withdraw]);
    }
    const buttons = [
      { text: t("agree-to-pause"), first: true, act: () => commands.pause(true, info.hours) },
      { text: t("decline"), act: () => this.#decline(id, () => commands.pause(false)) },
    ];
    const sentence = t("standing-pause", { names: this.#names(offers), time });
    return stand(id, sentence, t("no-time-counted"), buttons, true);
  }

  /** Somebody has let the others wait for so long that a bot may take the seat. */
  #overdue(info: TableMessage): Stand | null {
    const seat = this.#seat(info);
    const host = info.mine && !info.you.length && info.status === "running";
    const { commands, live, say, time } = this.#table;
    const late = live?.waiting.find((one) => one !== this.#table.seat && time.overdue(one));
    if ((!seat && !host) || late === undefined || !say || info.seats[late].standin) return null;
    const name = say.seat(late);
    const votes = info.seats[late].handing;
    if (seat && votes.includes(seat.seat)) {
      const rest = this.#names(this.#people(info, (one) => one.seat === late || votes.includes(one.seat)));
      const wait = { text: t("rather-wait"), act: () => commands.handOver(late, false) };
      return stand(`overdue-${late}`, t("standing-voted", { name }), t("waits-for", { names: rest }), [wait]);
    }
    const buttons = [
      { text: t("give-to-bot"), act: () => commands.handOver(late, true) },
      { text: t("keep-waiting"), first: true, act: () => this.#putOff(`overdue-${late}`) },
    ];
    const hint = votes.length ? t("standing-votes", { names: this.#names(votes.map((one) => info.seats[one])) }) : "";
    return stand(`overdue-${late}`, t("standing-overdue", { name }), hint, buttons);
  }

  /** The newest offer of a kind: another one is asked again. */
  #offer(kind: "stop" | "pause"): string {
    const told = this.#table.log.findLast((event) => event.key === `fact-${kind}-offered`);
    return `${kind}-${told?.seq ?? 0}`;
  }

  /** Say no, and be asked no more meanwhile. */
  #decline(id: string, act: () => void): void {
    this.#putOff(id);
    act();
  }

  #putOff(id: string): void {
    this.#later = [...this.#later, id];
  }
}
