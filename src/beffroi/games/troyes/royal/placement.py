"""The placement against the King: dice tell him where, and you answer with two citizens, three times."""

from __future__ import annotations

from beffroi.games.troyes.pieces import (
    BUILDING_SLOTS,
    BUILDINGS,
    COLOUR,
    EMPTY,
    FACES,
    MANY,
    RED,
    WHITE,
    YELLOW,
    die_code,
)
from beffroi.games.troyes.royal.pieces import KING, strength
from beffroi.games.troyes.royal.rows import best_slots
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.placement import PlaceCitizen
from beffroi.games.troyes.steps.round import BEGIN_ROUND
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, replaced
from beffroi.kernel.step import Automatic

DICE = (RED, RED, YELLOW, YELLOW, WHITE, WHITE)


class KingPlaces(Automatic[Troyes]):
    """Six dice are rolled; the highest each name the building of a royal citizen, then you place yours.

    A building that is full is passed over for the next highest die. After the
    last time the King fills what is empty.
    """

    __slots__ = ("times",)

    def __init__(self, times: int) -> None:
        super().__init__()
        self.times = times  # how often he has placed

    def fields(self) -> Doc:
        return {"times": self.times}

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> KingPlaces:
        return cls(r.number("times", 0, MANY))

    def resolve(self, s: Troyes) -> None:
        figures = s.ruleset.figures["royal"]
        if self.times == figures["placement-rounds"]:
            s.slots = [KING if owner == EMPTY else owner for owner in s.slots]
            s.tell("king-fills")
            s.agenda.append(BEGIN_ROUND)
            return
        left: int = figures["placement-king"]
        dice = [die_code(s.chance.below(FACES, "king's placement") + 1, colour, KING) for colour in DICE]
        for code in sorted(dice, key=strength, reverse=True):
            if left and settle_king(s, COLOUR[code]):
                left -= 1
        s.ask(PlaceAgainstKing(0, figures["placement-you"]), KingPlaces(self.times + 1))


def settle_king(s: Troyes, building: int) -> bool:
    """Put a royal citizen on the best free slot; False when the building is full."""
    for slot in best_slots(s.ruleset, building):
        if s.slots[slot] == EMPTY:
            s.slots = replaced(s.slots, slot, KING)
            s.tell("king-places", f"building-{BUILDINGS[building]}", slot % BUILDING_SLOTS + 1)
            return True
    return False


class PlaceAgainstKing(PlaceCitizen):
    """Some of your citizens, one at a time, before the King goes on; `n` counts those still to place."""

    __slots__ = ()

    def fields(self) -> Doc:
        return {"left": self.n}

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> PlaceAgainstKing:
        return cls(r.seat(), r.number("left", 1, MANY))

    def go_on(self, s: Troyes) -> None:
        if self.n > 1:
            s.agenda.append(PlaceAgainstKing(self.seat, self.n - 1))
