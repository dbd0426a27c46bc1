/** Requests to the server under /api. */
import type { Analysis, Hint, Progress, Verified } from "@web/features/review/wire";
import type { GameInfo, Leaders, Me, PlayerPage, TableInfo, TableLine, Update } from "./wire";

/** A refusal with the server's code, such as `name-taken`. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status: number) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (method !== "GET") {
    init.headers = { "Content-Type": "application/json" };
    init.body = JSON.stringify(body ?? {});
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new ApiError("offline", "offline", 0);
  }
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new ApiError(data.error ?? "failed", data.message ?? answer.statusText, answer.status);
  return data as T;
}

const get = <T>(path: string) => request<T>("GET", path);
const post = <T>(path: string, body?: unknown) => request<T>("POST", path, body);
const at = encodeURIComponent;

export const games = () => get<GameInfo[]>("/games");
export const catalogue = (slug: string, options: unknown) =>
  get<Record<string, unknown>>(`/games/${at(slug)}/catalogue?options=${at(JSON.stringify(options))}`);

export const me = () => get<Me>("/me");
export const enter = (name: string) => post<Me>("/session", { name });
export const register = (name: string, password: string, email: string) =>
  post<Me>("/session/register", { name, password, ...(email ? { email } : {}) });
export const login = (name: string, password: string) => post<Me>("/session/login", { name, password });
export const logout = () => post<object>("/session/logout");
export const reset = (code: string, password: string) => post<Me>("/session/reset", { code, password });
export const forgot = (name: string) => post<object>("/session/forgot", { name });
export const changeMe = (change: Record<string, unknown>) => request<Me>("PATCH", "/me", change);
export const exportMe = () => get<unknown>("/me/export");
export const deleteMe = (password: string) => request<object>("DELETE", "/me", password ? { password } : {});
export const myTables = () => get<TableLine[]>("/me/tables");
export const nextTable = (after: string) => get<{ table: string | null }>(`/me/next?after=${at(after)}`);

export const pushKey = () => get<{ key: string }>("/push-key");
export interface Channel {
  id: number | string;
  kind: string;
  target: unknown;
  mode: string;
}
export const channels = () => get<Channel[]>("/me/channels");
export const addChannel = (channel: Omit<Channel, "id">) => post<Channel>("/me/channels", channel);
export const dropChannel = (id: Channel["id"]) => request<object>("DELETE", `/me/channels/${id}`);

export const tables = (query: Record<string, string>) => get<TableLine[]>(`/tables?${new URLSearchParams(query)}`);
export const createTable = (table: unknown) => post<TableInfo>("/tables", table);
export const table = (id: string) => get<TableInfo>(`/tables/${at(id)}`);
export const join = (id: string, seat?: number) =>
  post<TableInfo>(`/tables/${at(id)}/join`, seat === undefined ? {} : { seat });
export const leave = (id: string) => post<TableInfo>(`/tables/${at(id)}/leave`);
export const changeSeat = (id: string, seat: number, kind: "open" | "bot", level?: string) =>
  post<TableInfo>(`/tables/${at(id)}/seats`, { seat, kind, ...(level ? { level } : {}) });
export const rematch = (id: string) => post<TableInfo>(`/tables/${at(id)}/rematch`);
export const fork = (id: string, moves: number) => post<TableInfo>(`/tables/${at(id)}/fork`, { moves });
export const replay = (id: string, moves: number, seat: number) =>
  get<Update>(`/tables/${at(id)}/replay/${moves}${seat >= 0 ? `?seat=${seat}` : ""}`);
/** The game looked at again, or how far that is. */
export const analysis = (id: string) => get<Analysis | Progress>(`/tables/${at(id)}/analysis`);
export const hint = (id: string, seat: number, seq: number) => post<Hint>(`/tables/${at(id)}/hint`, { seat, seq });
export const verify = (id: string) => get<Verified>(`/tables/${at(id)}/verify`);
export const recordPath = (id: string) => `/api/tables/${at(id)}/record`;

export const player = (name: string) => get<PlayerPage>(`/players/${at(name)}`);
export const leaderboard = (game: string, variant: string) =>
  get<Leaders>(`/leaderboard/${at(game)}?variant=${at(variant)}`);
