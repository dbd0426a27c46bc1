"""The agendas of the Royal Challenge: where the King's steps may lie, and how far his placement has come."""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes.royal.pieces import YOU
from beffroi.games.troyes.royal.placement import KingPlaces, PlaceAgainstKing
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.agendas import BOTTOM, Above, StepCheck

ABOVE: Final[Above] = {
    BOTTOM: ("KingPlaces",),
    "KingPlaces": ("PlaceAgainstKing",),
    "EndTurn": ("KingActs",),
    "EndRound": ("KingFacesBlackDie",),
    "Actions": ("KingFacesBlackDie",),
}


def king_plays(s: Troyes, step: object) -> str:
    return "" if s.ruleset.neutral_turn is not None else "there is no King here"


def king_places(s: Troyes, step: KingPlaces) -> str:
    """As many of your citizens are placed as his times say, less those still to be placed."""
    reason = king_plays(s, step)
    if reason:
        return reason
    figures = s.ruleset.figures["royal"]
    left = sum(other.n for other in s.agenda if isinstance(other, PlaceAgainstKing))
    placed, due = s.slots.count(YOU), step.times * figures["placement-you"]
    if s.round or step.times > figures["placement-rounds"] or placed + left != due:
        return f"after {step.times} times {due} citizens are placed, not {placed} and {left} to come"
    lacking = figures["placement-rounds"] * figures["placement-you"] - placed
    return "" if s.reserve[YOU] >= lacking else f"{s.reserve[YOU]} citizens are too few for the placement"


CHECKS: Final[dict[str, StepCheck]] = {
    "KingPlaces": king_places,
    "PlaceAgainstKing": king_plays,
    "KingActs": king_plays,
    "KingFacesBlackDie": king_plays,
}
