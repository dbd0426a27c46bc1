"""What lines are worth: each is played on many imagined tables with the same luck, and everybody plays on."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from beffroi.bots.planner import SEEDS, Planner, answer_rest, lead
from beffroi.bots.puzzles.lines import Line, follow
from beffroi.kernel.chance import FastChance
from beffroi.kernel.evaluation import Evaluator
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.state import Seat, State

WIDTH, DEPTH, DRAWS = 4, 12, 0  # of the planner that plays on: narrow, so that many tables can be imagined
SPREAD = 7919  # between the seeds of two stages, so that they share no table
CONFIDENT = 1.96  # standard errors of an interval of 95 %


class Comparison(NamedTuple):
    """By how much one line leads another, over the same tables."""

    gain: float
    low: float
    high: float
    oftener: float  # share of the tables at which it is not behind


def seed_of_table(seed: int, number: int) -> int:
    return (seed * SPREAD + number) % SEEDS


def worths(
    p: Perspective, evaluator: Evaluator, lines: list[Line], tables: range, seed: int
) -> list[list[float | None]]:
    """Return for each line the lead it ends with at each table; None where that table does not allow it."""
    found: list[list[float | None]] = [[] for _ in lines]
    for number in tables:
        luck = seed_of_table(seed, number)
        for i, line in enumerate(lines):
            s = p.sample(FastChance(luck))
            done = follow(s, p.seat, line.moves)
            found[i].append(lead(evaluator, play_on(evaluator, s, p.seat, luck), p.seat) if done else None)
    return found


def play_on(evaluator: Evaluator, s: State, seat: Seat, luck: int) -> State:
    """Let everybody play on by plan, until each has had a turn; longer where the evaluation needs it."""
    planner = Planner(evaluator, FastChance(luck), WIDTH, DEPTH, DRAWS)
    turns = max(s.seats, evaluator.rollout_turns)
    while s.agenda and turns > 0:
        asked = s.waiting()[0]
        options = s.options(asked)
        if len(options) == 1:
            s.apply(asked, options[0])
            continue
        for move in planner.plan(s, asked)[0].moves:
            if not s.allows(asked, move):
                break
            s.apply(asked, move)
            answer_rest(s, asked, FastChance(luck))
        turns -= 1
    return s


def compare(one: list[float | None], other: list[float | None]) -> Comparison | None:
    """Compare two lines table by table; None where a table does not allow one of them.

    >>> compare([3.0, 4.0, 5.0], [1.0, 2.0, 3.0])
    Comparison(gain=2.0, low=2.0, high=2.0, oftener=1.0)
    """
    pairs = [(a, b) for a, b in zip(one, other, strict=True) if a is not None and b is not None]
    if len(pairs) < len(one) or len(pairs) < 2:
        return None
    differences = [a - b for a, b in pairs]
    gain, error = fmean(differences), stdev(differences) / sqrt(len(differences))
    oftener = sum(difference >= 0.0 for difference in differences) / len(differences)
    return Comparison(gain, gain - CONFIDENT * error, gain + CONFIDENT * error, oftener)


def mean_worth(found: list[float | None]) -> float:
    """Return the mean lead of a line over the tables that allow it.

    >>> mean_worth([1.0, None, 3.0])
    2.0
    """
    allowed = [value for value in found if value is not None]
    return fmean(allowed) if allowed else float("-inf")


def in_order(lines: list[Line], rows: list[list[float | None]]) -> tuple[list[Line], list[list[float | None]]]:
    """Sort lines by their means, the best first."""
    order = sorted(range(len(lines)), key=lambda i: -mean_worth(rows[i]))
    return [lines[i] for i in order], [rows[i] for i in order]


def share_ahead(found: list[float | None]) -> float:
    """Return the share of the tables at which the seat ends ahead of the mean of the others; a tie is half of it."""
    return fmean(0.0 if value is None or value < 0 else 0.5 if value == 0 else 1.0 for value in found)
