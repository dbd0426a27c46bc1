/** The guides, without a browser: whatever way their game is played, every lesson comes, in order, once. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { afterAnswer, asked, BEGUN, lessonFor, type Lesson, type Moment } from "../../web/src/board/lessons";
import { chronicleOf } from "../../web/src/features/table/chronicle";
import type { GameEvent } from "../../web/src/generated/protocol";
import { CHRONICLE as PARBOURG_TOLD } from "../../src/beffroi/games/parbourg/ui/model/chronicle";
import { CHRONICLE as TOURNAY_TOLD } from "../../src/beffroi/games/tournay/ui/model/chronicle";
import { CHRONICLE as TROYES_TOLD } from "../../src/beffroi/games/troyes/ui/model/chronicle";
import { LESSONS as PARBOURG } from "../../src/beffroi/games/parbourg/ui/tutorial/lessons";
import { LESSONS as TOURNAY } from "../../src/beffroi/games/tournay/ui/tutorial/lessons";
import { LESSONS as TROYES } from "../../src/beffroi/games/troyes/ui/tutorial/lessons";
import { python, PYTHONPATH, ROOT } from "./server";

type View = Record<string, unknown>;
interface Walk {
  moments: (Omit<Moment<View>, "seat"> & { gave: string })[];
  events: GameEvent[];
}

const run = promisify(execFile);
const GUIDES = { troyes: TROYES, tournay: TOURNAY, parbourg: PARBOURG } as unknown as Record<string, Lesson<View>[]>;
const TOLD = { troyes: TROYES_TOLD, tournay: TOURNAY_TOLD, parbourg: PARBOURG_TOLD };
const WAYS = ["first", "hints", "1"];

async function walked(game: string, way: string): Promise<Walk> {
  const env = { ...process.env, PYTHONPATH };
  const args = ["tests/browser/walks.py", game, way];
  const { stdout } = await run(python(), args, { cwd: ROOT, env, maxBuffer: 1 << 28 });
  return JSON.parse(stdout);
}

describe.each(Object.keys(GUIDES))("%s", (game) => {
  const lessons = GUIDES[game];

  test.each(WAYS)("learning: all lessons come in order, once, played by %s", async (way) => {
    const { moments, events } = await walked(game, way);
    let course = BEGUN;
    const heard: string[] = [];
    const bare: string[] = [];
    for (const moment of moments) {
      const now = { ...moment, seat: 0 };
      const told = lessonFor(lessons, now, course);
      if (told && heard.at(-1) !== told.lesson.id) heard.push(told.lesson.id);
      const wanted = told ? asked(told.lesson, now) : [];
      if (told?.asks && told.lesson.insists && !wanted.length) bare.push(told.lesson.id);
      course = afterAnswer(course, told, wanted, [moment.gave]);
    }
    expect(heard).toEqual(lessons.map((lesson) => lesson.id));
    expect(course.learnt).toEqual(heard);
    expect(bare, "asks for what is not offered").toEqual([]);

    const entries = chronicleOf(events, TOLD[game as keyof typeof TOLD]);
    const turns = entries.filter((entry) => entry.kind === "turn");
    expect(turns.every((entry) => entry.told.length > 0 && entry.told.length <= 2)).toBe(true);
    expect(entries.filter((entry) => entry.kind === "heading").length).toBeGreaterThan(2);
    expect(entries.length, "the chronicle is shorter than the log").toBeLessThan(events.length * 0.7);
  });
});
