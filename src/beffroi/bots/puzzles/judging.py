"""Judges an answer by what it is worth: solved, good, or not the best, with the points given away."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from beffroi.bots.puzzles.lines import Line, outcome_of
from beffroi.bots.puzzles.puzzle import Puzzle
from beffroi.bots.puzzles.verifying import line_of, perspective_of
from beffroi.bots.puzzles.worth import mean_worth, worths
from beffroi.bots.registry import evaluator_of
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game

SOLVED: Final = "solved"
GOOD: Final = "good"
MISSED: Final = "missed"
WITHIN = 0.5  # points of the best that count as solved, unless the puzzle gains less than twice that
GOOD_SHARE = 0.5  # of what the best line gains: who gives away less found a good turn
TABLES = 24  # imagined for a line that the file does not have
SEED = 3


class Verdict(NamedTuple):
    """What an answer is worth."""

    result: str  # solved, good, missed
    lost: float  # points given away


def tolerance(puzzle: Puzzle) -> float:
    """Return how many points below the best still count as solved: never as many as the best different line."""
    return min(WITHIN, puzzle.gain / 2)


def judge(game: Game[Any], puzzle: Puzzle, codes: list[str]) -> Verdict:
    """Judge a whole turn; BadRequest for one that can't be played."""
    p = perspective_of(game, puzzle)
    played = line_of(p, codes)
    if not played.outcome:
        raise BadRequest("this turn can't be played here")
    best = line_of(p, puzzle.line)
    if played.outcome == best.outcome:
        return Verdict(SOLVED, 0.0)
    for other in puzzle.others:
        if outcome_of(p, [game.parse(code) for code in other.line]) == played.outcome:
            return verdict(puzzle, puzzle.value - other.value)
    return verdict(puzzle, lost_by(game, puzzle, best, played))


def lost_by(game: Game[Any], puzzle: Puzzle, best: Line, played: Line) -> float:
    """Return by how much a turn falls behind the best line, on the same tables."""
    p = perspective_of(game, puzzle)
    one, two = worths(p, evaluator_of(game, "puzzles"), [best, played], range(TABLES), SEED)
    return mean_worth(one) - mean_worth(two)


def verdict(puzzle: Puzzle, lost: float) -> Verdict:
    """Return what it means to give away so many points."""
    lost = max(0.0, round(lost, 2))
    if lost <= tolerance(puzzle):
        return Verdict(SOLVED, lost)
    return Verdict(GOOD if lost <= GOOD_SHARE * puzzle.gain else MISSED, lost)
