"""What the King has on the table: his points and what he called, kept in the state's `extra`."""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes.pieces import COLOUR, NEUTRAL, OWNER, RED, VALUE, YELLOW
from beffroi.games.troyes.state import Troyes

KING: Final = NEUTRAL  # the King sits where the neutral player would: his citizens, dice and cubes are the gray ones

POINTS: Final = 0  # his victory points
CALLED: Final = 1  # characters recalled so far, from the top of the column
FIRST_DIE: Final = 2  # his last roll; 0 before the first
SECOND_DIE: Final = 3
EXTRA: Final = 4  # how many numbers the King keeps


def king_gains(s: Troyes, points: int) -> None:
    """Points for the King."""
    s.extra[POINTS] += points
    s.tell("king-gains", points)


def strongest_first(s: Troyes, owner: int) -> list[int]:
    """The dice of a district by strength: value, then red before yellow before white."""
    return sorted((code for code in s.dice if OWNER[code] == owner), key=strength, reverse=True)


def strength(code: int) -> int:
    """How strong a die is; red beats yellow beats white at the same value."""
    colour = COLOUR[code]
    return VALUE[code] * 3 + (2 if colour == RED else 1 if colour == YELLOW else 0)
