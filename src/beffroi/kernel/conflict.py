"""Options that do not go together: why, and the ways out."""

from __future__ import annotations

from beffroi.kernel.label import Label
from beffroi.kernel.state import Doc


class WayOut:
    """A change that settles a conflict: another number of seats (0: as it is), other options."""

    __slots__ = ("label", "options", "seats")

    def __init__(self, label: Label, options: Doc, seats: int = 0) -> None:
        self.label = label
        self.options = options
        self.seats = seats


class OptionConflict:
    """Why options can't be played: an English sentence for programs, a label for people, and the ways out.

    `option` is the one under which a page explains it.
    """

    __slots__ = ("label", "option", "reason", "ways")

    def __init__(self, option: str, reason: str, label: Label, ways: tuple[WayOut, ...]) -> None:
        self.option = option
        self.reason = reason
        self.label = label
        self.ways = ways
