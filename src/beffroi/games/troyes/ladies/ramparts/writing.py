"""The ramparts in a position: written down, and read again."""

from __future__ import annotations

from typing import Any, Final

from beffroi.games.troyes.ladies.ramparts.part import (
    CUBES,
    GATES,
    GUARDS,
    RANKS,
    SLUGS,
    SPACES,
    TILES,
    USED,
    OnTable,
)
from beffroi.games.troyes.ladies.ramparts.view import arrivals
from beffroi.games.troyes.position_read import known_keys, listed, named, table
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.errors import BadPosition
from beffroi.kernel.state import Doc, Seat

KEYS: Final = ("tiles", "guards", "arrivals", "cubes", "used")
MOST_CUBES: Final = 99


def write_ramparts(s: Troyes, module: OnTable) -> Doc:
    """Tiles by slug; guards by space; cubes of each seat by level; the levels each seat has used in this turn."""
    at = module.at
    used = s.extra[at + USED]
    return {
        "tiles": [SLUGS[number] for number in s.extra[at + TILES : at + TILES + GATES]],
        "guards": s.extra[at + GUARDS : at + GUARDS + s.seats],
        "arrivals": arrivals(s, module),
        "cubes": [s.extra[at + CUBES + seat * GATES : at + CUBES + (seat + 1) * GATES] for seat in range(s.seats)],
        "used": [[level + 1 for level in range(GATES) if used >> seat * GATES + level & 1] for seat in range(s.seats)],
    }


def read_ramparts(s: Troyes, module: OnTable, doc: Doc) -> None:
    """What is left out: the first side of each level's first tile, guards at the start, no cubes.

    Guards at the last gate arrived in the order of their seats unless it is given.
    """
    ramparts = table(doc, "ramparts", "ramparts")
    doc.pop("ramparts", None)
    known_keys(ramparts, KEYS, "ramparts")
    at = module.at
    read_tiles(s, at, ramparts.get("tiles", SLUGS[::GATES]))
    guards = listed(ramparts.get("guards", [0] * s.seats), "ramparts.guards", s.seats)
    for seat, space in enumerate(guards):
        s.extra[at + GUARDS + seat] = whole(space, SPACES, f"ramparts.guards[{seat}]")
    home = [seat for seat in range(s.seats) if guards[seat] == SPACES]
    for rank, seat in enumerate(listed(ramparts.get("arrivals", home), "ramparts.arrivals"), 1):
        s.extra[at + RANKS + whole(seat, s.seats - 1, "ramparts.arrivals")] = rank
    for seat, row in enumerate(listed(ramparts.get("cubes", []), "ramparts.cubes")):
        read_cubes(s, at, seat, row)
    for seat, levels in enumerate(listed(ramparts.get("used", []), "ramparts.used")):
        for level in listed(levels, f"ramparts.used[{seat}]"):
            bit = whole(seat, s.seats - 1, "ramparts.used") * GATES + whole(level, GATES, "ramparts.used") - 1
            s.extra[at + USED] |= 1 << bit


def read_tiles(s: Troyes, at: int, tiles: Any) -> None:
    for level, name in enumerate(listed(tiles, "ramparts.tiles", GATES)):
        number = named(SLUGS, name, f"ramparts.tiles[{level}]")
        if number // GATES != level:
            raise BadPosition(f"ramparts.tiles[{level}]: {name} is of another level")
        s.extra[at + TILES + level] = number


def read_cubes(s: Troyes, at: int, seat: Seat, row: Any) -> None:
    whole(seat, s.seats - 1, "ramparts.cubes")
    for level, count in enumerate(listed(row, f"ramparts.cubes[{seat}]", GATES)):
        s.extra[at + CUBES + seat * GATES + level] = whole(count, MOST_CUBES, f"ramparts.cubes[{seat}][{level}]")


def whole(value: Any, most: int, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise BadPosition(f"{where} is a number from 0 to {most}, not {value!r}")
    return value
