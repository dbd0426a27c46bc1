"""What everybody sees of the ramparts: nothing on them is hidden.

Anchors: `guard:<seat>` a guard (the own one: action 7, or a step), `outdoor:<level>` the outdoor activity of
a gate, 1 to 4 (place or spend a cube there).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from beffroi.games.troyes.ladies.ramparts.pieces import GATES, SLUGS, SPACES
from beffroi.games.troyes.terminal import columns, piece
from beffroi.games.troyes.view import RampartsView
from beffroi.kernel.state import Doc

if TYPE_CHECKING:
    from beffroi.games.troyes.ladies.ramparts.part import Ramparts

# `asking` of the questions: RaiseDie action, value, colour · MoveGuard action, points (left), colour ·
#   ChooseOwnDie action · ChooseSwappedDie action, dice · TurnBoughtDie action, dice · TakeTurnedDie as TakeDice


def ramparts_view(ramparts: Ramparts) -> RampartsView:
    """Return the ramparts, for all eyes."""
    return {
        "spaces": SPACES,
        "guards": ramparts.guards[:],
        "arrivals": ramparts.arrivals(),
        "tiles": [
            {
                "level": level + 1,
                "gate": ramparts.gates[level],
                "activity": SLUGS[ramparts.tiles[level]],
                "cubes": ramparts.cubes[level::GATES],
            }
            for level in range(GATES)
        ],
    }


def draw_ramparts(view: Doc, say: Any) -> list[str]:
    """Return the guards by space, then the activity of each gate with its cubes, as lines for a terminal."""
    ramparts = view["ramparts"]
    guards = "  ".join(f"{piece(seat)} {space}/{ramparts['spaces']}" for seat, space in enumerate(ramparts["guards"]))
    rows = []
    for tile in ramparts["tiles"]:
        cubes = " ".join(f"{piece(seat)}×{n}" for seat, n in enumerate(tile["cubes"]) if n)
        rows.append([f"  {tile['level']}", f"({tile['gate']})", say(f"outdoor-{tile['activity']}"), cubes])
    return [f"{say('word-ramparts')}   {guards}", *columns(rows)]
