"""A table of the Fair written down, secrets included."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.kernel.state import Doc

if TYPE_CHECKING:
    from tests.toys.fair.state import Fair


def write(s: Fair) -> Doc:
    """Write the whole table down; `position_read` is the inverse."""
    return {
        "rules": s.rules,
        "round": s.round,
        "rounds": s.ruleset.rounds,
        "first": s.first,
        "deck": s.deck[:],
        "row": s.row[:],
        "players": [
            {"deniers": p.deniers, "points": p.points, "dice": p.dice[:], "secret": p.secret} for p in s.players
        ],
        "agenda": [step.written() for step in s.agenda],
    }
