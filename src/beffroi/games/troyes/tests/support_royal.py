"""Tables for the tests of the Royal Challenge."""

from __future__ import annotations

from typing import Any

from beffroi.games.troyes import GAME
from beffroi.games.troyes.royal.pieces import KING
from beffroi.games.troyes.ruleset import ruleset_of
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.tests.support import table

FIGURES = ruleset_of(GAME.setup(1, {})).figures["royal"]
KINGS_TURN = [{"step": "EndRound"}, {"step": "EndTurn", "done": KING}, {"step": "KingActs"}]


def solo(*, roll: int = 0, dice: dict[str, list[str]] | None = None, **doc: Any) -> Troyes:
    """A table for one. With a roll the King has just had his turn with that sum."""
    script: dict[str, list[int]] = doc.pop("script", {})
    if roll:
        first = min(6, roll - 1)
        script["king"] = [first, roll - first]
        doc["agenda"] = KINGS_TURN
    doc.setdefault("players", [{}])
    doc["dice"] = {"0": ["white1"], "neutral": ["white2"]} if dice is None else dice
    return table(script=script, seats=1, **doc)


def kings_dice(s: Troyes) -> list[str]:
    return list(s.view(0)["king"]["dice"])
