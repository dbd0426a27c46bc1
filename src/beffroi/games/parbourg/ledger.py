"""What a seat has, by name: a composed turn tells its outcome by what changes of it."""

from __future__ import annotations

from beffroi.games.parbourg.bids import total
from beffroi.games.parbourg.laid_cards import NONE
from beffroi.games.parbourg.state import Parbourg
from beffroi.kernel.state import Seat


def ledger(s: Parbourg, seat: Seat) -> dict[str, int]:
    """Count a seat's bid, cards and tokens; everything in it is known to the seat."""
    return {
        "bid": total(s, seat) if s.stake != NONE else 0,
        "hand": len(s.hands[seat]),
        "buildings": len(s.buildings[seat]),
        "tokens": sum(s.won[4 * seat : 4 * seat + 4]),
    }
