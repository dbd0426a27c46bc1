"""Points at the Fair."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.toys.fair.state import Fair


def scores(s: Fair) -> list[dict[str, int]]:
    """Count each seat's points and the pips of its secret card."""
    cards = s.ruleset.cards
    return [{"points": player.points, "secret": cards[player.secret].pips} for player in s.players]
