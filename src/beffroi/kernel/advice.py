"""What a game tells its bots: an evaluation in expected final points, and features to learn from."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from beffroi.kernel.state import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """A readable evaluation: named terms in final points, whose sum is what a seat may expect.

    `terms` looks only at what the seat could know of the (imagined) table it is given.
    """

    term_names: ClassVar[tuple[str, ...]] = ()  # each is a text key `term-<name>` of the game
    feature_count: ClassVar[int] = 0

    def terms(self, s: Any, seat: Seat) -> list[float]:
        """Expected final points of the seat, term by term."""
        raise NotImplementedError

    def value(self, s: Any, seat: Seat) -> float:
        """Expected final points of the seat."""
        return sum(self.terms(s, seat))

    def features(self, s: Any, seat: Seat) -> list[float]:
        """What the seat sees as numbers of about unit size, `feature_count` of them, for learning."""
        raise NotImplementedError
