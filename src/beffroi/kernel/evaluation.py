"""What a game tells its bots: an evaluation in expected final points."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from beffroi.kernel.state import Seat

LEARNED: Final = "learned"  # the term of what a network adds to an evaluation


class Weight:
    """A figure of an evaluation that self-play may tune between two bounds.

    >>> Weight("denier", 0.1, 0.0, 0.5)
    Weight('denier', 0.1, 0.0, 0.5)
    """

    __slots__ = ("high", "low", "name", "value")

    def __init__(self, name: str, value: float, low: float, high: float) -> None:
        self.name = name
        self.value = value
        self.low = low
        self.high = high

    def __repr__(self) -> str:
        return f"Weight({self.name!r}, {self.value!r}, {self.low!r}, {self.high!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """A readable evaluation: named terms in final points, whose sum is what a seat may expect.

    `terms` looks only at what the seat could know of the (imagined) table it is given.
    Figures worth tuning are declared in `tunable`; an instance has its own `weights`
    in the same order, so that two bots with different weights can sit at one table:
    `Game.evaluator` makes a new one at every call.
    """

    term_names: ClassVar[tuple[str, ...]] = ()  # each is a text key `term-<name>` of the game
    obvious: ClassVar[tuple[str, ...]] = ()  # terms that a beginner weighs (none: all)
    tunable: ClassVar[tuple[Weight, ...]] = ()
    rollout_turns: ClassVar[int] = 0  # turns a search plays by plan before it judges a table mid-contest
    levels: ClassVar[dict[str, str]] = {}  # level slug -> bot, where the game needs another than the usual

    def __init__(self) -> None:
        self.weights: list[float] = [weight.value for weight in self.tunable]

    def terms(self, s: Any, seat: Seat) -> list[float]:
        """Estimate the final points of the seat, term by term."""
        raise NotImplementedError

    def value(self, s: Any, seat: Seat) -> float:
        """Estimate the final points of the seat."""
        return sum(self.terms(s, seat))

    def lead(self, s: Any, seat: Seat) -> float:
        """Estimate by how many points the seat will lead the mean of the others; alone, its points."""
        own = everyone = self.value(s, seat)
        for other in range(s.seats):
            if other != seat:
                everyone += self.value(s, other)
        return lead_of(own, everyone, s.seats)


def lead_of(own: float, everyone: float, seats: int) -> float:
    """Return the lead over the mean of the others, from the own points and those of everyone.

    >>> lead_of(30.0, 70.0, 3)
    10.0
    """
    return own if seats == 1 else own - (everyone - own) / (seats - 1)
