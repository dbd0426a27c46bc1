"""The table as the kernel wants it: copied, imagined, seen, written down, scored and checked."""

from __future__ import annotations

from beffroi.games.tournay.hidden import redeal
from beffroi.games.tournay.invariants import check_table
from beffroi.games.tournay.position_write import write_position
from beffroi.games.tournay.scoring import score_seats
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.view import view_of
from beffroi.kernel.chance import Chance
from beffroi.kernel.state import Doc, Seat


class Table(Tournay):
    """A game of Tournay."""

    __slots__ = ()

    def clone(self, chance: Chance) -> Table:
        return Table(self.seats, chance, self.book, self)

    def imagine(self, seat: Seat, chance: Chance) -> Table:
        new = self.clone(chance)
        redeal(new, seat, chance)
        new.forget_answers(seat)
        return new

    def view(self, seat: Seat) -> Doc:
        return view_of(self, seat)

    def position(self) -> Doc:
        return write_position(self)

    def scores(self) -> list[dict[str, int]]:
        return score_seats(self)

    def check(self) -> None:
        check_table(self)
