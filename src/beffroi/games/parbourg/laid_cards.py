"""Action cards lying as bids, and the marks noted beside a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from beffroi.games.parbourg.cards.ids import FIRST_EPHEMERAL
from beffroi.kernel.state import Seat

if TYPE_CHECKING:
    from beffroi.games.parbourg.state import Parbourg

NONE: Final = -1  # no henchman, no token at stake, no target
MOST_SERIALS: Final = 500  # more than cards are laid in a challenge
MOST_POINTS: Final = 2000  # more than effects can give or take in a day, whatever a host's figures
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


class LaidCard:
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

    def with_event(self, points: int, aim: int) -> LaidCard:
        return LaidCard(self.card, self.serial, self.down, self.seen, True, points, self.minus, aim)

    def without_event(self) -> LaidCard:
        return LaidCard(self.card, self.serial, self.down, self.seen, False, self.points, self.minus, NONE)

    def reduced(self, less: int) -> LaidCard:
        return LaidCard(
            self.card, self.serial, self.down, self.seen, self.event, self.points, self.minus + less, self.aim
        )

    def turned_up(self, everybody: int) -> LaidCard:
        return LaidCard(self.card, self.serial, False, everybody, self.event, self.points, self.minus, self.aim)


def lay(s: Parbourg, seat: Seat, card: int, down: bool, shown: bool) -> int:
    """Place an Action card as a bid; returns its serial. Not shown, nobody can tell which one left the hand."""
    s.serial += 1
    s.lose(seat, card)
    if not shown:
        s.hide_which_left(seat, 0, FIRST_EPHEMERAL)  # a known card that is no Action card is still there
    seen = s.everybody() if shown else 1 << seat
    s.lying[seat] = [*s.lying[seat], LaidCard(card, s.serial, down, seen, False, 0, 0, NONE)]
    return s.serial


def change_bid(s: Parbourg, seat: Seat, place: int, laid: LaidCard) -> None:
    """Something has happened to a lying card."""
    lying = s.lying[seat][:]
    lying[place] = laid
    s.lying[seat] = lying


def lift_bid(s: Parbourg, seat: Seat, place: int) -> LaidCard:
    """A lying card leaves its place."""
    lying = s.lying[seat]
    s.lying[seat] = lying[:place] + lying[place + 1 :]
    return lying[place]


def place_of(s: Parbourg, seat: Seat, serial: int) -> int:
    """Where a card with this serial lies in front of the seat, or NONE."""
    for i, laid in enumerate(s.lying[seat]):
        if laid.serial == serial:
            return i
    return NONE
