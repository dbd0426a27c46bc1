"""What is on the table of the Fair."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.kernel.chance import Chance
from beffroi.kernel.state import Doc, Seat, State
from tests.toys.fair.hidden import imagine
from tests.toys.fair.invariants import check
from tests.toys.fair.position_write import write
from tests.toys.fair.scoring import scores
from tests.toys.fair.view import view

if TYPE_CHECKING:
    from tests.toys.fair.ruleset import Ruleset


class Player:
    """What lies in front of a seat."""

    deniers: int
    points: int
    dice: list[int]  # pips, sorted
    secret: int  # a card only its owner knows; its pips are points at the end
    __slots__ = tuple(__annotations__)

    def __init__(self, deniers: int, points: int, dice: list[int], secret: int) -> None:
        self.deniers = deniers
        self.points = points
        self.dice = dice
        self.secret = secret

    def copy(self) -> Player:
        return Player(self.deniers, self.points, self.dice[:], self.secret)


class Fair(State):
    """The table. A card is its number among the ruleset's cards."""

    ruleset: Ruleset
    round: int  # from 1
    first: int  # the seat that began the round
    players: list[Player]
    deck: list[int]  # the last is drawn first
    row: list[int]  # the stalls of this round
    __slots__ = tuple(__annotations__)

    def __init__(self, ruleset: Ruleset, chance: Chance) -> None:
        super().__init__(ruleset.seats, chance, ruleset.rules)
        self.ruleset = ruleset

    def empty(self) -> Fair:
        """Lay out a table with nothing on it."""
        self.round = 0
        self.first = 0
        self.players = []
        self.deck = []
        self.row = []
        return self

    def clone(self, chance: Chance) -> Fair:
        new = Fair(self.ruleset, chance)
        new.agenda = self.agenda[:]
        new.seals = self.seals
        new.round = self.round
        new.first = self.first
        new.players = [player.copy() for player in self.players]
        new.deck = self.deck[:]
        new.row = self.row[:]
        return new

    def imagine(self, seat: Seat, chance: Chance) -> Fair:
        return imagine(self, seat, chance)

    def view(self, seat: Seat) -> Doc:
        return view(self, seat)

    def position(self) -> Doc:
        return write(self)

    def scores(self) -> list[dict[str, int]]:
        return scores(self)

    def check(self) -> None:
        check(self)
