"""The rush: as many puzzles as one can in three minutes, each harder than the last; three mistakes end it."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

from beffroi.bots.puzzles import Puzzle, shipped_puzzles
from beffroi.protocol.puzzles import PuzzleAnswers, Rush, RushScore, RushStep
from beffroi.server.domain.person import Person
from beffroi.server.errors import Refused
from beffroi.server.services.clock import now
from beffroi.server.services.ids import new_id
from beffroi.server.services.puzzle_tasks import puzzles_of, today
from beffroi.server.services.puzzles import PuzzleService

LASTS: Final = 180_000  # milliseconds
GRACE: Final = 2_000  # for an answer that was on its way
MOST_MISTAKES: Final = 3
AT_EACH: Final = 3  # puzzles of a difficulty before the next
TOLD: Final = 5  # rushes of today


class RushService:
    """Rushes: kept by the server, so that time and mistakes are counted here."""

    def __init__(self, puzzles: PuzzleService) -> None:
        self.puzzles = puzzles
        self.store = puzzles.store

    async def begin(self, person: Person, game: str) -> Rush:
        """Begin a rush; its time runs from now."""
        if not puzzles_of(game):
            raise Refused("not-found", "this game has no puzzles")
        row = {
            "id": new_id(),
            "person": person.id,
            "game": game,
            "day": today(),
            "began": now(),
            "over": False,
            "solved": 0,
            "mistakes": 0,
            "steps": "[]",
        }
        await self.store.insert_rush(row)
        return await self.told(row)

    async def look(self, person: Person, rush: str) -> Rush:
        return await self.told(await self.mine(person, rush))

    async def answer(self, person: Person, rush: str, answers: PuzzleAnswers) -> Rush:
        """Judge an answer to the puzzle that is asked, and ask the next."""
        row = await self.mine(person, rush)
        asked = self.asked(row)
        if asked is None or now() > row["began"] + LASTS + GRACE:
            raise Refused("over", "this rush is over")
        found = await self.puzzles.judged(asked.id, answers, person.id)
        return await self.note(row, asked, found["result"] == "solved")

    async def skip(self, person: Person, rush: str) -> Rush:
        """Give a puzzle up: a mistake, and the next one comes. After the time is up, the rush is over."""
        row = await self.mine(person, rush)
        asked = self.asked(row)
        if asked is None:
            return await self.told(row)
        if now() > row["began"] + LASTS:
            await self.store.update_rush(rush, row["steps"], over=True)
            return await self.told({**row, "over": True})
        return await self.note(row, asked, False)

    async def note(self, row: dict[str, Any], asked: Puzzle, solved: bool) -> Rush:
        """Keep what came of a puzzle."""
        steps = [*json.loads(row["steps"]), [asked.id, solved]]
        values = {
            "steps": json.dumps(steps),
            "solved": row["solved"] + int(solved),
            "mistakes": row["mistakes"] + int(not solved),
        }
        after = {**row, **values}
        after["over"] = after["mistakes"] >= MOST_MISTAKES or self.asked(after) is None
        if not await self.store.update_rush(row["id"], row["steps"], over=after["over"], **values):
            raise Refused("stale", "this puzzle was answered already")
        return await self.told(after)

    async def mine(self, person: Person, rush: str) -> dict[str, Any]:
        row = await self.store.rush(rush)
        if row is None or row["person"] != person.id:
            raise Refused("not-found", "there is no such rush of yours")
        return row

    def asked(self, row: dict[str, Any]) -> Puzzle | None:
        """Return the puzzle that is asked now: drawn by the rush itself, harder with each."""
        if row["over"]:
            return None
        done = [step[0] for step in json.loads(row["steps"])]
        left = [puzzle for puzzle in shipped_puzzles(row["game"]) if puzzle.id not in done]
        if not left:
            return None
        wanted = 1 + len(done) // AT_EACH
        closest = min(abs(puzzle.difficulty - wanted) for puzzle in left)
        fitting = [puzzle for puzzle in left if abs(puzzle.difficulty - wanted) == closest]
        return Random(f"{row['id']} {len(done)}").choice(fitting)

    async def told(self, row: dict[str, Any]) -> Rush:
        """Return a rush as its player sees it."""
        asked = self.asked(row)
        numbers = {puzzle.id: i + 1 for i, puzzle in enumerate(shipped_puzzles(row["game"]))}
        best = await self.store.best_rushes(row["person"])
        return Rush(
            rush=row["id"],
            game=row["game"],
            began=row["began"],
            now=now(),
            left=max(0, row["began"] + LASTS - now()),
            solved=row["solved"],
            mistakes=row["mistakes"],
            over=asked is None or now() > row["began"] + LASTS + GRACE,
            steps=[RushStep(one, numbers[one], solved) for one, solved in json.loads(row["steps"]) if one in numbers],
            puzzle=await self.puzzles.task(asked.id, row["person"]) if asked else None,
            best=best.get(row["game"], 0),
            today=[RushScore(**one) for one in await self.store.rushes_of(row["game"], row["day"], TOLD)],
        )
