"""Deniers that citizens sent to earn and gathering bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.games.tournay.grid import SLOTS
from beffroi.kernel.state import Seat

if TYPE_CHECKING:
    from beffroi.games.tournay.state import Tournay


def earnings(s: Tournay, seat: Seat, colour: int) -> int:
    """Return the deniers for each citizen sent to earn; a Mercenary raises it for his colour."""
    best = s.ruleset.earnings
    for slot in s.slots[seat]:
        site = seat * SLOTS + slot
        card = s.ruleset.cards[s.tiles[site]]
        if card.earnings > best and card.colour == colour and not s.work[site]:
            best = card.earnings
    return best


def gathering_gain(s: Tournay, seat: Seat) -> int:
    """Return the deniers of the undamaged Senators when their owner gathers."""
    total = 0
    for slot in s.slots[seat]:
        site = seat * SLOTS + slot
        if not s.work[site]:
            total += s.ruleset.cards[s.tiles[site]].gather
    return total
