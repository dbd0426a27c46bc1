"""What is seen of the King: nothing of his is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from beffroi.games.troyes.pieces import die_text
from beffroi.games.troyes.royal.pieces import BLIND, DEED_OF, DEEDS, KING, YOU, strongest_first
from beffroi.games.troyes.royal.scoring import grade, king_total
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.view import KingView, RoyalRewardView
from beffroi.kernel.state import Doc

if TYPE_CHECKING:
    from beffroi.games.troyes.royal.part import King


def king_view(s: Troyes, king: King) -> KingView:
    """Return the King's pieces, and how you stand against him."""
    roll = king.roll[:] if king.roll[0] else []
    lead = sum(s.scores()[YOU].values())
    return {
        "points": king.points,
        "total": king_total(s, king),
        "roll": roll,
        "deed": f"deed-{DEEDS[DEED_OF[sum(roll)]]}" if roll else None,
        "dice": [die_text(code) for code in strongest_first(s, KING)],
        "characters": [s.ruleset.characters[card].slug for card in s.characters[king.called :]],
        "rewards": [reward_view(s, card) for card in s.characters[king.called :]],
        "won": [s.ruleset.events[card // 8].slug for card in s.won if card % 8 == KING],
        "lead": lead,
        "grade": None if s.agenda else f"grade-{grade(s, lead)}",
    }


def reward_view(s: Troyes, card: int) -> RoyalRewardView:
    """Return what a character would bring now."""
    character = s.ruleset.characters[card]
    his = 0 if character.slug in BLIND else character.points(s, KING)
    return {"slug": character.slug, "yours": character.points(s, YOU), "his": his}


def draw_king(view: Doc, say: Any) -> list[str]:
    """Return how the King stands, what he did, and who comes next, as lines for a terminal."""
    king = view["king"]
    lines: list[str] = [say("king-stands", king["points"], king["total"])]
    if king["roll"]:
        lines.append(say("king-did", king["roll"][0], king["roll"][1], king["deed"]))
    if king["rewards"]:
        first = king["rewards"][0]
        lines.append(say("king-next", f"character-{first['slug']}", first["yours"], first["his"]))
    return lines
