"""What a game of the Fair is played with: its cards and figures, made from a Setup and shared by all copies."""

from __future__ import annotations

from functools import cache

from beffroi.kernel.setup import Setup
from tests.toys.fair.cards import EFFECTS
from tests.toys.fair.cards.model import Card
from tests.toys.fair.figures import FIGURES


class Ruleset:
    """Cards and figures of one revision."""

    __slots__ = ("cards", "copies", "deniers", "dice", "income", "rounds", "rules", "seats", "stalls")

    def __init__(self, setup: Setup) -> None:
        table = FIGURES.table(setup.rules)
        figures = table["rules"]
        self.rules = setup.rules
        self.seats = setup.seats
        self.rounds: int = figures["rounds-long"] if setup.options["long"] else figures["rounds"]
        self.deniers: int = figures["deniers"]
        self.income: int = figures["income"]
        self.dice: int = figures["dice"]
        self.stalls: int = figures["stalls"]
        self.copies: int = figures["copies"]
        self.cards = [Card(slug, row, EFFECTS[row["effect"]](row)) for slug, row in table["card"].items()]

    def deck(self) -> list[int]:
        """All cards, unshuffled."""
        return list(range(len(self.cards))) * self.copies


@cache
def ruleset_of(setup: Setup) -> Ruleset:
    """Return the ruleset of a setup; equal setups share it."""
    return Ruleset(setup)
