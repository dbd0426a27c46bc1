"""Module 1: three ladies join the six personages; one more character may lie face up for all."""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes.cards.model import Character
from beffroi.games.troyes.figures import cards_of
from beffroi.games.troyes.pieces import COLOURS, LEVELS, OWNERS
from beffroi.games.troyes.ruleset import Module, Ruleset
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.state import Seat

LADIES: Final = ("jeanne", "isabeau", "marie")
OPEN: Final = 1


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


class Ladies(Module):
    """Nine characters to deal from."""

    __slots__ = ()

    def edit(self, ruleset: Ruleset) -> None:
        for slug, card in cards_of(ruleset.figures, "character", "ladies").items():
            key = "thresholds-for-two" if ruleset.seats <= 2 else "thresholds"
            ruleset.characters.append(Lady(slug, card[key], COLOURS.index(card["colour"])))


class OpenCharacter(Module):
    """Variant: one more character is turned up at the start and scores for everyone."""

    __slots__ = ()

    def edit(self, ruleset: Ruleset) -> None:
        ruleset.characters_open += OPEN
