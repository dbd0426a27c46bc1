/** What the pages of the studies ask of the server. */
import { get, patch, post, remove } from "@web/core/api";
import type { ChangedStudy, NewChapter, PlaceComposeBody, StudyEditBody, TableMessage } from "@web/generated/protocol";
import { texts } from "@web/i18n/texts.svelte";

export interface Wanted {
  game: string;
  theme: string;
  author: string;
  text: string;
}

export const search = (wanted: Wanted, mine = false) =>
  get("/api/studies", { query: { ...wanted, mine, language: texts.language } });
export const study = (study_id: string) =>
  get("/api/studies/{study_id}", { study_id, query: { language: texts.language } });
export const begin = (game: string, title: string) => post("/api/studies", { body: { game, title } });
export const takeIn = (text: string) => post("/api/studies/import", { body: { text } });
export const change = (study_id: string, body: ChangedStudy) => patch("/api/studies/{study_id}", { study_id, body });
export const forget = (study_id: string) => remove("/api/studies/{study_id}", { study_id });
export const invite = (study_id: string, on: boolean) =>
  post("/api/studies/{study_id}/invite", { study_id, body: { on } });
export const join = (study_id: string, code: string) =>
  post("/api/studies/{study_id}/join", { study_id, body: { code } });
export const removeWriter = (study_id: string, name: string) =>
  remove("/api/studies/{study_id}/writers/{name}", { study_id, name });
export const exported = (study_id: string) =>
  get("/api/studies/{study_id}/export", { study_id, query: { language: texts.language } });
export const addChapter = (study_id: string, body: NewChapter) =>
  post("/api/studies/{study_id}/chapters", { study_id, body });
export const chapter = (study_id: string, chapter_id: string, since: number) =>
  get("/api/studies/{study_id}/chapters/{chapter_id}", {
    study_id,
    chapter_id,
    query: { since, language: texts.language },
  });
export const forgetChapter = (study_id: string, chapter_id: string) =>
  remove("/api/studies/{study_id}/chapters/{chapter_id}", { study_id, chapter_id });
export const edit = (study_id: string, body: StudyEditBody) =>
  post("/api/studies/{study_id}/edits", { study_id, body });
export const place = (study_id: string, chapter_id: string, node: number, answers: string[]) =>
  post("/api/studies/{study_id}/chapters/{chapter_id}/table", { study_id, chapter_id, body: { node, answers } });
export const compose = (study_id: string, chapter_id: string, body: PlaceComposeBody) =>
  post("/api/studies/{study_id}/chapters/{chapter_id}/compose", { study_id, chapter_id, body });
export const why = (study_id: string, chapter_id: string, node: number, answers: string[], anchor: string) =>
  post("/api/studies/{study_id}/chapters/{chapter_id}/why", {
    study_id,
    chapter_id,
    body: { node, answers, anchor },
  });
export const value = (study_id: string, chapter_id: string, node: number) =>
  post("/api/studies/{study_id}/chapters/{chapter_id}/value", { study_id, chapter_id, body: { node } });
export const playOn = (study_id: string, chapter_id: string, node: number): Promise<TableMessage> =>
  post("/api/studies/{study_id}/chapters/{chapter_id}/play-on", { study_id, chapter_id, body: { node } });

/** Begin a study with one chapter; returns their ids. */
export async function studyOf(
  game: string,
  title: string,
  source: NewChapter["source"],
): Promise<{ id: string; chapter: string }> {
  const { id } = await begin(game, title);
  const made = await addChapter(id, { title, source });
  return { id, chapter: made.id };
}
