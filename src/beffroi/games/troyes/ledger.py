"""What a seat has, by name: a composed turn tells its outcome by what changes of it."""

from __future__ import annotations

from beffroi.games.troyes.pieces import OWNER, OWNERS, PLACES
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.state import Seat


def ledger(s: Troyes, seat: Seat) -> dict[str, int]:
    """Count a seat's goods and pieces; everything in it is known to the seat."""
    digit, banners = seat + 1, 0
    for cubes in s.banners:
        while cubes:
            banners += cubes & 7 == digit
            cubes >>= 3
    tradesmen = 0
    for place in range(PLACES):
        tradesmen += s.tradesmen[place * OWNERS + seat] > 0
    dice = 0
    for code in s.dice:
        dice += OWNER[code] == seat
    counted = {
        "deniers": s.deniers[seat],
        "influence": s.influence[seat],
        "points": s.points[seat],
        "cathedral": s.cathedral.count(seat),
        "banners": banners,
        "cubes": sum(s.cubes[seat * PLACES : (seat + 1) * PLACES]),
        "reserve": s.reserve[seat],
        "placed": s.slots.count(seat),
        "tradesmen": tradesmen,
        "dice": dice,
        "supply": s.supply[seat],
        "pot": s.pot[seat],
    }
    for part in s.parts:
        part.count(s, seat, counted)
    return counted
