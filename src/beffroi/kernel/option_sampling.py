"""Few sets of options that still let any two choices meet, for checks that can't play them all."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from beffroi.kernel.state import Doc


def product_of(values: dict[str, list[Any]]) -> list[Doc]:
    """Return every set that takes one value for each name; the first and last take all first and all last values.

    >>> product_of({"long": [False, True], "cards": ["few", "many"]})[1]
    {'long': False, 'cards': 'many'}
    """
    sets: list[Doc] = [{}]
    for name, choices in values.items():
        sets = [{**chosen, name: value} for chosen in sets for value in choices]
    return sets


def pairwise(traits: list[list[str]]) -> list[int]:
    """Choose some of these sets, each told by its traits, so that two traits found together somewhere meet.

    The first and the last are always taken, then whichever shows most that is new.

    >>> pairwise([["a", "b"], ["a", "B"], ["A", "b"], ["A", "B"]])
    [0, 3, 1, 2]
    >>> len(pairwise([[a, b, c] for a in "aA" for b in "bB" for c in "cC"]))
    5
    """
    numbers: dict[tuple[str, str], int] = {}
    shown = [sum(1 << numbers.setdefault(pair, len(numbers)) for pair in combinations(one, 2)) for one in traits]
    everything = range(len(traits))
    taken: list[int] = []
    missing = (1 << len(numbers)) - 1
    for first in (0, len(traits) - 1):
        if first not in taken:
            taken.append(first)
            missing &= ~shown[first]
    while missing:
        best = max(everything, key=lambda i: (shown[i] & missing).bit_count())
        taken.append(best)
        missing &= ~shown[best]
    return taken
