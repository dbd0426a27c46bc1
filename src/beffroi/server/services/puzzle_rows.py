"""What is kept of one puzzle that somebody tried, as a row."""

from __future__ import annotations

from typing import Any, Final

from beffroi.server.services.clock import now
from beffroi.server.services.puzzle_skills import PuzzleSkill

DAY: Final = 86_400_000  # milliseconds
MOST_TRIES: Final = 2


def new_attempt(person: str, game: str, puzzle: str, skill: PuzzleSkill) -> dict[str, Any]:
    """Return a row for a puzzle that nothing was answered to yet."""
    return {
        "person": person,
        "puzzle": puzzle,
        "game": game,
        "at": now(),
        "day": now() // DAY,
        "tries": 0,
        "hints": 0,
        "result": "",
        "lost": 0.0,
        "mu": skill.mu,
        "sigma": skill.sigma,
        "change": 0.0,
    }


def answered(
    row: dict[str, Any], found: dict[str, Any], before: PuzzleSkill, after: PuzzleSkill, gave_up: bool
) -> dict[str, Any]:
    """Return the row of an attempt after an answer; who gives up keeps the result of the first try."""
    at = now()
    return {
        **row,
        "at": at,
        "day": at // DAY,
        "tries": MOST_TRIES if found["result"] == "shown" else row["tries"] + 1,
        "result": row["result"] if gave_up else found["result"],
        "lost": row["lost"] if gave_up else found["lost"],
        "mu": before.mu,
        "sigma": before.sigma,
        "change": after.shown - before.shown,
    }
