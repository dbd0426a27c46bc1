"""What a seat has, by name: a composed turn tells its outcome by what changes of it."""

from __future__ import annotations

from beffroi.games.tournay.encoding import COLOURS
from beffroi.games.tournay.grid import SLOTS
from beffroi.games.tournay.state import Tournay
from beffroi.kernel.state import Seat


def ledger(s: Tournay, seat: Seat) -> dict[str, int]:
    """Count a seat's goods and pieces; everything in it is known to the seat."""
    counted = {
        "deniers": s.purse[seat],
        "points": sum(s.scores()[seat].values()),
        "hand": len(s.hands[seat]),
        "placed": len(s.slots[seat]),
        "ramparts": len(s.piles[seat]),
    }
    citizens = 0
    for colour in range(3):
        i = seat * 3 + colour
        counted[f"standing-{COLOURS[colour]}"] = s.plaza[i]
        citizens += s.plaza[i] + s.lying[i]
        for slot in s.slots[seat]:
            citizens += s.work[seat * SLOTS + slot] >> 2 * colour & 3
    counted["citizens"] = citizens
    return counted
