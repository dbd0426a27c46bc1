"""What a seat can't know, dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.kernel.chance import Chance
from beffroi.kernel.state import Seat

if TYPE_CHECKING:
    from tests.toys.fair.state import Fair


def imagine(s: Fair, seat: Seat, chance: Chance) -> Fair:
    """Make a table that the seat can't tell from the real one: the deck and the others' secrets are dealt anew."""
    new = s.clone(chance)
    others = [i for i in range(s.seats) if i != seat]
    hidden = new.deck + [new.players[i].secret for i in others]
    hidden.sort()  # what is imagined must not depend on the order of what is hidden
    chance.shuffle(hidden, "imagine")
    for i in others:
        new.players[i].secret = hidden.pop()
    new.deck = hidden
    new.forget_answers(seat)
    return new
