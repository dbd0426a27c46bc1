"""Which names look alike, by the table of confusable characters that Unicode publishes (UTS 39)."""

from __future__ import annotations

import unicodedata
from functools import cache
from string import ascii_lowercase
from typing import Final

try:
    from confusable_homoglyphs.confusables import confusables_data
except ImportError:  # in a browser one person names every seat: nobody is to be mistaken for somebody else
    confusables_data = {}

FIGURES: Final = {"3": "e", "4": "a", "5": "s", "7": "t"}  # stand for letters by custom, not by their looks


class LookClasses:
    """Characters in classes: those Unicode calls confusable, and the two cases of a plain letter, are together.

    Only plain letters bring their other case along: a Greek ν looks like v and its capital Ν like N, and yet nobody
    takes a v for an N.
    """

    def __init__(self) -> None:
        self._leader: dict[str, str] = {}
        self.pairs: dict[str, str] = {}  # two letters that look like one
        for character, others in confusables_data.items():
            for other in (one["c"] for one in others):
                if apart(character) and (len(other) > 1 or apart(other)):
                    self._join(character, bare(other))
        for letter in ascii_lowercase:
            self._join(letter, letter.upper())
        for figure, letter in FIGURES.items():
            self._join(figure, letter)

    def _join(self, one: str, other: str) -> None:
        if len(one) == 1 and len(other) == 1 and other.isalnum():
            first, second = sorted((self.leader(one), self.leader(other)))
            self._leader[second] = first
        elif len(one) == 1 and len(other) == 2 and (one + other).isascii() and (one + other).isalpha():
            self.pairs[other] = one

    def leader(self, character: str) -> str:
        """Return the character that stands for all of its class."""
        while (above := self._leader.get(character, character)) != character:
            character = above
        return character

    def look(self, text: str) -> str:
        folded = "".join(self.leader(character) for character in bare(text))
        for pair, one in self.pairs.items():
            folded = folded.replace("".join(map(self.leader, pair)), self.leader(one))
        return folded


@cache
def classes() -> LookClasses:
    return LookClasses()


def apart(character: str) -> bool:
    """Tell whether a character is one of its own: others, such as ſ, are taken for theirs before."""
    return character.isalnum() and bare(character) == character


def bare(text: str) -> str:
    """Return a text without accents, marks and what has no width."""
    parts = unicodedata.normalize("NFKD", text)
    return "".join(c for c in parts if not unicodedata.combining(c) and unicodedata.category(c) != "Cf")


def look_of(name: str) -> str:
    """Return what a name looks like; names that could be taken for each other have the same look.

    >>> look_of("AIicea") == look_of("Alicea"), look_of("ADM1N") == look_of("admin"), look_of("Nina") == look_of("Vina")
    (True, True, False)
    >>> look_of("Ánna-B") == look_of("аnnа b"), look_of("Gernot") == look_of("Gemot")
    (True, True)
    """
    return classes().look("".join(c for c in name if c.isalnum()))
