"""What is said, as keys with arguments. No sentence is built in the rules."""

from __future__ import annotations

from typing import Final, TypeAlias

Argument: TypeAlias = "int | str"  # a figure, a seat (by the argument's name), or the key of another text

EVERYONE: Final = -1
SEAT_NAMES: Final = ("seat", "other", "owner")  # arguments of these names are seats


class Label:
    """A sentence to be spoken: a text key and its arguments, in the order the game declares.

    >>> Label("buy-die", (2,))
    Label('buy-die', (2,))
    """

    __slots__ = ("args", "key")

    def __init__(self, key: str, args: tuple[Argument, ...] = ()) -> None:
        self.key = key
        self.args = args

    def __repr__(self) -> str:
        return f"Label({self.key!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Label) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.key, self.args))


class Event:
    """Something that happened: for all to know, only for one seat, or for all but one."""

    __slots__ = ("args", "but", "key", "only")

    def __init__(self, key: str, args: tuple[Argument, ...], only: int = EVERYONE, but: int = EVERYONE) -> None:
        self.key = key
        self.args = args
        self.only = only
        self.but = but

    def seen_by(self, seat: int) -> bool:
        """Tell whether this seat (or a spectator, -1) may know it."""
        if self.only != EVERYONE:
            return seat == self.only
        return self.but == EVERYONE or seat != self.but

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.args!r}, only={self.only}, but={self.but})"
