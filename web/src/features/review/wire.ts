/** Hints and the analysis of a finished game, as documented in docs/api.md. */
import type { Label } from "@web/core/wire";

/** A term of the evaluation, a text key of the game, and the points it moves by. */
export interface Reason {
  key: string;
  points: number;
}

export interface HintChoice {
  code: string;
  anchor: string;
  label: Label;
  /** The expected final score, how far that is above the mean of the others, and the spread of it. */
  score: number;
  lead: number;
  spread: number;
  line: string[];
}

export interface Hint {
  table: string;
  seq: number;
  seat: number;
  choices: HintChoice[];
  line: Label[];
  reasons: Reason[];
}

export interface Progress {
  done: number;
  of: number;
}

export interface Played {
  code: string;
  label: Label;
}

interface Moment {
  /** The number of the answer, from 0. */
  n: number;
  seat: number;
  played: Played;
}

export interface CostlyDecision extends Moment {
  kind: "decision";
  better: Played & { line: Label[] };
  cost: number;
  reasons: Reason[];
}

export interface Stroke extends Moment {
  kind: "luck";
  /** By seat. */
  points: number[];
}

export type Turn = CostlyDecision | Stroke;

export interface PlayerFortune {
  seat: number;
  score: number;
  /** What the score is made of, adding up: the expectation at the start, luck, the own turns, the others', the final count. */
  start: number;
  luck: number;
  own: number;
  others: number;
  count: number;
  given: number;
  decisions: number;
  same: number;
}

export interface Used {
  seat: number;
  times: number;
  worth: number;
  deeds: (Label & { times: number })[];
}

export interface Piece {
  key: string;
  times: number;
  seats: Used[];
}

export interface Analysis {
  game: string;
  moves: number;
  /** Answers given at the end of each turn, and what every seat could expect then. */
  ends: number[];
  expected: number[][];
  players: PlayerFortune[];
  turns: Turn[];
  pieces: Piece[];
  decisions: { n: number; seat: number; played: string; best: string; loss: number }[];
}

export interface Verified {
  agrees: boolean;
  wrong: string;
  commitment: string;
  draws: number;
  moves: number;
}

export const isReady = (answer: Analysis | Progress): answer is Analysis => "expected" in answer;
