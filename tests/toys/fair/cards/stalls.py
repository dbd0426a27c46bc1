"""Stalls with an effect of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.kernel.state import Doc, Seat
from tests.toys.fair.cards.model import Effect

if TYPE_CHECKING:
    from tests.toys.fair.state import Fair


class EarnAndWin(Effect):
    """The weaver: take deniers and score points."""

    def __init__(self, row: Doc) -> None:
        self.deniers: int = row["deniers"]
        self.points: int = row["points"]

    def carry_out(self, s: Fair, seat: Seat, uses: int) -> None:
        player = s.players[seat]
        player.deniers += self.deniers * uses
        player.points += self.points * uses
