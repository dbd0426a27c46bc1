/** Requests to the server, typed by route: `post("/api/tables/{table_id}/join", { table_id, body })`. */
import type {
  ChangeBody,
  ChannelBody,
  ChannelChange,
  NewTable,
  PuzzleAnswerBody,
  PuzzleComposeBody,
  TokenBody,
} from "@web/generated/protocol";
import type { Language } from "@web/i18n/languages";
import type { Routes } from "@web/generated/routes";
import { ask, type Answered, type Method } from "./backend.svelte";

/** The paths that answer a method. */
type PathOf<M extends Method> = { [P in keyof Routes]: Routes[P] extends Record<M, unknown> ? P : never }[keyof Routes];
type Route<P extends keyof Routes, M extends Method> = Routes[P] extends Record<M, infer R> ? R : never;
type Given<P extends keyof Routes, M extends Method> = Route<P, M> extends { given: infer G } ? G : never;
type Answer<P extends keyof Routes, M extends Method> = Route<P, M> extends { answer: infer A } ? A : never;
/** What is given may be left out where nothing in it is needed. */
type Arguments<G> = Record<string, never> extends G ? [given?: G] : [given: G];

/** A refusal with the server's code, such as `name-taken`; "offline" and "failed" when the server did not answer. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status: number) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** The address of a route, its parameters filled in. */
export function address(path: keyof Routes, given: Record<string, unknown> = {}): string {
  const filled = path.replace(/{(\w+)}/g, (_, name) => encodeURIComponent(String(given[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query.size ? `${filled}?${query}` : filled;
}

/** An answer as data; a proxy before a server may answer with something else. */
function read(text: string): { error?: string; message?: string } {
  try {
    return JSON.parse(text) as object;
  } catch {
    return {};
  }
}

function request<M extends Method>(method: M) {
  return async <P extends PathOf<M>>(path: P, ...[given]: Arguments<Given<P, M>>): Promise<Answer<P, M>> => {
    const values = (given ?? {}) as Record<string, unknown>;
    let answer: Answered;
    try {
      answer = await ask(method, address(path, values), method === "get" ? null : JSON.stringify(values.body ?? {}));
    } catch {
      throw new ApiError("offline", "offline", 0);
    }
    const data = read(answer.text);
    if (answer.status >= 400) throw new ApiError(data.error ?? "failed", data.message ?? "", answer.status);
    return data as Answer<P, M>;
  };
}

export const get = request("get");
export const post = request("post");
export const put = request("put");
export const patch = request("patch");
export const remove = request("delete");

export const games = () => get("/api/games");
const LONGEST = 1500; // characters of options in an address; own figures are longer
export function catalogue(slug: string, options: Record<string, unknown>, rules = 0): Promise<Record<string, unknown>> {
  const written = JSON.stringify(options);
  return written.length > LONGEST
    ? post("/api/games/{slug}/catalogue", { slug, body: { options, rules } })
    : get("/api/games/{slug}/catalogue", { slug, query: { options: written, rules } });
}

export const me = () => get("/api/me");
export const enter = (name: string, language: Language) => post("/api/session", { body: { name, language } });
export const register = (name: string, password: string, email: string, language: Language) =>
  post("/api/session/register", { body: { name, password, language, ...(email ? { email } : {}) } });
export const login = (name: string, password: string) => post("/api/session/login", { body: { name, password } });
export const logout = () => post("/api/session/logout");
export const reset = (code: string, password: string) => post("/api/session/reset", { body: { code, password } });
export const forgot = (name: string) => post("/api/session/forgot", { body: { name } });
export const changeMe = (body: ChangeBody) => patch("/api/me", { body });
export const exportMe = () => get("/api/me/export");
export const deleteMe = (password: string) => remove("/api/me", { body: password ? { password } : {} });
export const myTables = () => get("/api/me/tables");
export const nextTable = (after: string) => get("/api/me/next", { query: { after } });

export const pushKey = () => get("/api/push-key");
export const channels = () => get("/api/me/channels");
export const addChannel = (body: ChannelBody) => post("/api/me/channels", { body });
export const changeChannel = (channel: string, body: ChannelChange) =>
  patch("/api/me/channels/{channel}", { channel, body });
export const confirmChannel = (channel: string, code: string) =>
  post("/api/me/channels/{channel}/confirm", { channel, body: { code } });
export const testChannel = (channel: string) => post("/api/me/channels/{channel}/test", { channel });
export const dropChannel = (channel: string) => remove("/api/me/channels/{channel}", { channel });

export const unsubscribe = (token: string) => post("/api/unsubscribe/{token}", { token });

export const confirmEmail = (code: string) => post("/api/me/email/confirm", { body: { code } });
export const sessions = () => get("/api/me/sessions");
export const endSession = (session: string) => remove("/api/me/sessions/{session}", { session });
export const tokens = () => get("/api/me/tokens");
export const newToken = (body: TokenBody) => post("/api/me/tokens", { body });
export const endToken = (token: string) => remove("/api/me/tokens/{token}", { token });
export const absences = () => get("/api/me/absences");
export const beAway = (start: number, end: number) => post("/api/me/absences", { body: { start, end } });
export const comeBackEarly = (absence: string) => remove("/api/me/absences/{absence}", { absence });

export const checkRecord = (text: string) => post("/api/records/check", { body: { text } });
export const takeRecord = (record: Record<string, unknown>) => post("/api/records", { body: record });

export const tables = () => get("/api/tables");
export const createTable = (body: NewTable) => post("/api/tables", { body });
export const table = (table_id: string) => get("/api/tables/{table_id}", { table_id });
export const join = (table_id: string, seat?: number) =>
  post("/api/tables/{table_id}/join", { table_id, body: seat === undefined ? {} : { seat } });
export const leave = (table_id: string) => post("/api/tables/{table_id}/leave", { table_id });
export const changeSeat = (table_id: string, seat: number, kind: "open" | "bot", level?: string) =>
  post("/api/tables/{table_id}/seats", { table_id, body: { seat, kind, ...(level ? { level } : {}) } });
/** Keep a seat for an account, and let it know. */
export const keepSeat = (table_id: string, seat: number, name: string) =>
  post("/api/tables/{table_id}/seats", { table_id, body: { seat, kind: "kept", name } });
export const ready = (table_id: string, ready: boolean) =>
  post("/api/tables/{table_id}/ready", { table_id, body: { ready } });
export const say = (table_id: string, text: string) =>
  post("/api/tables/{table_id}/chat", { table_id, body: { text } });
export const chats = (table_id: string) => get("/api/tables/{table_id}/chat", { table_id });
export const removeLine = (table_id: string, message: number) =>
  remove("/api/tables/{table_id}/chat/{message}", { table_id, message });
export const mute = (table_id: string, message: number, muted: boolean) =>
  post("/api/tables/{table_id}/chat/{message}/mute", { table_id, message, body: { muted } });
export const mutes = (table_id: string) => get("/api/tables/{table_id}/mutes", { table_id });
export const blocks = () => get("/api/me/blocks");
export const block = (table: string, message: number) => post("/api/me/blocks", { body: { table, message } });
export const unblock = (block: string) => remove("/api/me/blocks/{block}", { block });
export const rematch = (table_id: string) => post("/api/tables/{table_id}/rematch", { table_id });
export const fork = (table_id: string, moves: number, others: { alone?: boolean; level?: string } = {}) =>
  post("/api/tables/{table_id}/fork", { table_id, body: { moves, ...others } });
export const replay = (table_id: string, moves: number, seat: number) =>
  get("/api/tables/{table_id}/replay/{moves}", { table_id, moves, query: { seat: seat >= 0 ? seat : undefined } });
/** The game looked at again, or how far that is. */
export const analysis = (table_id: string) => get("/api/tables/{table_id}/analysis", { table_id });
export const hint = (table_id: string, seat: number, seq: number) =>
  post("/api/tables/{table_id}/hint", { table_id, body: { seat, seq } });
export const verify = (table_id: string) => get("/api/tables/{table_id}/verify", { table_id });
export const record = (table_id: string) => get("/api/tables/{table_id}/record", { table_id });

export const puzzles = () => get("/api/puzzles");
export const nextPuzzle = (game: string, theme: string, besides: string) =>
  get("/api/puzzles/next", { query: { game, theme, besides } });
export const puzzleHistory = () => get("/api/puzzles/history");
export const puzzle = (puzzle_id: string) => get("/api/puzzles/{puzzle_id}", { puzzle_id });
export const puzzleTable = (puzzle_id: string, answers: string[]) =>
  post("/api/puzzles/{puzzle_id}/table", { puzzle_id, body: { answers } });
export const puzzleCompose = (puzzle_id: string, body: PuzzleComposeBody) =>
  post("/api/puzzles/{puzzle_id}/compose", { puzzle_id, body });
export const puzzleWhy = (puzzle_id: string, answers: string[], anchor: string) =>
  post("/api/puzzles/{puzzle_id}/why", { puzzle_id, body: { answers, anchor } });
export const puzzleHint = (puzzle_id: string, step: number) =>
  post("/api/puzzles/{puzzle_id}/hint", { puzzle_id, body: { step } });
export const answerPuzzle = (puzzle_id: string, body: PuzzleAnswerBody) =>
  post("/api/puzzles/{puzzle_id}/answer", { puzzle_id, body });
export const playOn = (puzzle_id: string) => post("/api/puzzles/{puzzle_id}/play-on", { puzzle_id });
export const beginRush = (game: string) => post("/api/rushes", { body: { game } });
export const answerRush = (rush_id: string, answers: string[]) =>
  post("/api/rushes/{rush_id}/answer", { rush_id, body: { answers } });
export const skipRush = (rush_id: string) => post("/api/rushes/{rush_id}/skip", { rush_id });

export const days = () => get("/api/days");
export const dayRanking = (day: number, event: string) => get("/api/days/{day}/{event}", { day, event });
export const dayLeaders = (day: number, event: string, span: "week" | "month") =>
  get("/api/days/{day}/{event}/leaders", { day, event, query: { span } });
export const compareDays = (day: number, event: string, one: string, other: string) =>
  get("/api/days/{day}/{event}/compare", { day, event, query: { one, other } });
export const playDay = (day: number, event: string) => post("/api/days/{day}/{event}/play", { day, event });
export const lookAtDay = (day: number, event: string) => post("/api/days/{day}/{event}/look", { day, event });

export const player = (name: string) => get("/api/players/{name}", { name });
export const leaderboard = (slug: string, variant: string) =>
  get("/api/leaderboard/{slug}", { slug, query: { variant } });
