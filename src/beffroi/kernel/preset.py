"""Tables that a host can open with one click."""

from __future__ import annotations

from beffroi.kernel.state import Doc


class Preset:
    """A usual way to play: seats, the options that are not as usual, the level of the bots ("": the middle one).

    Its name is the text `preset-<name>`, with what it is in `.help`. `minutes` is about how long it takes.
    """

    __slots__ = ("level", "minutes", "name", "options", "seats")

    def __init__(self, name: str, seats: int, minutes: int, options: Doc | None = None, level: str = "") -> None:
        self.name = name
        self.seats = seats
        self.minutes = minutes
        self.options = options or {}
        self.level = level


class GameProgress:
    """How far a game is: `now` of `of` rounds or days, or so many cards left of all (`unit` says what is counted)."""

    __slots__ = ("now", "of", "unit")

    def __init__(self, unit: str, now: int, of: int) -> None:
        self.unit = unit
        self.now = now
        self.of = of
