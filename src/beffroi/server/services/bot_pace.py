"""How long bots take: an answer they have no choice about comes no sooner than one they think about.

Whether a seat has a choice often follows from cards nobody else sees, and the others see when it answers.
"""

from __future__ import annotations

from collections import deque
from random import Random
from typing import Final, NamedTuple

REMEMBERED: Final = 40  # times of each kind of question
AT_FIRST: Final = (0.1, 0.6)  # seconds, as long as no bot of the level has thought about anything here


class Asked(NamedTuple):
    """What a bot is asked: the times of one kind are alike."""

    game: str
    level: str
    question: str


class BotPace:
    """Remembers how long bots thought, and draws from it how long a forced answer takes."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self._times: dict[Asked, deque[float]] = {}

    def note(self, asked: Asked, seconds: float) -> None:
        """Remember how long an answer with a choice took."""
        self._times.setdefault(asked, deque(maxlen=REMEMBERED)).append(seconds)

    def draw(self, asked: Asked) -> float:
        """Return how long a forced answer takes: as long as one of the same question did, or of the same level."""
        like = self._times.get(asked) or [
            seconds
            for other, times in self._times.items()
            if (other.game, other.level) == (asked.game, asked.level)
            for seconds in times
        ]
        return self.random.choice(like) if like else self.random.uniform(*AT_FIRST)
