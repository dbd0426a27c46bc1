"""Puzzles on a device: the ones that are shipped, what their owner answered, and rushes; nothing of it is rated."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from beffroi.bots.puzzles import Puzzle
from beffroi.kernel.state import Doc
from beffroi.local.ports import Keeper, Thinker
from beffroi.server.errors import Refused
from beffroi.server.services.puzzle_ports import KeptAnswer
from beffroi.server.services.puzzle_rows import MOST_TRIES, answered, new_attempt
from beffroi.server.services.puzzle_skills import PuzzleSkill

KIND: Final = "puzzles"
ATTEMPTS, RUSHES = "attempts", "rushes"
UNRATED: Final = PuzzleSkill()  # ratings compare people, and here is one

Rows = dict[str, dict[str, Any]]


class PuzzlesHere:
    """What is kept of puzzles on a device: two documents of rows, the attempts by puzzle and the rushes by id."""

    def __init__(
        self, store: Keeper, keep: Callable[[Awaitable[Any]], Awaitable[Any]], owner: Callable[[], str]
    ) -> None:
        self.store = store
        self.keep = keep
        self.owner = owner  # the name of whoever owns the device

    async def rows(self, key: str) -> Rows:
        return await self.store.read(KIND, key) or {}

    async def put(self, key: str, name: str, row: dict[str, Any]) -> None:
        await self.keep(self.store.write(KIND, key, {**await self.rows(key), name: row}))

    # --- attempts -------------------------------------------------------------------

    async def players(self, person: str) -> list[dict[str, Any]]:
        return []

    async def ratings(self) -> Rows:
        return {}

    async def attempt(self, person: str, puzzle: str) -> dict[str, Any] | None:
        return (await self.rows(ATTEMPTS)).get(puzzle)

    async def answered(self, person: str, most: int) -> list[dict[str, Any]]:
        rows = [row for row in (await self.rows(ATTEMPTS)).values() if row["result"]]
        return sorted(rows, key=lambda row: -row["at"])[:most]

    async def days(self, person: str, most: int) -> list[tuple[int, bool]]:
        days: dict[int, bool] = {}
        for row in await self.answered(person, most=len(await self.rows(ATTEMPTS))):
            days[row["day"]] = days.get(row["day"], False) or row["result"] == "solved"
        return sorted(days.items(), reverse=True)[:most]

    async def note_hint(self, person: str, game: str, puzzle: str, step: int) -> None:
        row = await self.attempt(person, puzzle) or new_attempt(person, game, puzzle, UNRATED)
        if not row["result"]:
            await self.put(ATTEMPTS, puzzle, {**row, "hints": max(step, row["hints"])})

    async def note_answer(self, person: str, game: str, puzzle: Puzzle, found: Doc) -> KeptAnswer:
        row = await self.attempt(person, puzzle.id) or new_attempt(person, game, puzzle.id, UNRATED)
        if row["tries"] >= MOST_TRIES or row["result"] in ("solved", "shown"):
            return KeptAnswer(MOST_TRIES, None)
        gave_up = row["tries"] > 0 and found["result"] == "shown"
        await self.put(ATTEMPTS, puzzle.id, answered(row, found, UNRATED, UNRATED, gave_up))
        return KeptAnswer(row["tries"] + 1, None)

    # --- rushes ---------------------------------------------------------------------

    async def insert_rush(self, row: dict[str, Any]) -> None:
        await self.put(RUSHES, row["id"], row)

    async def rush(self, rush: str) -> dict[str, Any] | None:
        return (await self.rows(RUSHES)).get(rush)

    async def update_rush(self, rush: str, steps_before: str, **values: Any) -> bool:
        row = await self.rush(rush)
        if row is None or row["steps"] != steps_before:
            return False
        await self.put(RUSHES, rush, {**row, **values})
        return True

    async def best_rushes(self, person: str) -> dict[str, int]:
        best: dict[str, int] = {}
        for row in (await self.rows(RUSHES)).values():
            best[row["game"]] = max(row["solved"], best.get(row["game"], 0))
        return best

    async def rushes_of(self, game: str, day: int, most: int) -> list[dict[str, Any]]:
        rows = (await self.rows(RUSHES)).values()
        solved = [row["solved"] for row in rows if row["game"] == game and row["day"] == day and row["over"]]
        return [{"name": self.owner(), "solved": max(solved)}] if any(solved) else []


class ThinkerJudge:
    """Lets the second worker judge, so that the board never waits."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker

    async def judge(self, puzzle_id: str, answers: list[str], asker: str) -> Doc:
        """Return the verdict on a whole turn."""
        found: Doc | None = await self.thinker.think("judge", puzzle_id, answers)
        if found is None:
            raise Refused("busy", "it was cut short")
        return found
