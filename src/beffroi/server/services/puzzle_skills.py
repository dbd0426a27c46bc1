"""How strong players and puzzles are at each other; the next puzzle is about as strong as the player."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

MIDDLE: Final = 25.0
UNKNOWN: Final = 25.0 / 3  # how uncertain the rating of somebody new is
MEASURED: Final = 4.0  # and that of a puzzle, whose first rating the bots gave
STEP: Final = 4.0  # between two difficulties
SHOWN_MIDDLE, SHOWN_STEP = 1500, 40  # ratings are shown as people know them
NEAR: Final = 10  # so many puzzles nearest to a rating are drawn from


class PuzzleSkill(NamedTuple):
    """A rating and its uncertainty."""

    mu: float = MIDDLE
    sigma: float = UNKNOWN

    @property
    def shown(self) -> int:
        return round(SHOWN_MIDDLE + SHOWN_STEP * (self.mu - MIDDLE))

    @property
    def deviation(self) -> int:
        return round(SHOWN_STEP * self.sigma)


def first_skill(difficulty: int) -> PuzzleSkill:
    """Return the rating that a puzzle begins with: by how many levels of bots find its line.

    >>> first_skill(3).shown, first_skill(5).shown
    (1500, 1820)
    """
    return PuzzleSkill(MIDDLE + STEP * (difficulty - 3), MEASURED)


def nearest(skills: Sequence[float], player: float, luck: Random) -> int:
    """Draw one of the puzzles whose ratings are nearest to a player's; returns its place.

    >>> nearest([10.0, 30.0, 60.0], 28.0, Random(1)) in (0, 1, 2)
    True
    """
    order = sorted(range(len(skills)), key=lambda i: abs(skills[i] - player))
    return luck.choice(order[:NEAR])
