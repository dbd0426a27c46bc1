"""The rest of a turn that is decided: a bot plays it without thinking again, as long as it sees what it expected."""

from __future__ import annotations

from beffroi.kernel.chance import FastChance
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.state import UNANSWERED, Doc, Move


class PlannedTurn:
    """What a seat will see in the rest of its turn, and what it answers then."""

    __slots__ = ("rest",)

    def __init__(self) -> None:
        self.rest: list[tuple[Doc, Move]] = []

    def answer(self, p: Perspective, options: list[Move]) -> Move:
        """Return the answer planned earlier in the same turn, if the table looks as expected."""
        if self.rest:
            seen = p.view()
            for view, move in self.rest:
                if view == seen and move in options:
                    return move
        return UNANSWERED

    def keep(self, p: Perspective, moves: list[Move]) -> None:
        """Note what the seat will see after the first answer of a turn, unless something new shows."""
        s = p.sample(FastChance(0))
        self.rest = []
        for i in range(len(moves)):
            if not s.allows(p.seat, moves[i]):
                break
            if i:
                self.rest.append((s.view(p.seat), moves[i]))
            s.apply(p.seat, moves[i])
