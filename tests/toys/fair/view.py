"""What a seat may see of the Fair."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from beffroi.kernel.state import Doc, Seat

if TYPE_CHECKING:
    from tests.toys.fair.state import Fair


class PlayerView(TypedDict):
    """What lies openly in front of a seat."""

    deniers: int
    points: int
    dice: list[int]  # pips, sorted


class FairView(TypedDict):
    """The table as one seat, or a spectator, sees it."""

    round: int
    row: list[str]  # cards by slug
    deck: int  # how many cards
    secret: str | None  # the viewer's card; none for a spectator
    players: list[PlayerView]


def view(s: Fair, seat: Seat) -> Doc:
    """Show the open table and the viewer's secret card."""
    cards = s.ruleset.cards
    whole: FairView = {
        "round": s.round,
        "row": [cards[card].slug for card in s.row],
        "deck": len(s.deck),
        "secret": cards[s.players[seat].secret].slug if seat >= 0 else None,
        "players": [{"deniers": p.deniers, "points": p.points, "dice": p.dice[:]} for p in s.players],
    }
    return dict(whole)
