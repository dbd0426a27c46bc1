"""Fits the weights of a game's evaluator to how the games of its bots end.

An evaluation should say by how much a seat will lead at the end. So bots play,
at some of their questions it is noted what the evaluation says and how that
would change with each weight, and the weights are moved to where the squared
error of all notes is least (ridge regression around the present weights: one
that the games say little about stays where it is).
"""

from __future__ import annotations

from typing import Final, NamedTuple

import beffroi
from beffroi.bots.planner import lead
from beffroi.bots.registry import evaluator_of, make
from beffroi.kernel.chance import FastChance, SeededChance
from beffroi.kernel.evaluation import Evaluator
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.state import State

PLAYER: Final = "careless:10"  # slips lead to tables that nobody would plan, and the evaluation should know them
EVERY: Final = 4  # one question in this many is noted
NUDGE: Final = 0.02  # of a weight's range, to see what it does
PULL: Final = 2.0  # how many notes the present weights are worth, for each note


class Sample(NamedTuple):
    """A game to learn from."""

    game: str
    weights: list[float]
    seats: int
    seed: str


class Sums(NamedTuple):
    """Normal equations: products of the slopes, products of slopes and error, and the number of notes."""

    squares: list[list[float]]
    errors: list[float]
    notes: int


def play_sample(sample: Sample) -> Sums:
    """Return the sums over one game."""
    game = beffroi.game(sample.game)
    evaluator = evaluator_of(game, "fit", sample.weights)
    s = game.new(sample.seats, chance=SeededChance(sample.seed.encode()))
    bots = [make(PLAYER, game, seat, sample.weights) for seat in range(s.seats)]
    chance = FastChance(0)
    noted: list[tuple[int, float, list[float]]] = []
    while not s.over:
        seat = s.waiting()[0]
        if not chance.pick(EVERY):
            noted.append((seat, lead(evaluator, s, seat), slopes(evaluator, s, seat)))
        s.apply(seat, bots[seat].choose(Perspective(game, s, seat)))
    return add_up([(lead(evaluator, s, seat) - said, slope) for seat, said, slope in noted], len(sample.weights))


def slopes(evaluator: Evaluator, s: State, seat: int) -> list[float]:
    """Return for each weight what the evaluation gains when it goes from the low end of its range to the high one."""
    present = evaluator.weights
    found = []
    for i in range(len(present)):
        step = NUDGE * (evaluator.tunable[i].high - evaluator.tunable[i].low)
        nudged = list(present)
        nudged[i] += step
        evaluator.weights = nudged
        above = lead(evaluator, s, seat)
        nudged[i] -= 2 * step
        found.append((above - lead(evaluator, s, seat)) / (2 * NUDGE))
    evaluator.weights = present
    return found


def add_up(noted: list[tuple[float, list[float]]], size: int) -> Sums:
    squares = [[0.0] * size for _ in range(size)]
    errors = [0.0] * size
    for error, slope in noted:
        for i in range(size):
            errors[i] += slope[i] * error
            row = squares[i]
            for j in range(size):
                row[j] += slope[i] * slope[j]
    return Sums(squares, errors, len(noted))


def fitted(evaluator: Evaluator, games: list[Sums]) -> list[float]:
    """Return the weights that agree best with the games, within their bounds."""
    size = len(evaluator.weights)
    squares = [[sum(one.squares[i][j] for one in games) for j in range(size)] for i in range(size)]
    errors = [sum(one.errors[i] for one in games) for i in range(size)]
    for i in range(size):
        squares[i][i] += PULL * sum(one.notes for one in games)
    shares = solve(squares, errors)
    return [
        min(weight.high, max(weight.low, present + share * (weight.high - weight.low)))
        for weight, present, share in zip(evaluator.tunable, evaluator.weights, shares, strict=True)
    ]


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations with a symmetric, positive definite matrix.

    >>> solve([[2.0, 1.0], [1.0, 3.0]], [4.0, 7.0])
    [1.0, 2.0]
    """
    size = len(right)
    rows = [[*matrix[i], right[i]] for i in range(size)]
    for i in range(size):
        for j in range(i + 1, size):
            factor = rows[j][i] / rows[i][i]
            rows[j] = [b - factor * a for a, b in zip(rows[i], rows[j], strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        rest = sum(rows[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (rows[i][size] - rest) / rows[i][i]
    return found
