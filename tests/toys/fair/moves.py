"""Every answer a player can give, as a small integer with a short text."""

from __future__ import annotations

from typing import Final

from beffroi.kernel.moves import MoveNames, numbered

PASS: Final = 0
DIE: Final = 10  # DIE + pips - 1
STALL: Final = 20  # STALL + index in the row
BID: Final = 30  # BID + deniers

MOVES: Final = (
    MoveNames("the fair")
    .add(PASS, ["pass"])
    .add(DIE, numbered("die", range(10)))
    .add(STALL, numbered("stall", range(10)))
    .add(BID, numbered("bid", range(100)))
)
