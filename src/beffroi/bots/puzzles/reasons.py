"""Why a line is better than another: the terms of the evaluation in which they differ, or the items of the score."""

from __future__ import annotations

from beffroi.bots.puzzles.lines import Line, follow
from beffroi.bots.puzzles.worth import play_on
from beffroi.kernel.chance import FastChance
from beffroi.kernel.evaluation import Evaluator
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.state import Seat, State

TABLES = 16
TOLD = 3
SMALL = 0.1  # points below which a term tells nothing


def reasons_for(p: Perspective, evaluator: Evaluator, best: Line, other: Line) -> list[tuple[str, float]]:
    """Return by how many points the first line is better in which term, the largest first.

    Where no term tells, the game may be over by then: then the items of the final score do.
    """
    going: list[dict[str, float]] = []
    ended: list[dict[str, float]] = []
    for luck in range(1, TABLES + 1):
        ends = []
        for line in (best, other):
            s = p.sample(FastChance(luck))
            if follow(s, p.seat, line.moves):
                ends.append(play_on(evaluator, s, p.seat, luck))
        if len(ends) == 2 and ends[0].over == ends[1].over:
            one, two = (points_of(evaluator, s, p.seat) for s in ends)
            moved = {key: one.get(key, 0.0) - two.get(key, 0.0) for key in one | two}
            (ended if ends[0].over else going).append(moved)
    return largest(going) or largest(ended)


def points_of(evaluator: Evaluator, s: State, seat: Seat) -> dict[str, float]:
    """Return the points of a seat by what they are for: expected, or counted where the game is over."""
    if s.over:
        return {f"item-{name}": float(points) for name, points in s.scores()[seat].items()}
    return {f"term-{name}": points for name, points in zip(evaluator.term_names, evaluator.terms(s, seat), strict=True)}


def largest(moved: list[dict[str, float]]) -> list[tuple[str, float]]:
    """Return what differs most on average, as long as it tells anything.

    >>> largest([{"term-a": 0.0, "term-b": 1.0}, {"term-a": 0.1, "term-b": 3.0}])
    [('term-b', 2.0)]
    """
    keys = dict.fromkeys(key for one in moved for key in one)
    means = {key: sum(one.get(key, 0.0) for one in moved) / len(moved) for key in keys}
    return [
        (key, round(means[key], 2)) for key in sorted(means, key=lambda key: -means[key])[:TOLD] if means[key] >= SMALL
    ]
