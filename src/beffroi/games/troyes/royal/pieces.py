"""The names and numbers of the Royal Challenge: who plays, what the King does, how strong his dice are."""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes.pieces import COLOUR, NEUTRAL, OWNER, RED, VALUE, YELLOW
from beffroi.games.troyes.state import Troyes

YOU: Final = 0
KING: Final = NEUTRAL  # the King sits where the neutral player would: his citizens, dice and cubes are the gray ones
BLIND: Final = ("thibaut", "hugues")  # the King has neither deniers nor influence to show them
DEEDS: Final = ("great-favour", "small-favour", "citizen", "event", "tradesman", "cathedral", "character")
DEED_OF: Final = (0, 0, 0, 1, 2, 3, 4, 5, 6, 3, 2, 1, 0)  # by the sum of his dice
GRADES: Final = 6  # from the scaffold to glory


def strongest_first(s: Troyes, owner: int) -> list[int]:
    """Return the dice of a district by strength: value, then red before yellow before white."""
    return sorted((code for code in s.dice if OWNER[code] == owner), key=strength, reverse=True)


def strength(code: int) -> int:
    """Return how strong a die is; red beats yellow beats white at the same value."""
    colour = COLOUR[code]
    return VALUE[code] * 3 + (2 if colour == RED else 1 if colour == YELLOW else 0)
