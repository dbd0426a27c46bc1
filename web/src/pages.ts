/** The pages, each loaded when it is first shown. */
import type { Component } from "svelte";
import type { Place } from "@web/core/place";

type PageName = Place["page"] | "needs-server";
type Page = { default: Component<Record<string, unknown>> }; // props by address

const pages = {
  home: () => import("@web/features/lobby/Home.svelte"),
  new: () => import("@web/features/lobby/NewTable.svelte"),
  table: () => import("@web/features/table/TablePage.svelte"),
  "look-back": () => import("@web/features/review/Review.svelte"),
  watch: () => import("@web/features/lobby/Watch.svelte"),
  player: () => import("@web/features/players/Player.svelte"),
  leaderboard: () => import("@web/features/players/Leaderboard.svelte"),
  settings: () => import("@web/features/account/Settings.svelte"),
  learn: () => import("@web/features/learn/Learn.svelte"),
  help: () => import("@web/features/help/Help.svelte"),
  figures: () => import("@web/features/figures/Figures.svelte"),
  puzzles: () => import("@web/features/puzzles/PuzzlePage.svelte"),
  day: () => import("@web/features/day/DayPage.svelte"),
  studies: () => import("@web/features/studies/Studies.svelte"),
  study: () => import("@web/features/studies/StudyPage.svelte"),
  "embed-study": () => import("@web/features/studies/EmbedStudy.svelte"),
  reset: () => import("@web/features/account/Reset.svelte"),
  "confirm-mail": () => import("@web/features/account/ConfirmMail.svelte"),
  unsubscribe: () => import("@web/features/notices/Unsubscribe.svelte"),
  notices: () => import("@web/features/notices/Notices.svelte"),
  import: () => import("@web/features/records/Import.svelte"),
  offline: () => import("@web/features/offline/Offline.svelte"),
  "needs-server": () => import("@web/features/offline/NeedsServer.svelte"),
  lost: () => import("@web/features/help/NotFound.svelte"),
} as unknown as Record<PageName, () => Promise<Page>>;

/** What a device can't have: other people, and what a server sends or keeps of them. */
const OF_SERVERS = new Set<PageName>([
  ...(["watch", "player", "leaderboard", "day", "notices", "studies", "study", "embed-study"] as const),
  ...(["reset", "confirm-mail", "unsubscribe"] as const),
]);

export const loadPage = (page: PageName): Promise<Page> => pages[page]();

/** The page that is shown in the place of one, where no server answers. */
export const pageWithoutServer = (page: PageName): PageName => (OF_SERVERS.has(page) ? "needs-server" : page);
