"""What a player loses who can't give all that is due."""

from __future__ import annotations

from beffroi.games.troyes.state import Troyes
from beffroi.kernel.state import Seat


def suffer_deniers(s: Troyes, seat: Seat, deniers: int) -> None:
    """Lose deniers to an event; who has too few gives all and loses points."""
    if not deniers:
        return
    given = min(deniers, s.deniers[seat])
    s.deniers[seat] -= given
    s.tell("loses-deniers", seat, given)
    if given < deniers:
        fall_short(s, seat)


def suffer_influence(s: Troyes, seat: Seat, influence: int) -> None:
    """Lose influence to an event; who has too little gives all and loses points."""
    given = min(influence, s.influence[seat])
    s.influence[seat] -= given
    s.tell("loses-influence", seat, given)
    if given < influence:
        fall_short(s, seat)


def fall_short(s: Troyes, seat: Seat) -> None:
    """Points lost by who gives too little; nobody falls below nothing."""
    s.gain_points(seat, -s.book.shortfall)
    s.tell("falls-short", seat, s.book.shortfall)
