/** Requests of the page of printed figures. */
import { get, post, put, remove } from "@web/core/api";
import type { FigureSet } from "@web/generated/protocol";
import type { Doc } from "./model";

export const book = (game: string) => get("/api/figures/{slug}", { slug: game });
export const confirmed = (game: string) => get("/api/figures/{slug}/confirmed", { slug: game });
export const revisions = (game: string) => get("/api/figures/{slug}/revisions", { slug: game });
export const check = (game: string, figures: Doc) =>
  post("/api/figures/{slug}/check", { slug: game, body: { figures } });
export const readFile = (game: string, toml: string) =>
  post("/api/figures/{slug}/check", { slug: game, body: { toml } });
export const shared = (link: string) => get("/api/figures/shared/{link}", { link });

export const mySets = (game: string) => get("/api/me/figures", { query: { game } });
export const mySet = (id: string) => get("/api/me/figures/{set_id}", { set_id: id });
export const newSet = (game: string, name: string, figures: Doc) =>
  post("/api/me/figures", { body: { game, name, figures } });
export const changeSet = (id: string, version: number, figures: Doc, name: string): Promise<FigureSet> =>
  put("/api/me/figures/{set_id}", { set_id: id, body: { figures, name, version } });
export const dropSet = (id: string) => remove("/api/me/figures/{set_id}", { set_id: id });
export const shareSet = (id: string) => post("/api/me/figures/{set_id}/link", { set_id: id });
export const withdrawLink = (id: string) => remove("/api/me/figures/{set_id}/link", { set_id: id });

export const startBalance = (game: string, figures: Doc) =>
  post("/api/figures/{slug}/balance", { slug: game, body: { figures } });
export const balance = (game: string, digest: string) =>
  get("/api/figures/{slug}/balance/{digest}", { slug: game, digest });
export const cancelBalance = (game: string, digest: string) =>
  remove("/api/figures/{slug}/balance/{digest}", { slug: game, digest });
export const makeDefault = (game: string, from: "confirmed" | "program" | "revision", revision = 0) =>
  post("/api/admin/figures/{slug}", { slug: game, body: { source: from, revision } });
