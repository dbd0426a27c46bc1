"""The King's final points, and what your lead over him is worth in a word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.games.troyes.royal.pieces import BLIND, KING
from beffroi.games.troyes.scoring import missing_levels, tradesmen_points
from beffroi.games.troyes.state import Troyes

if TYPE_CHECKING:
    from beffroi.games.troyes.royal.part import King


def king_total(s: Troyes, king: King) -> int:
    """His points if the game ended now: counted like a player's, without deniers and influence."""
    total = king.points + s.events_with(KING) * s.ruleset.unfinished + tradesmen_points(s, KING)
    total -= min(total, missing_levels(s, KING) * s.ruleset.missing_level)
    for card in s.characters[king.called :]:
        character = s.ruleset.characters[card]
        if character.slug not in BLIND:
            total += character.points(s, KING)
    return total


def grade(s: Troyes, lead: int) -> int:
    """0 to 5; nothing to be proud of without a lead."""
    limits: list[int] = s.ruleset.figures["royal"]["grades"]
    return sum(1 for limit in limits if lead > limit)
