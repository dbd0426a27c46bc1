"""Which puzzles there are, and which is today's; nothing of what anybody answered is kept here."""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Any, Final

import beffroi
from beffroi.bots.puzzles import Puzzle, find_puzzle, shipped_puzzles
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game
from beffroi.protocol.puzzles import PuzzleTheme
from beffroi.server.errors import Refused
from beffroi.server.services.clock import now

DAY: Final = 86_400_000  # milliseconds


def today() -> int:
    """Return the day, counted from 1970."""
    return now() // DAY


def puzzle_of(puzzle_id: str) -> tuple[Game[Any], Puzzle]:
    try:
        return find_puzzle(puzzle_id)
    except BadRequest as error:
        raise Refused("not-found", str(error)) from None


def puzzles_of(slug: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, or refuse a game there is not."""
    if slug not in beffroi.all_games():
        raise Refused("not-found", f"there is no game {slug!r:.40}")
    return shipped_puzzles(slug)


def daily_id(day: int) -> str | None:
    """Return the puzzle of a day: of all games in turn, the same for everybody."""
    slugs = [slug for slug in sorted(beffroi.all_games()) if shipped_puzzles(slug)]
    if not slugs:
        return None
    found = shipped_puzzles(slugs[day % len(slugs)])
    drawn = int.from_bytes(hashlib.sha256(f"puzzle of day {day}".encode()).digest()[:8], "big")
    return found[drawn % len(found)].id


def themes(found: tuple[Puzzle, ...]) -> list[PuzzleTheme]:
    """Return the themes of some puzzles, the most frequent first."""
    counted = Counter(theme for puzzle in found for theme in puzzle.themes)
    return [PuzzleTheme(name, count) for name, count in sorted(counted.items(), key=lambda one: (-one[1], one[0]))]


def streak(days: list[tuple[int, bool]]) -> int:
    """Count the days in a row on which a puzzle was solved; the row goes on until a whole day was missed."""
    solved = {day for day, found in days if found}
    last = today() if today() in solved else today() - 1
    count = 0
    while last - count in solved:
        count += 1
    return count
