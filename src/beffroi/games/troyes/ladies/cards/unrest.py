"""Events that move citizens about: the Uprising and the wandering Monk."""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes.cards.model import EventEffect
from beffroi.games.troyes.pieces import (
    BISHOPRIC,
    BUILDING_SLOTS,
    BUILDINGS,
    CITY_HALL,
    EMPTY,
    FACES,
    LEVELS,
    NEUTRAL,
    OWNERS,
    PALACE,
    RED,
    WHITE,
    YELLOW,
)
from beffroi.games.troyes.state import Troyes

RISING: Final = (BISHOPRIC, PALACE, CITY_HALL)  # by the die: 1-2, 3-4, 5-6
PREACHING: Final = (WHITE, YELLOW, RED)


class Uprising(EventEffect):
    """A die names a building: all who stand there, and a gray citizen more, are put back at random.

    Those who lie there already join instead of the gray one. Who finds no slot lies down.
    """

    __slots__ = ()

    def puts_at_random(self) -> bool:
        return True

    def resolve(self, s: Troyes) -> None:
        building = RISING[s.chance.below(FACES, "uprising") // 2]
        first = building * BUILDING_SLOTS
        crowd = [owner for owner in s.slots[first : first + BUILDING_SLOTS] if owner != EMPTY]
        fallen = [owner for owner in range(OWNERS) for _ in range(s.lying[building * OWNERS + owner])]
        if fallen:
            crowd.extend(fallen)
        elif s.grays_left() > 0:
            crowd.append(NEUTRAL)
        s.tell("uprising", f"building-{BUILDINGS[building]}")
        places = crowd + [EMPTY] * (BUILDING_SLOTS - len(crowd))
        s.chance.shuffle(places, "uprising")
        s.slots = s.slots[:first] + places[:BUILDING_SLOTS] + s.slots[first + BUILDING_SLOTS :]
        lying = s.lying[:]
        for owner in range(OWNERS):
            lying[building * OWNERS + owner] = places[BUILDING_SLOTS:].count(owner)
        s.lying = lying
        for owner in places[BUILDING_SLOTS:]:
            s.tell("expelled", owner, f"building-{BUILDINGS[building]}")


class WanderingMonk(EventEffect):
    """A die names a colour: a gray tradesman takes the best free slot of its cards, the lowest level on a tie."""

    __slots__ = ()

    def resolve(self, s: Troyes) -> None:
        colour = PREACHING[s.chance.below(FACES, "wandering monk") // 2]
        place = best_place(s, colour)
        if place == EMPTY or s.grays_left() <= 0:
            s.tell("monk-finds-nothing")
            return
        s.hire(place, NEUTRAL)
        s.tell("monk-settles", f"card-{s.ruleset.activities[s.cards[place]].slug}")


def best_place(s: Troyes, colour: int) -> int:
    """Return the revealed card of a colour whose free slot is worth most; EMPTY where none is free."""
    best, most = EMPTY, -1
    for place in range(colour * LEVELS, colour * LEVELS + s.levels):
        slot = s.free_slot(place)
        points = -1 if slot == EMPTY else s.ruleset.activities[s.cards[place]].slots[slot]
        if points > most:
            best, most = place, points
    return best
