"""Module 1: three ladies join the six personages."""

from __future__ import annotations

from beffroi.games.troyes.cards.model import Character
from beffroi.games.troyes.pieces import COLOURS, LEVELS, OWNERS
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.state import Doc, Seat


class Lady(Character):
    """Own citizens of one order: those standing in its building, and the tradesmen on its activity cards."""

    __slots__ = ("colour",)

    def __init__(self, slug: str, row: Doc, seats: int) -> None:
        super().__init__(slug, row, seats)
        self.colour = COLOURS.index(row["colour"])

    def counts(self, s: Troyes, seat: Seat) -> int:
        first = self.colour * LEVELS
        working = sum(1 for place in range(first, first + LEVELS) if s.tradesmen[place * OWNERS + seat])
        return s.standing(self.colour, seat) + working
