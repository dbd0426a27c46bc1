"""What a seat knows of the Fair, as cells for learners."""

from __future__ import annotations

from typing import Final

from beffroi.kernel.observation import Block, Cells, Encoder, Layout, Sight
from beffroi.kernel.state import Seat
from tests.toys.fair.figures import FIGURES
from tests.toys.fair.moves import MOVES
from tests.toys.fair.state import Fair
from tests.toys.fair.steps import STEPS

CARDS: Final = len(FIGURES.packaged["card"])
STALLS: Final = 3
SEAT: Final = (("seat", 4),)
LAYOUT: Final = Layout(
    0,  # goes up when a block changes
    STEPS,
    MOVES.count,
    (
        Block("round", "the round", (), 6),
        Block("row", "the stalls of this round", (("stall", STALLS), ("card", CARDS))),
        Block("deck", "cards in the deck", (), 28),
        Block("secret", "one's own card", (("card", CARDS),)),
        Block("deniers", "each player's deniers", SEAT, 255, wide=True, scale=10.0),
        Block("points", "each player's points", SEAT, 255, wide=True, scale=10.0),
        Block("dice", "each player's dice", (*SEAT, ("pips", 6)), 3),
    ),
)


class FairEncoder(Encoder):
    """The row, one's own secret card, and what lies openly in front of every seat."""

    def table(self, s: Fair, seat: Seat, sight: Sight, out: Cells) -> None:
        at = self.layout.at
        out.put(at("round"), s.round)
        out.put(at("deck"), len(s.deck))
        out.mark(at("secret") + s.players[seat].secret)
        for stall, card in enumerate(s.row):
            out.mark(at("row") + stall * CARDS + card)
        for turn in range(s.seats):
            player = s.players[(seat + turn) % s.seats]
            out.wide(at("deniers") + 2 * turn, player.deniers)
            out.wide(at("points") + 2 * turn, player.points)
            for pips in player.dice:
                out.count(at("dice") + 6 * turn + pips - 1)
