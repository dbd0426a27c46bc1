/** The sheets of every game: each question has its place, each part its words in three languages. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { LearnSheet } from "@web/board/learn";
import { marked } from "./cards";

const GAMES = join(import.meta.dirname, "../../../../src/beffroi/games");
const modules = import.meta.glob<{ SHEETS: readonly LearnSheet[]; PLACES: Record<string, string> }>(
  "../../../../src/beffroi/games/*/ui/learn/sheets.ts",
  { eager: true },
);
const slugs = Object.keys(modules).map((path) => path.split("/games/")[1].split("/")[0]);

/** The catalogues of the rules, without those of the drawings. */
function catalogues(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return entry.name === "ui" ? [] : catalogues(join(folder, entry.name));
    return entry.name === "en.ftl" ? [readFileSync(join(folder, entry.name), "utf8")] : [];
  });
}

test.each(slugs)("%s explains every question at a place that is there", (slug) => {
  const { SHEETS, PLACES } = Object.entries(modules).find(([path]) => path.includes(`/${slug}/`))![1];
  const texts = catalogues(join(GAMES, slug)).join("\n");
  const questions = [...texts.matchAll(new RegExp(`^${slug}-(ask-[a-z-]+)`, "gm"))].map((match) => match[1]);
  expect(questions.length).toBeGreaterThan(20);
  expect([...questions].sort()).toEqual(Object.keys(PLACES).sort());
  const there = SHEETS.flatMap((sheet) =>
    sheet.blocks.flatMap((block) => [block.id, ...(block.items ?? [])].map((part) => `${sheet.id}/${part}`)),
  );
  expect(Object.values(PLACES).filter((place) => !there.includes(place))).toEqual([]);
  expect(SHEETS.length).toBeGreaterThanOrEqual(2);
  expect(SHEETS.length).toBeLessThanOrEqual(4);
});

test.each(slugs)("%s says every part in three languages", (slug) => {
  const { SHEETS } = Object.entries(modules).find(([path]) => path.includes(`/${slug}/`))![1];
  const wanted = SHEETS.flatMap((sheet) => [
    `sheet-${sheet.id}`,
    ...sheet.blocks.flatMap((block) => [block.id, ...(block.items ?? [])]),
  ]).sort();
  for (const language of ["en", "fr", "de"]) {
    const text = readFileSync(join(GAMES, slug, "ui/learn/texts", `${language}.ftl`), "utf8");
    expect([...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]).sort()).toEqual(wanted);
    expect(text.includes("'")).toBe(false);
  }
});

test("what was searched for is marked, whatever its accents", () => {
  expect(marked("Gagnez 2 deniers par évêque.", "eveque")).toEqual(["Gagnez 2 deniers par ", "évêque", "."]);
  expect(marked("abcab", "ab")).toEqual(["", "ab", "c", "ab", ""]);
  expect(marked("abc", "x")).toEqual(["abc"]);
});
