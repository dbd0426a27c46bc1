"""The ramparts on the table: guards, tiles, cubes, all of them whole numbers behind one place of `s.extra`."""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes.ruleset import Module
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.state import Seat

GATES: Final = 4  # one outdoor activity, of levels I to IV, lies at each
LAST: Final = GATES - 1
SPACES: Final = 20  # of the track; the last gate is where the guards began
SHIELD: Final = "shield"
TURNED_DIE: Final = "turned-die"
# The sixteen outdoor activities: four of each level, the two sides of a tile next to each other.
SLUGS: Final = [
    *("sold-dice", "settling", "guild", "harvest"),
    *("yellow-die", "white-die", "red-die", "purple-die"),
    *("exchange", SHIELD, TURNED_DIE, "transfer"),
    *("works", "gate", "majority", "race"),
]
SIDES: Final = 2

# Where the numbers lie, behind the module's place.
TILES: Final = 0  # by level: the outdoor activity
GUARDS: Final = 4  # by seat: the space of the guard
CUBES: Final = 8  # seat * 4 + level
RANKS: Final = 24  # by seat: as the how-manieth it came to the last gate; 0 before
USED: Final = 28  # bits seat * 4 + level: cubes spent in this turn, since one activity serves once an action
KEPT: Final = 29


class OnTable(Module):
    """A module that knows where its numbers lie."""

    __slots__ = ("at", "gates")

    def __init__(self) -> None:
        self.at = 0
        self.gates: list[int] = []  # the space of each gate


def ramparts_of(s: Troyes) -> OnTable:
    """The module of the ramparts in this game."""
    for module in s.ruleset.modules:
        if isinstance(module, OnTable):
            return module
    raise LookupError("this game has no ramparts")


def guard(s: Troyes, seat: Seat) -> int:
    """The space where a guard stands."""
    return s.extra[ramparts_of(s).at + GUARDS + seat]


def reached(s: Troyes, seat: Seat, level: int) -> bool:
    """Whether the guard has reached or passed a gate: its activity stays open for the rest of the game."""
    table = ramparts_of(s)
    return s.extra[table.at + GUARDS + seat] >= table.gates[level]


def tile(s: Troyes, level: int) -> int:
    """The outdoor activity of a level."""
    return s.extra[ramparts_of(s).at + TILES + level]


def tile_name(s: Troyes, level: int) -> str:
    """The text key of the outdoor activity of a level."""
    return f"outdoor-{SLUGS[tile(s, level)]}"


def level_of(s: Troyes, slug: str) -> int:
    """The level where an activity lies; -1 if it is not in play."""
    number = SLUGS.index(slug)
    return number // GATES if tile(s, number // GATES) == number else -1


def cubes(s: Troyes, seat: Seat, level: int) -> int:
    """How many cubes of a seat lie on the activity of a level."""
    return s.extra[ramparts_of(s).at + CUBES + seat * GATES + level]


def add_cube(s: Troyes, seat: Seat, level: int, count: int) -> None:
    """Cubes come to an outdoor activity, or leave it."""
    s.extra[ramparts_of(s).at + CUBES + seat * GATES + level] += count


def may_spend(s: Troyes, seat: Seat, level: int) -> bool:
    """Whether a cube lies there that may still be spent in this action."""
    used = s.extra[ramparts_of(s).at + USED] >> (seat * GATES + level) & 1
    return not used and cubes(s, seat, level) > 0


def spend(s: Troyes, seat: Seat, level: int) -> None:
    """A cube is discarded; no second one of this activity in the same action."""
    discard(s, seat, level)
    mark_used(s, seat, level)


def mark_used(s: Troyes, seat: Seat, level: int) -> None:
    """No more cubes of this activity are spent in this action."""
    s.extra[ramparts_of(s).at + USED] |= 1 << seat * GATES + level


def discard(s: Troyes, seat: Seat, level: int) -> None:
    """A cube is discarded."""
    add_cube(s, seat, level, -1)
    s.tell("spends-outdoor", seat, tile_name(s, level))
