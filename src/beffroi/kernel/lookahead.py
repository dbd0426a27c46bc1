"""How far the answers of one seat can be seen ahead: until luck, a secret, another seat, or the end of the turn."""

from __future__ import annotations

from typing import Final

from beffroi.kernel.chance import Chance
from beffroi.kernel.state import NOBODY, Move, Seat, State
from beffroi.kernel.step import Question, Simultaneous

# How the seat's answers went on:
OPEN: Final = 0  # it is asked again
SEALED: Final = 1  # luck was drawn or a secret shown
CLOSED: Final = 2  # its turn is over
OTHERS: Final = 3  # somebody else is asked, or several at once, or nobody: the game is over


class ConstantChance(Chance):
    """Luck that is always the lowest or always the highest there is: what is the same by both is no matter of luck."""

    __slots__ = ("high",)

    def __init__(self, high: bool) -> None:
        super().__init__()
        self.high = high

    def below(self, n: int, purpose: str) -> int:
        self.draws += 1
        return n - 1 if self.high else 0

    def copy(self) -> ConstantChance:
        new = ConstantChance(self.high)
        new.draws = self.draws
        return new


def answer(s: State, seat: Seat, move: Move) -> int:
    """Carry out an answer as far as a composed turn looks ahead; tells how it went on."""
    draws, seals = s.chance.draws, s.seals
    agenda = s.agenda
    several = isinstance(agenda[-1], Simultaneous)
    if not agenda[-1].collect(s, seat, move):
        agenda.pop().apply(s, seat, move)
    while True:
        if s.chance.draws != draws or s.seals != seals:
            return SEALED
        if not agenda:
            return OTHERS
        step = agenda[-1]
        if step.seat != NOBODY:
            again = seat in step.waiting() and isinstance(step, Question)
            return OPEN if again and isinstance(step, Simultaneous) == several else OTHERS
        if step.closes(s, seat):
            return CLOSED
        agenda.pop().resolve(s)


def rolls_on(s: State) -> bool:
    """Tell whether luck is drawn or a secret shown before anybody is asked again."""
    ahead = s.copy()
    draws, seals = ahead.chance.draws, ahead.seals
    ahead.settle()
    return ahead.chance.draws != draws or ahead.seals != seals
