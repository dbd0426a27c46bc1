"""What everybody sees of the ramparts: nothing on them is hidden.

Anchors: `guard:<seat>` a guard (the own one: action 7, or a step), `outdoor:<level>` the outdoor activity of
a gate, 1 to 4 (place or spend a cube there).
"""

from __future__ import annotations

from typing import Any, TypedDict, cast

from beffroi.games.troyes.ladies.ramparts.part import (
    CUBES,
    GATES,
    GUARDS,
    RANKS,
    SLUGS,
    SPACES,
    TILES,
    OnTable,
)
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.terminal import columns, piece
from beffroi.kernel.state import Doc


class OutdoorView(TypedDict):
    level: int  # 1 to 4
    gate: int  # the space of its gate
    activity: str  # slug of the side that is up; data in the catalogue's `outdoor`, words under `outdoor-<slug>`
    cubes: list[int]  # of each seat


class RampartsView(TypedDict):
    spaces: int  # the last space of the track; the guards begin on 0
    guards: list[int]  # the space of each seat's guard
    arrivals: list[int]  # the seats whose guards came to the last gate, in this order
    tiles: list[OutdoorView]


# `asking` of the questions: RaiseDie action, value, colour · MoveGuard action, points (left), colour ·
#   ChooseOwnDie action · ChooseSwappedDie action, dice · TurnBoughtDie action, dice · TakeTurnedDie as TakeDice


def arrivals(s: Troyes, table: OnTable) -> list[int]:
    """The seats whose guards have arrived, the first one first."""
    ranks = s.extra[table.at + RANKS : table.at + RANKS + s.seats]
    return sorted((seat for seat in range(s.seats) if ranks[seat]), key=lambda seat: ranks[seat])


def ramparts_view(s: Troyes, table: OnTable) -> Doc:
    """The ramparts, for all eyes."""
    at = table.at
    view: RampartsView = {
        "spaces": SPACES,
        "guards": s.extra[at + GUARDS : at + GUARDS + s.seats],
        "arrivals": arrivals(s, table),
        "tiles": [
            {
                "level": level + 1,
                "gate": table.gates[level],
                "activity": SLUGS[s.extra[at + TILES + level]],
                "cubes": [s.extra[at + CUBES + seat * GATES + level] for seat in range(s.seats)],
            }
            for level in range(GATES)
        ],
    }
    return cast("Doc", view)


def draw_ramparts(view: Doc, say: Any) -> list[str]:
    """The guards by space, then the activity of each gate with its cubes."""
    ramparts = view["ramparts"]
    guards = "  ".join(f"{piece(seat)} {space}/{ramparts['spaces']}" for seat, space in enumerate(ramparts["guards"]))
    rows = []
    for tile in ramparts["tiles"]:
        cubes = " ".join(f"{piece(seat)}×{n}" for seat, n in enumerate(tile["cubes"]) if n)
        rows.append([f"  {tile['level']}", f"({tile['gate']})", say(f"outdoor-{tile['activity']}"), cubes])
    return [f"{say('word-ramparts')}   {guards}", *columns(rows)]
