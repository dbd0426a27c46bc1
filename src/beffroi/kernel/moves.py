"""The catalogue of moves: every answer a player can ever give, as a small integer with a short text."""

from __future__ import annotations

from collections.abc import Sequence

from beffroi.kernel.errors import BadRequest


class MoveNames:
    """The texts of a game's moves, both ways.

    >>> names = MoveNames("fair").add(0, ["pass"]).add(10, ["die 1", "die 2"])
    >>> names.notation(11), names.parse("pass"), names.count
    ('die 2', 0, 12)
    """

    __slots__ = ("_numbers", "_texts", "count", "game")

    def __init__(self, game: str) -> None:
        self.game = game
        self.count = 0  # moves are 0 .. count - 1; between them may be numbers that are no move
        self._texts: list[str] = []
        self._numbers: dict[str, int] = {}

    def add(self, first: int, words: Sequence[str]) -> MoveNames:
        """Name the moves from `first` on."""
        self._texts.extend([""] * (first + len(words) - len(self._texts)))
        for i, word in enumerate(words):
            if self._texts[first + i] or word in self._numbers:
                raise ValueError(f"{self.game}: move {first + i} ({word!r}) is named twice")
            self._texts[first + i] = word
            self._numbers[word] = first + i
        self.count = len(self._texts)
        return self

    def notation(self, move: int) -> str:
        """Return a move as a short text that a person can read and write."""
        return self._texts[move]

    def parse(self, text: str) -> int:
        """Read a move from its text, the inverse of `notation`; BadRequest for a text that is no move."""
        found = self._numbers.get(text)
        if found is None:
            raise BadRequest(f"{text!r:.60} is no move of {self.game}")
        return found

    def named(self) -> list[int]:
        """Return all moves that have a text."""
        return [move for move, text in enumerate(self._texts) if text]

    def texts(self) -> list[str]:
        """Return the text of every number, empty where it is no move."""
        return self._texts[:]


def numbered(word: str, behind: Sequence[object]) -> list[str]:
    """Return the texts of a family of moves: a word, and what may stand behind it.

    >>> numbered("die", range(1, 3))
    ['die 1', 'die 2']
    """
    return [f"{word} {name}" for name in behind]
