"""A wider look at a turn: the planner may think little of a line that turns out well."""

from __future__ import annotations

from beffroi.bots.puzzles.lines import Line, planned_lines
from beffroi.bots.puzzles.worth import in_order, worths
from beffroi.kernel.evaluation import Evaluator
from beffroi.kernel.perspective import Perspective

WIDE = 30  # lines among which the one of a puzzle must be the best
TABLES = 8  # that put the others in order


def other_lines(p: Perspective, evaluator: Evaluator, known: list[Line], first: int, seed: int) -> list[Line]:
    """Return the other lines the planner can think of, the best first by a few tables from a number on."""
    outcomes = {line.outcome for line in known}
    found = [line for line in planned_lines(p, evaluator, WIDE, seed) if line.outcome not in outcomes]
    return in_order(found, worths(p, evaluator, found, range(first, first + TABLES), seed))[0]
