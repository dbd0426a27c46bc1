"""What the box of the expansion adds to the supply, whichever of its modules is played."""

from __future__ import annotations

from beffroi.games.troyes.ruleset import Book, Module


class MoreComponents(Module):
    """More gray citizens. Black dice need no number: as many are rolled as events show."""

    __slots__ = ()

    def edit(self, book: Book) -> None:
        book.gray_citizens += book.figures["ladies"]["gray-citizens"]
