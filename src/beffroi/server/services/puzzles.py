"""Puzzles: which one comes next, how an answer is judged, and what is kept of it."""

from __future__ import annotations

from random import SystemRandom
from typing import Any, Final

import msgspec

import beffroi
from beffroi.bots.puzzles import Puzzle, shipped_puzzles
from beffroi.bots.puzzles.telling import hint_of, solution_document
from beffroi.protocol.puzzles import (
    PuzzleAnswerBody,
    PuzzleDay,
    PuzzleGame,
    PuzzleHint,
    PuzzleOverview,
    PuzzleRating,
    PuzzleSolution,
    PuzzleTask,
    PuzzleTried,
    PuzzleVerdict,
)
from beffroi.server.domain.person import Person
from beffroi.server.errors import Refused
from beffroi.server.services.puzzle_ports import Judge, PuzzleKeeper
from beffroi.server.services.puzzle_skills import PuzzleSkill, first_skill, nearest
from beffroi.server.services.puzzle_tables import complete, puzzle_table
from beffroi.server.services.puzzle_tasks import daily_id, puzzle_of, puzzles_of, streak, themes, today

MOST_DAYS: Final = 400
WEEK: Final = 7
HISTORY: Final = 100
EVERYTHING: Final = 100_000
LAST_HINT: Final = 2  # after which there is nothing more to tell than the line
ANYBODY: Final = "anybody"  # who waits for a judgement on a device of their own
SHOWN: Final[dict[str, Any]] = {"result": "shown", "lost": 0.0}  # in the place of a judgement
ENOUGH: Final = 5  # tries before it is told how many solve a puzzle


