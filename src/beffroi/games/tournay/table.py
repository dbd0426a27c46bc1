"""The table as the kernel wants it: copied, imagined, seen, written down, scored and checked."""

from __future__ import annotations

from beffroi.games.tournay.hidden import redeal_unknown
from beffroi.games.tournay.invariants import check
from beffroi.games.tournay.position_write import write
from beffroi.games.tournay.scoring import scores
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.view import view
from beffroi.kernel.chance import Chance
from beffroi.kernel.state import Doc, Seat


class Table(Tournay):
    """A game of Tournay."""

    __slots__ = ()

    def clone(self, chance: Chance) -> Table:
        return Table(self.seats, chance, self.ruleset, self)

    def imagine(self, seat: Seat, chance: Chance) -> Table:
        new = self.clone(chance)
        redeal_unknown(new, seat, chance)
        new.forget_answers(seat)
        return new

    def view(self, seat: Seat) -> Doc:
        return view(self, seat)

    def position(self) -> Doc:
        return write(self)

    def scores(self) -> list[dict[str, int]]:
        return scores(self)

    def check(self) -> None:
        check(self)
