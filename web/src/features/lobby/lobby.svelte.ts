/** What the lists show: the games, my tables, the public tables; fresh while somebody looks. */
import { tellApart } from "@web/core/names";
import type { GameInfo, PlayedGame, SeatSummary, TableSummary } from "@web/generated/protocol";
import * as api from "@web/core/api";
import { inOrder } from "@web/core/game_covers";
import { session } from "@web/core/session.svelte";
import { socket } from "@web/core/socket.svelte";
import { notices } from "@web/core/notices.svelte";
import { t, texts } from "@web/i18n/texts.svelte";

class Lobby {
  games = $state.raw<GameInfo[]>([]);
  mine = $state.raw<TableSummary[]>([]);
  tables = $state.raw<TableSummary[]>([]);
  results = $state.raw<PlayedGame[]>([]);
  loaded = $state(false);
  #coming: Promise<GameInfo[]> | null = null;

  title(slug: string): string {
    return this.games.find((game) => game.slug === slug)?.title ?? slug;
  }

  /** The name of a strength in the page's language. */
  level(game: string, slug: string): string {
    const level = this.games.find((one) => one.slug === game)?.levels.find((one) => one.slug === slug);
    return level?.titles[texts.language] ?? level?.titles.en ?? slug;
  }

  /** Which of how many levels it is, the weakest 0. */
  rank(game: string, slug: string): { rank: number; of: number } {
    const levels = this.games.find((one) => one.slug === game)?.levels ?? [];
    return { rank: levels.findIndex((one) => one.slug === slug), of: levels.length };
  }

  /** Who sits there, in words. */
  seatName(seat: SeatSummary, game: string): string {
    if (seat.name) return seat.name;
    return seat.kind === "bot" && seat.level ? this.level(game, seat.level) : t("open-seat");
  }

  /** The players' names by seat, told apart. */
  seatNames(table: { game: string; seats: readonly SeatSummary[] } | null): string[] {
    return table ? tellApart(table.seats.map((seat) => this.seatName(seat, table.game))) : [];
  }

  async needGames(): Promise<GameInfo[]> {
    if (this.games.length > 0) return this.games;
    this.#coming ??= api.games().finally(() => (this.#coming = null));
    const games = await this.#coming;
    if (this.games.length === 0) this.games = inOrder(games);
    return this.games;
  }

  /** Keep the lists fresh until the returned function is called. */
  open(): () => void {
    void this.refresh();
    socket.lobby(true);
    const deaf = socket.listen((message) => {
      if (message.t === "lobby" || message.t === "hello") void this.refresh();
    });
    return () => {
      deaf();
      socket.lobby(false);
    };
  }

  async refresh(): Promise<void> {
    try {
      const [, tables, mine, results] = await Promise.all([
        this.needGames(),
        api.tables(),
        session.me ? api.myTables() : [],
        session.me ? api.get("/api/me/results") : [],
      ]);
      this.tables = tables;
      this.mine = mine;
      this.results = results;
      this.loaded = true;
    } catch (error) {
      notices.fail(error);
    }
  }
}

export const lobby = new Lobby();
