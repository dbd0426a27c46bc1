"""The final points, item by item."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.games.tournay.encoding import COVERED, PRESTIGE
from beffroi.games.tournay.grid import SLOTS
from beffroi.kernel.state import Seat

if TYPE_CHECKING:
    from beffroi.games.tournay.state import Tournay


def builders(s: Tournay) -> dict[int, int]:
    """Return for each prestige building visible somewhere the seats (bits) that built it."""
    found: dict[int, int] = {}
    for seat in range(s.seats):
        for card in s.visible(seat):
            if s.ruleset.sort[card] == PRESTIGE:
                found[card] = found.get(card, 0) | 1 << seat
    return found


def prestige_points(s: Tournay, card: int, seat: Seat, built: bool) -> int:
    """Return what a prestige building is worth to a seat: more to its builders, never above the cap."""
    row = s.ruleset.cards[card]
    each = row.owner if built else row.others
    return min(s.ruleset.cap, each * row.measure.count(s, seat))


def printed_points(s: Tournay, seat: Seat) -> int:
    """Sum the points printed on all cards of the district, covered ones too."""
    total = 0
    for card in s.visible(seat):
        total += s.ruleset.cards[card].points
    for item in s.covered:
        if item // COVERED // SLOTS == seat:
            total += s.ruleset.cards[item % COVERED].points
    return total


def scores(s: Tournay) -> list[dict[str, int]]:
    """Score each prestige building once for everybody, then printed points and ramparts."""
    scores: list[dict[str, int]] = [{} for _ in range(s.seats)]
    built = builders(s)
    for card in sorted(built):
        for seat in range(s.seats):
            scores[seat][s.ruleset.slugs[card]] = prestige_points(s, card, seat, bool(built[card] >> seat & 1))
    for seat in range(s.seats):
        scores[seat]["cards"] = printed_points(s, seat)
        scores[seat]["ramparts"] = len(s.piles[seat]) * s.ruleset.rampart_points
    return scores
