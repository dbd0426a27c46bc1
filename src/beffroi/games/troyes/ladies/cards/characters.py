"""Module 1: three ladies join the six personages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from beffroi.games.troyes.cards.model import Character
from beffroi.games.troyes.figures import cards_of
from beffroi.games.troyes.pieces import COLOURS, LEVELS, OWNERS
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.state import Seat

if TYPE_CHECKING:
    from beffroi.games.troyes.ruleset import Ruleset

LADIES: Final = ("jeanne", "isabeau", "marie")


class Lady(Character):
    """Own citizens of one order: those standing in its building, and the tradesmen on its activity cards."""

    __slots__ = ("colour",)

    def __init__(self, slug: str, thresholds: list[list[int]], colour: int) -> None:
        super().__init__(slug, thresholds)
        self.colour = colour

    def counts(self, s: Troyes, seat: Seat) -> int:
        first = self.colour * LEVELS
        working = sum(1 for place in range(first, first + LEVELS) if s.tradesmen[place * OWNERS + seat])
        return s.standing(self.colour, seat) + working


def add_characters(ruleset: Ruleset) -> None:
    """Nine characters to deal from."""
    key = "thresholds-for-two" if ruleset.seats <= 2 else "thresholds"
    for slug, card in cards_of(ruleset.figures, "character", "ladies").items():
        ruleset.characters.append(Lady(slug, card[key], COLOURS.index(card["colour"])))
