"""The cards of each deck: those of the base game, those of the expansion, and those that give way to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.games.tournay.encoding import FIRST_CRIER, FIRST_EXPANSION, MIX, NO_EXPANSION, REPLACE

if TYPE_CHECKING:
    from beffroi.games.tournay.ruleset import Ruleset


def fixed_cards(ruleset: Ruleset, deck: int, expansion: int) -> list[int]:
    """The cards that are certainly in a deck, its crier among them."""
    cards = [FIRST_CRIER + deck]
    for card in ruleset.in_deck[deck]:
        row = ruleset.cards[card]
        if card >= FIRST_EXPANSION:
            cards += [card] * (row.copies if expansion == REPLACE else 0)
        else:
            cards += [card] * (row.copies if expansion == NO_EXPANSION else row.copies - row.replaced)
    return cards


def mixed_cards(ruleset: Ruleset, deck: int, expansion: int) -> list[int]:
    """The cards of which the expansion mixes three into a deck and leaves three in the box."""
    cards: list[int] = []
    if expansion == MIX:
        for card in ruleset.in_deck[deck]:
            row = ruleset.cards[card]
            cards += [card] * (row.copies if card >= FIRST_EXPANSION else row.replaced)
    return cards


def mixed_copies(ruleset: Ruleset, card: int) -> int:
    """How many copies of a card the expansion mixes."""
    if card >= FIRST_CRIER:
        return 0
    row = ruleset.cards[card]
    return row.copies if card >= FIRST_EXPANSION else row.replaced
