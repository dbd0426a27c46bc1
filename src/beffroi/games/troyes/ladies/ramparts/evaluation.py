"""What guards and outdoor cubes may still bring, for bots, in final points."""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes.ladies.ramparts.activities import ACTIVITIES
from beffroi.games.troyes.ladies.ramparts.part import Ramparts
from beffroi.games.troyes.ladies.ramparts.pieces import GATES, LAST, OUTDOOR_FIGURES, RACE, SLUGS
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.state import Seat

CUBE: Final = {  # a cube that is spent some time before the end
    "sold-dice": 0.4,
    "settling": 0.4,
    "guild": 0.2,
    "harvest": 0.4,
    "yellow-die": 0.4,
    "white-die": 0.5,
    "red-die": 0.5,
    "purple-die": 0.5,
    "exchange": 0.4,
    "shield": 0.5,
    "turned-die": 0.3,
    "transfer": 0.2,
    "works": 1.0,
}
SPENT: Final = 2.0  # about so many cubes of one activity can be spent in a round
ACCESS: Final = 0.15  # an open activity, for each round to come
ROUNDS: Final = 2.0  # beyond which more rounds make an activity worth no more
RIVALRY: Final = 1.0  # what a gate whose majority is open promises


def ramparts_worth(s: Troyes, seat: Seat, time_left: float) -> float:
    """Cubes by what they do, gates reached or on the way, and the last gate's points as they stand."""
    ramparts = s.part(Ramparts)
    guard = ramparts.guards[seat]
    total = float(ACTIVITIES[ramparts.tiles[LAST]].points(s, seat))
    behind = 0
    for level in range(GATES):
        slug, gate = SLUGS[ramparts.tiles[level]], ramparts.gates[level]
        cubes = ramparts.cubes[seat * GATES + level]
        if cubes:
            total += CUBE.get(slug, 0.0) * min(float(cubes), SPENT * time_left)
        if level < LAST or not ramparts.ranks[seat]:
            way = min(1.0, max(0.0, (guard - behind) / (gate - behind)))
            total += way * gate_worth(s, ramparts, slug, time_left)
        behind = gate
    return total


def gate_worth(s: Troyes, ramparts: Ramparts, slug: str, time_left: float) -> float:
    """Return what reaching a gate promises; the points for arriving are counted where they are given."""
    figures = s.ruleset.figures[OUTDOOR_FIGURES][slug]
    points, open_for = 0.0, ACCESS * min(ROUNDS, time_left)
    if slug == "gate":
        points = float(figures["gives-points"])
    elif slug == "majority":
        points = RIVALRY
    elif slug == RACE:
        points, open_for = float(figures["points"][len(ramparts.arrivals())]), 0.0
    return points * min(1.0, time_left) + open_for
