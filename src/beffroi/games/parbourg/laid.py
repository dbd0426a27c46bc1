"""An Action card lying as a bid, and the marks noted beside a player."""

from __future__ import annotations

from typing import Final

NONE: Final = -1  # no henchman, no token at stake, no target
# What is noted beside a player during a challenge.
TURNED: Final = 1  # has had a turn
WINS_TIES: Final = 2  # Loaded Coin
SHIELDED: Final = 4  # Parade Shield
QUIET_NOW: Final = 8  # asked not to be asked between turns


def without(items: list[int], i: int) -> list[int]:
    """A list with one item taken out; the old list stays.

    >>> without([1, 2, 3], 1)
    [1, 3]
    """
    return items[:i] + items[i + 1 :]


class Laid:
    """An Action card lying as a bid. Never changed: what happens to it puts another in its place."""

    __slots__ = ("aim", "card", "down", "event", "minus", "points", "seen", "serial")

    def __init__(
        self, card: int, serial: int, down: bool, seen: int, event: bool, points: int, minus: int, aim: int
    ) -> None:
        self.card = card
        self.serial = serial  # tells it from others lying in this challenge
        self.down = down
        self.seen = seen  # bit by seat: who knows what it is, where it lies face down
        self.event = event  # its event is in force
        self.points = points  # given by its event
        self.minus = minus  # taken off by Thrusts
        self.aim = aim  # whom its event concerns: a seat, or the serial of another card

    def with_event(self, points: int, aim: int) -> Laid:
        return Laid(self.card, self.serial, self.down, self.seen, True, points, self.minus, aim)

    def without_event(self) -> Laid:
        return Laid(self.card, self.serial, self.down, self.seen, False, self.points, self.minus, NONE)

    def reduced(self, less: int) -> Laid:
        return Laid(self.card, self.serial, self.down, self.seen, self.event, self.points, self.minus + less, self.aim)

    def shown(self, everybody: int) -> Laid:
        """Its face known to all; it still lies as it lay."""
        return Laid(self.card, self.serial, self.down, everybody, self.event, self.points, self.minus, self.aim)

    def turned_up(self) -> Laid:
        return Laid(self.card, self.serial, False, self.seen, self.event, self.points, self.minus, self.aim)
