"""What the puzzles ask of where they are: a place to keep answers and rushes, and somebody who judges."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from beffroi.bots.puzzles import Puzzle
from beffroi.kernel.state import Doc
from beffroi.protocol.puzzles import PuzzleRatingChange


class KeptAnswer(NamedTuple):
    """How often a puzzle was tried now, and what that did to the rating."""

    tries: int
    change: PuzzleRatingChange | None


class PuzzleKeeper(Protocol):
    """What is kept of puzzles, as rows."""

    async def players(self, person: str) -> list[dict[str, Any]]:
        """Return a person's ratings, by game."""

    async def ratings(self) -> dict[str, dict[str, Any]]:
        """Return the ratings of the puzzles that somebody has tried, by id."""

    async def answered(self, person: str, most: int) -> list[dict[str, Any]]:
        """Return what a person has answered, the newest first."""

    async def attempt(self, person: str, puzzle: str) -> dict[str, Any] | None:
        """Return what a person has tried of a puzzle."""

    async def days(self, person: str, most: int) -> list[tuple[int, bool]]:
        """Return the days on which a person answered, the newest first, and whether one was solved."""

    async def note_hint(self, person: str, game: str, puzzle: str, step: int) -> None:
        """Keep that somebody asked for a hint before answering."""

    async def note_answer(self, person: str, game: str, puzzle: Puzzle, found: Doc) -> KeptAnswer:
        """Keep an answer; what comes after the line was shown is not counted."""

    async def insert_rush(self, row: dict[str, Any]) -> None:
        """Keep a new rush."""

    async def rush(self, rush: str) -> dict[str, Any] | None:
        """Return a rush."""

    async def update_rush(self, rush: str, steps_before: str, **values: Any) -> bool:
        """Change a rush; False where another answer to the same puzzle was faster."""

    async def best_rushes(self, person: str) -> dict[str, int]:
        """Return the most that a person solved in a rush, by game."""

    async def rushes_of(self, game: str, day: int, most: int) -> list[dict[str, Any]]:
        """Return the best rushes of a day, one for each person."""


class Judge(Protocol):
    """Whoever judges turns, beside us: one that is in no file is played on many imagined tables."""

    async def judge(self, puzzle_id: str, answers: list[str], asker: str) -> Doc:
        """Return the verdict on a whole turn as a document, or refuse it."""
