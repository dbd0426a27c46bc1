"""What cubes on the expansion's activity cards may still bring, for bots, in final points."""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes.evaluation import DELAYED_CUBE, DENIER, INFLUENCE, WEIGHTS
from beffroi.games.troyes.ladies.cards.effects import ScoredAtEnd
from beffroi.games.troyes.ladies.cards.mixed import Stock
from beffroi.games.troyes.pieces import LEVELS, PLACES
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.state import Seat

DELAYED: Final = WEIGHTS[DELAYED_CUBE].value  # what the base counts for a cube on any card
COUNTED: Final = 3  # and for so many on each card
SURE: Final = 0.7  # of the points that others may still contest or that need another action
BUILDER_ODDS: Final = 0.5  # of the loss for the fourth level while there is time to build there


def cards_worth(s: Troyes, seat: Seat, time_left: float) -> float:
    """Cards that score at the end count what they would score now, mixed ones what their cubes would sell for."""
    total = 0.0
    for place in range(PLACES):
        cubes = s.cubes[seat * PLACES + place]
        if not cubes or place % LEVELS >= s.levels:
            continue
        effect = s.ruleset.activities[s.cards[place]].effect
        if isinstance(effect, ScoredAtEnd):
            total += effect.final(s, seat, place) * (SURE if time_left else 1.0) - DELAYED * min(COUNTED, cubes)
        elif isinstance(effect, Stock):
            total += cubes * SURE * stock_worth(effect) * min(1.0, time_left) - DELAYED * min(COUNTED, cubes)
    return total


def stock_worth(effect: Stock) -> float:
    """Return what a cube of a mixed card brings when it is used."""
    goods = effect.gives_deniers * WEIGHTS[DENIER].value + effect.gives_influence * WEIGHTS[INFLUENCE].value
    return effect.gives_points + goods