class PuzzleService:
    """The puzzles of the house, told without their solutions."""

    def __init__(self, store: PuzzleKeeper, judge: Judge) -> None:
        self.store = store
        self.judge = judge
        self.luck = SystemRandom()

    # --- what there is ------------------------------------------------------------

    async def overview(self, person: str | None) -> PuzzleOverview:
        """Return what there is, today's puzzle, and how somebody has fared."""
        players = {row["game"]: row for row in (await self.store.players(person) if person else [])}
        rushes = await self.store.best_rushes(person) if person else {}
        days = await self.store.days(person, MOST_DAYS) if person else []
        games = [
            PuzzleGame(slug, len(found), themes(found), told_rating(players.get(slug)), rushes.get(slug, 0))
            for slug in sorted(beffroi.all_games())
            if (found := shipped_puzzles(slug))
        ]
        daily = daily_id(today())
        return PuzzleOverview(
            games=games,
            daily=await self.task(daily, person) if daily else None,
            today=today(),
            streak=streak(days),
            days=[PuzzleDay(day, solved) for day, solved in days if day > today() - WEEK],
        )

    async def task(self, puzzle_id: str, person: str | None) -> PuzzleTask:
        """Return a puzzle as it may be told before it is answered."""
        puzzle_of(puzzle_id)
        known = await self.store.attempt(person, puzzle_id) if person else None
        return self.told(puzzle_id, await self.store.ratings(), known)

    def told(self, puzzle_id: str, ratings: dict[str, dict[str, Any]], known: dict[str, Any] | None) -> PuzzleTask:
        game, puzzle = puzzle_of(puzzle_id)
        found = shipped_puzzles(game.slug)
        return PuzzleTask(
            id=puzzle.id,
            game=game.slug,
            number=found.index(puzzle) + 1,
            of=len(found),
            seat=puzzle.seat,
            seats=len(puzzle_table(game, puzzle, []).seats),
            difficulty=puzzle.difficulty,
            rating=skill_of(puzzle, ratings).shown,
            daily=puzzle.id == daily_id(today()),
            result=(known["result"] or None) if known else None,
        )

    async def next(self, slug: str, theme: str, besides: str, person: str | None) -> PuzzleTask:
        """Return a puzzle of about somebody's strength: one not tried yet, or, when all are, the longest ago."""
        wanted = [one for one in puzzles_of(slug) if (not theme or theme in one.themes) and one.id != besides]
        if not wanted:
            raise Refused("not-found", "there is no other such puzzle")
        ratings = await self.store.ratings()
        known = {row["puzzle"]: row for row in (await self.store.answered(person, EVERYTHING) if person else [])}
        fresh = [one for one in wanted if one.id not in known]
        if not fresh:
            longest = min(wanted, key=lambda one: known[one.id]["at"])
            return self.told(longest.id, ratings, known[longest.id])
        player = await self.skill(person, slug)
        chosen = fresh[nearest([skill_of(one, ratings).mu for one in fresh], player.mu, self.luck)]
        return self.told(chosen.id, ratings, None)

    async def skill(self, person: str | None, slug: str) -> PuzzleSkill:
        """Return how strong somebody is at the puzzles of a game."""
        for row in await self.store.players(person) if person else []:
            if row["game"] == slug:
                return PuzzleSkill(row["mu"], row["sigma"])
        return PuzzleSkill()

    async def history(self, person: Person) -> list[PuzzleTried]:
        """Return what somebody has answered, the newest first; puzzles that are gone are left out."""
        places = {
            one.id: (slug, i + 1, one) for slug in beffroi.all_games() for i, one in enumerate(shipped_puzzles(slug))
        }
        return [
            PuzzleTried(
                id=row["puzzle"],
                game=places[row["puzzle"]][0],
                number=places[row["puzzle"]][1],
                difficulty=places[row["puzzle"]][2].difficulty,
                result=row["result"],
                lost=row["lost"],
                at=row["at"],
                change=round(row["change"]),
            )
            for row in await self.store.answered(person.id, HISTORY)
            if row["puzzle"] in places
        ]

    # --- answers ------------------------------------------------------------------

    async def hint(self, puzzle_id: str, step: int, person: Person | None) -> PuzzleHint:
        """Tell what a puzzle is about, then the piece to begin with; whoever asks can win no more than half."""
        game, _ = puzzle_of(puzzle_id)
        if person is not None:
            await self.store.note_hint(person.id, game.slug, puzzle_id, step)
        return msgspec.convert(hint_of(puzzle_id, step), PuzzleHint)

    async def note_play_on(self, puzzle_id: str, person: Person) -> None:
        """Count playing on before the answer as a hint, since the bots there give them."""
        game, _ = puzzle_of(puzzle_id)
        await self.store.note_hint(person.id, game.slug, puzzle_id, LAST_HINT)

    async def answer(
        self, puzzle_id: str, body: PuzzleAnswerBody, person: Person | None, asker: str = ANYBODY
    ) -> PuzzleVerdict:
        """Judge a whole turn, keep it, and tell the line when nothing more can be tried.

        `asker`: who waits in line for the judgement.
        """
        game, puzzle = puzzle_of(puzzle_id)
        found = dict(SHOWN) if body.shown else await self.judged(puzzle_id, body.answers, asker)
        kept = await self.store.note_answer(person.id, game.slug, puzzle, found) if person else None
        tries = kept.tries if kept else body.attempt
        again = found["result"] not in ("solved", "shown") and tries < 2
        days = await self.store.days(person.id, MOST_DAYS) if person else []
        return PuzzleVerdict(
            result=found["result"],
            lost=found["lost"],
            again=again,
            solution=None if again else msgspec.convert(solution_document(puzzle_id), PuzzleSolution),
            found=await self.share_found(puzzle_id),
            rating=kept.change if kept else None,
            streak=streak(days),
        )

    async def judged(self, puzzle_id: str, answers: list[str], asker: str) -> dict[str, Any]:
        """Judge a turn, if it is a whole one."""
        game, puzzle = puzzle_of(puzzle_id)
        if not complete(puzzle_table(game, puzzle, answers), puzzle):
            raise Refused("illegal", "the turn is not complete")
        return await self.judge.judge(puzzle_id, answers, asker)

    async def share_found(self, puzzle_id: str) -> float | None:
        """Return which share of those who tried a puzzle solved it, once that says something."""
        row = (await self.store.ratings()).get(puzzle_id)
        return round(row["solved"] / row["tries"], 2) if row and row["tries"] >= ENOUGH else None


def skill_of(puzzle: Puzzle, ratings: dict[str, dict[str, Any]]) -> PuzzleSkill:
    """Return the rating of a puzzle, or the one it begins with."""
    row = ratings.get(puzzle.id)
    return PuzzleSkill(row["mu"], row["sigma"]) if row else first_skill(puzzle.difficulty)


def told_rating(row: dict[str, Any] | None) -> PuzzleRating | None:
    if row is None:
        return None
    skill = PuzzleSkill(row["mu"], row["sigma"])
    return PuzzleRating(skill.shown, skill.deviation, row["tries"], row["solved"])
