"""Tables for the tests of the ramparts."""

from __future__ import annotations

from typing import Any

from beffroi.games.troyes.ladies.ramparts.part import Ramparts
from beffroi.games.troyes.ladies.ramparts.pieces import GATES, SLUGS
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.tests.support import table
from beffroi.kernel.setting import standing_answer
from beffroi.kernel.state import UNANSWERED

RAMPARTS = {"ladies": ["ramparts"]}
ASKED = {"ladies": ["ramparts"], "ask-outdoor": True}  # by the first revision
ALWAYS = {"outdoor-cubes": "always"}
WITH_PURPLE = {"ladies": ["ramparts", "purple-die"]}
QUIET = ["guild", "yellow-die", "transfer", "race"]  # tiles that hardly ever do something
STRIKE = [{"step": "EndRound"}, {"step": "Actions"}]


def town(*tiles: str, guards: Any = None, lie: Any = None, **doc: Any) -> Troyes:
    """A table with these tiles (the others are quiet), guards at the last gate, and cubes of each seat by level."""
    shown = [next((slug for slug in tiles if SLUGS.index(slug) // GATES == level), QUIET[level]) for level in range(4)]
    seats = doc.get("seats", 4)
    doc["ramparts"] = {"tiles": shown, "guards": guards or [20] * seats, "cubes": lie or []}
    doc.setdefault("options", RAMPARTS)
    return table(**doc)


def settle(s: Troyes) -> None:
    """Everybody has settled that outdoor cubes are spent by themselves: the answers that stand are given."""
    while (move := standing_answer(s, s.waiting()[0], ALWAYS)) != UNANSWERED:
        s.play(s.waiting()[0], move)


def guards(s: Troyes) -> list[int]:
    return s.part(Ramparts).guards


def lying(s: Troyes, seat: int) -> list[int]:
    """The cubes of a seat by level."""
    return s.part(Ramparts).cubes[seat * GATES : (seat + 1) * GATES]
