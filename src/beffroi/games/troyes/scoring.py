"""The final scoring, item by item, in the order of the rulebook; nobody falls below nothing on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.games.troyes.pieces import COLUMNS, LEVELS, OWNERS, PICTURE, PLACES
from beffroi.kernel.state import Seat

if TYPE_CHECKING:
    from beffroi.games.troyes.state import Troyes


def scores(s: Troyes) -> list[dict[str, int]]:
    """Return the points of each seat by item."""
    return [items_of(s, seat) for seat in range(s.seats)]


def items_of(s: Troyes, seat: Seat) -> dict[str, int]:
    """Return the points of a seat if the game ended now."""
    items = {
        "points": s.points[seat],
        "events": s.events_with(seat) * s.ruleset.unfinished,
        "tradesmen": tradesmen_points(s, seat),
    }
    items["cathedral"] = -min(sum(items.values()), missing_levels(s, seat) * s.ruleset.missing_level)
    for card in [*s.characters[: s.seats * s.ruleset.characters_each], *open_characters(s)]:
        character = s.ruleset.characters[card]
        items[character.slug] = character.points(s, seat)
    for scorer in s.ruleset.scorers:
        scorer.items(s, seat, items)
    return items


def open_characters(s: Troyes) -> list[int]:
    """Return the characters that lie face up and will score for everybody."""
    dealt = s.seats * s.ruleset.characters_each
    gone = sum(scorer.recalled(s) for scorer in s.ruleset.scorers)
    return s.characters[dealt + gone : dealt + s.ruleset.characters_open]


def tradesmen_points(s: Troyes, seat: Seat) -> int:
    """Return the points of the slots where the seat's tradesmen stand; pictures count nothing."""
    total = 0
    for place in range(PLACES):
        stand = s.tradesmen[place * OWNERS + seat]
        if stand and stand != PICTURE:
            total += s.ruleset.activities[s.cards[place]].slots[stand.bit_length() - 1]
    return total


def missing_levels(s: Troyes, seat: Seat) -> int:
    """Return how many levels of the Cathedral have no own cube."""
    return sum(1 for level in range(LEVELS) if seat not in s.cathedral[level * COLUMNS : (level + 1) * COLUMNS])
