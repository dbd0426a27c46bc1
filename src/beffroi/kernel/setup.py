"""What a match is made from: the rules revision, the seats and the options."""

from __future__ import annotations

from typing import Any


class Setup:
    """A way to play a game; options are complete and clean (`Game.setup` makes it from what a caller gives).

    >>> Setup(2, 3, {"long": True})
    Setup(2, 3, {'long': True})
    """

    __slots__ = ("options", "rules", "seats")

    def __init__(self, rules: int, seats: int, options: dict[str, Any]) -> None:
        self.rules = rules  # the revision
        self.seats = seats
        self.options = options

    def __repr__(self) -> str:
        return f"Setup({self.rules}, {self.seats}, {self.options})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Setup, (self.rules, self.seats, self.options)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))
