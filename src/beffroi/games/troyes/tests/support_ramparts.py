"""Tables for the tests of the ramparts."""

from __future__ import annotations

from typing import Any

from beffroi.games.troyes.ladies.ramparts.part import CUBES, GATES, GUARDS, SLUGS, ramparts_of
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.tests.support import table

RAMPARTS = {"ladies": ["ramparts"]}
ASKED = {"ladies": ["ramparts"], "ask-outdoor": True}
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


def guards(s: Troyes) -> list[int]:
    at = ramparts_of(s).at + GUARDS
    return s.extra[at : at + s.seats]


def lying(s: Troyes, seat: int) -> list[int]:
    """The cubes of a seat by level."""
    at = ramparts_of(s).at + CUBES + seat * GATES
    return s.extra[at : at + GATES]
