"""Effects that several cards share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.kernel.state import Doc, Seat
from tests.toys.fair.cards.model import Effect

if TYPE_CHECKING:
    from tests.toys.fair.state import Fair


class Earn(Effect):
    """Take deniers."""

    def __init__(self, row: Doc) -> None:
        self.deniers: int = row["deniers"]

    def carry_out(self, s: Fair, seat: Seat, uses: int) -> None:
        s.players[seat].deniers += self.deniers * uses


class Win(Effect):
    """Score points."""

    def __init__(self, row: Doc) -> None:
        self.points: int = row["points"]

    def carry_out(self, s: Fair, seat: Seat, uses: int) -> None:
        s.players[seat].points += self.points * uses
