"""Set up a table for a test, and play at it in notation."""

from __future__ import annotations

from typing import Any

from beffroi.kernel.chance import ScriptedChance
from beffroi.kernel.state import Doc, Seat
from tests.toys.fair import GAME
from tests.toys.fair.state import Fair


def table(*players: Doc, luck: dict[str, list[int]] | None = None, **doc: Any) -> Fair:
    """Make a table for these players; seat 0 is to take a turn in the last round by default."""
    doc.setdefault("round", 3)
    doc.setdefault("agenda", [{"step": "EndRound"}, {"step": "TakeTurn", "seat": 0}])
    return GAME.from_position({"players": list(players), **doc}, ScriptedChance(luck or {}))


def play(s: Fair, seat: Seat, *answers: str) -> None:
    """Give answers in notation; each is checked."""
    for answer in answers:
        s.play(seat, GAME.parse(answer))


def offered(s: Fair, seat: Seat) -> list[str]:
    """Return what a seat may answer, in notation."""
    return [GAME.notation(move) for move in s.options(seat)]


def asked(s: Fair) -> str:
    """Return the name of the question being asked."""
    return s.question.name()
