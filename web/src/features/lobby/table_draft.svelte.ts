/** A table that is being put together: a preset, what was changed of it, and whether it can be opened. */
import type {
  ClockSettings,
  GameInfo,
  GameOption,
  GamePreset,
  NewTable,
  OptionsConflict,
} from "@web/generated/protocol";
import * as api from "@web/core/api";
import { notices } from "@web/core/notices.svelte";
import { PACES } from "./paces";
import type { KeptTable } from "./kept_tables";
import { seatsFor, usualLevel, usuallyRated, type Company } from "./new_table";

export type Options = Record<string, unknown>;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The options of a preset, those that it does not name as usual. */
export const presetOptions = (game: GameInfo, preset: GamePreset | undefined): Options =>
  Object.fromEntries(game.options.map((option) => [option.name, preset?.options[option.name] ?? option.default]));

export class TableDraft {
  readonly game: GameInfo;
  preset = $state.raw<GamePreset | undefined>();
  count = $state(2);
  level = $state("");
  company = $state<Company>("bots");
  options = $state.raw<Options>({});
  pace = $state("relaxed");
  /** Days on which no time is counted, where there are days for each turn. */
  weekendsOff = $state(false);
  holidays = $state<{ start: string; end: string }[]>([]);
  /** By which zone those days begin and end. */
  zone = $state(Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC");
  /** Seconds after which others may give a seat to a bot, where there is no clock. */
  patience = $state(86_400);
  /** Whether everybody must be ready before a live game begins. */
  readyCheck = $state(true);
  isPublic = $state(false);
  confirm = $state(true);
  chat = $state(true);
  rated = $state(false);
  names = $state(["", "", "", "", "", ""]);
  conflict = $state.raw<OptionsConflict | null>(null);
  #asked = 0;

  constructor(game: GameInfo) {
    this.game = game;
    this.take(game.presets.find((one) => one.name === "base") ?? game.presets[0]);
  }

  /** Everything as the preset says. */
  take(preset: GamePreset | undefined): void {
    this.preset = preset;
    this.count = preset?.seats ?? Math.max(2, this.game.seats[0]);
    this.level = preset?.level || usualLevel(this.game);
    if (this.count === 1) this.company = "bots";
    this.options = presetOptions(this.game, preset);
    this.conflict = null;
  }

  /** What is worth keeping for another time. */
  get kept(): KeptTable {
    const { count, level, company, options, pace, isPublic, confirm, chat, rated } = this;
    return { preset: this.preset?.name ?? "", count, level, company, options, pace, isPublic, confirm, chat, rated };
  }

  /** Everything as it was kept; what this house no longer has is as usual. */
  recall(kept: KeptTable): void {
    const { game } = this;
    const preset = game.presets.find((one) => one.name === kept.preset) ?? this.preset;
    this.take(preset);
    this.company = kept.company;
    this.count = Math.min(game.seats[1], Math.max(game.seats[0], kept.count));
    this.level = game.levels.some((one) => one.slug === kept.level) ? kept.level : this.level;
    this.options = Object.fromEntries(
      Object.entries(presetOptions(game, preset)).map(([name, value]) => [name, kept.options[name] ?? value]),
    );
    this.pace = kept.pace in PACES ? kept.pace : this.pace;
    this.isPublic = kept.isPublic;
    this.confirm = kept.confirm;
    this.chat = kept.chat;
    this.rated = kept.rated;
    void this.check();
  }

  choose(option: GameOption, value: unknown): void {
    this.options = { ...this.options, [option.name]: value };
    void this.check();
  }

  seat(count: number): void {
    this.count = count;
    void this.check();
  }

  keep(company: Company): void {
    this.company = company;
    this.rated = usuallyRated(company);
    if (company !== "bots" && this.count === 1) this.seat(Math.max(2, this.game.seats[0]));
  }

  /** The options that are not as the preset has them. */
  get changed(): string[] {
    const before = presetOptions(this.game, this.preset);
    return this.game.options
      .filter((option) => !same(this.options[option.name], before[option.name]))
      .map((option) => option.name);
  }

  undo(): void {
    this.options = presetOptions(this.game, this.preset);
    void this.check();
  }

  settle(way: OptionsConflict["ways"][number]): void {
    this.options = { ...this.options, ...way.options };
    if (way.seats) this.count = way.seats;
    void this.check();
  }

  /** Ask the rules whether the options go together; only the last answer counts. */
  async check(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const body = { seats: this.count, options: this.options };
      const { conflict } = await api.post("/api/games/{slug}/options", { slug: this.game.slug, body });
      if (asked === this.#asked) this.conflict = conflict;
    } catch (error) {
      notices.fail(error);
    }
  }

  /** The clock as it is asked for. */
  get clock(): ClockSettings {
    const pace = PACES[this.pace];
    if (pace.kind === "relaxed") return { ...pace, patience: this.patience };
    if (pace.kind !== "days") return pace;
    const holidays = this.holidays.filter(({ start, end }) => start && end && start <= end);
    return { ...pace, weekends: !this.weekendsOff, holidays, zone: this.zone };
  }

  request(playerName: (n: number) => string): NewTable {
    const names = this.names.map((name, i) => name.trim() || playerName(i + 1));
    return {
      game: this.game.slug,
      options: this.options,
      seats: seatsFor(this.company, this.game, this.count, this.level, names),
      access: this.isPublic || this.company === "anyone" ? "public" : "link",
      clock: this.clock,
      ready_check: this.clock.kind === "live" && this.readyCheck && ["friends", "anyone"].includes(this.company),
      confirm: this.confirm,
      chat: this.chat,
      rated: this.rated && this.count > 1,
    };
  }
}
