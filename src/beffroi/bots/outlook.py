"""What a seat can still expect besides what an evaluation counts: measured in whole games, read for reviews.

An evaluation compares moves, so it counts what is on the table. Early in a game that lies far below the final
score, by nearly as much for every seat. `scripts/outlook` lets bots play, notes by how much the evaluation was short
of the final score on its way, and keeps the means in outlook.toml.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from statistics import fmean
from typing import Any

import beffroi
from beffroi.bots.registry import evaluator_of, make
from beffroi.kernel.chance import SeededChance
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.setup import Setup

FILE = "outlook.toml"
PLAYER = "greedy"
FINE = 100  # steps in which the progress of a game is looked for
STAGES = 8  # parts of a game, by its answers; the evaluation is noted between them


class Outlook:
    """The way the evaluation of a mean seat climbs to its final score.

    >>> outlook = Outlook(30.0, [20.0, 10.0, 0.0])
    >>> outlook.missing_at(0.25)
    15.0
    >>> outlook.progress_of(25.0)
    0.75
    """

    __slots__ = ("final", "missing")

    def __init__(self, final: float, missing: list[float]) -> None:
        self.final = final  # the mean final score
        self.missing = missing  # by how much the evaluation is short of it, from the first answer to the last

    def missing_at(self, progress: float) -> float:
        """Return what the evaluation is short of, interpolated between the stages."""
        place = min(max(progress, 0.0), 1.0) * (len(self.missing) - 1)
        before = min(int(place), len(self.missing) - 2)
        return self.missing[before] + (self.missing[before + 1] - self.missing[before]) * (place - before)

    def progress_of(self, value: float) -> float:
        """Return how far a game has gone in which a mean seat is worth this much."""
        stages = [one / FINE for one in range(FINE + 1)]
        return min(stages, key=lambda progress: abs(self.final - self.missing_at(progress) - value))


NONE = Outlook(0.0, [0.0, 0.0])  # of a game that was never measured


def outlook_of(slug: str, setup: Setup) -> Outlook:
    """Return what was measured with as many seats and the most similar options."""
    found = [one for one in read_measured() if one["game"] == slug and one["seats"] == setup.seats]
    if not found:
        return NONE
    nearest = min(found, key=lambda one: differing(one["options"], setup.options))
    return Outlook(nearest["final"], nearest["missing"])


def differing(measured: dict[str, Any], options: dict[str, Any]) -> int:
    """Count the options that a game was not measured with."""
    return sum(bool(options.get(name)) != bool(measured.get(name)) for name in {*measured, *options})


@cache
def read_measured() -> list[dict[str, Any]]:
    text = resources.files(__package__).joinpath(FILE).read_text(encoding="utf-8")
    found: list[dict[str, Any]] = tomllib.loads(text)["measured"]
    return found


def measure(slug: str, seats: int, options: dict[str, Any], games: int) -> dict[str, Any]:
    """Play games and return how far the evaluation was from the final score on the way."""
    missing, finals = [0.0] * (STAGES + 1), []
    for number in range(games):
        said, final = play_measured(slug, seats, options, f"{slug} {seats} {number}")
        finals.append(final)
        for stage in range(STAGES + 1):
            missing[stage] += (final - said[round(stage * (len(said) - 1) / STAGES)]) / games
    rounded = [round(one, 1) for one in missing]
    return {"game": slug, "seats": seats, "options": options, "final": round(fmean(finals), 1), "missing": rounded}


def play_measured(slug: str, seats: int, options: dict[str, Any], seed: str) -> tuple[list[float], float]:
    """Play one game and return the evaluation of the mean seat before each answer and at the end, and its score."""
    game = beffroi.game(slug)
    evaluator = evaluator_of(game, "outlook")
    s = game.new(seats, chance=SeededChance(seed.encode()), options=options)
    bots = [make(PLAYER, game, seed=seat) for seat in range(seats)]
    said = []
    while not s.over:
        said.append(fmean(evaluator.value(s, seat) for seat in range(seats)))
        seat = s.waiting()[0]
        s.apply(seat, bots[seat].choose(Perspective(game, s, seat)))
    final = fmean(s.totals())
    return [*said, final], final
