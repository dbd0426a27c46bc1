"""What is kept of an answer: the first one counts, a second try counts half, and both sides are rated by it."""

from __future__ import annotations

from typing import Any

from beffroi.bots.puzzles import Puzzle
from beffroi.protocol.puzzles import PuzzleRatingChange
from beffroi.server.services.puzzle_ports import KeptAnswer
from beffroi.server.services.puzzle_ratings import HALF, MISSED, SOLVED, rated
from beffroi.server.services.puzzle_rows import MOST_TRIES, answered, new_attempt
from beffroi.server.services.puzzle_skills import PuzzleSkill, first_skill
from beffroi.server.storage.engine import Connection
from beffroi.server.storage.puzzles import (
    PuzzleStore,
    put_attempt,
    put_player,
    put_rating,
    read_attempt,
    read_player,
    read_rating,
)


def score_of(result: str, tries: int, hints: int) -> float:
    """Return what an answer counts: a second try and a hint leave half of it.

    >>> score_of("solved", 1, 0), score_of("solved", 2, 0), score_of("good", 1, 0), score_of("shown", 1, 0)
    (1.0, 0.5, 0.5, 0.0)
    """
    if result == "solved":
        return SOLVED if tries == 1 and not hints else HALF
    return HALF if result == "good" and not hints else MISSED


class RatedPuzzles(PuzzleStore):
    """What is kept of puzzles where both sides are rated."""

    async def note_hint(self, person: str, game: str, puzzle: str, step: int) -> None:
        """Keep that somebody asked for a hint before answering."""

        def work(connection: Connection) -> None:
            known = read_attempt(connection, person, puzzle)
            if known is None:
                put_attempt(connection, {**new_attempt(person, game, puzzle, PuzzleSkill()), "hints": step})
            elif not known["result"]:
                put_attempt(connection, {**known, "hints": max(step, known["hints"])})

        await self.store.write_once_more(work)

    async def note_answer(self, person: str, game: str, puzzle: Puzzle, found: dict[str, Any]) -> KeptAnswer:
        """Keep an answer and rate both sides; what comes after the line was shown is not counted."""

        def work(connection: Connection) -> KeptAnswer:
            player = read_player(connection, person, game)
            skill = PuzzleSkill(player["mu"], player["sigma"]) if player else PuzzleSkill()
            row = read_attempt(connection, person, puzzle.id) or new_attempt(person, game, puzzle.id, skill)
            if row["tries"] >= MOST_TRIES or row["result"] in ("solved", "shown"):
                return KeptAnswer(MOST_TRIES, None)
            opponent = read_rating(connection, puzzle.id)
            before = rated_from(row, player, skill)
            other = PuzzleSkill(opponent["mu"], opponent["sigma"]) if opponent else first_skill(puzzle.difficulty)
            after, met = rated(before, other, score_of(found["result"], row["tries"] + 1, row["hints"]))
            gave_up = row["tries"] > 0 and found["result"] == "shown"
            if gave_up:
                after = skill  # the first answer has counted already
            kept = answered(row, found, before, after, gave_up)
            put_attempt(connection, kept)
            solved = int(kept["result"] == "solved")
            first = row["tries"] == 0
            put_player(connection, player_row(person, game, player, after, first, solved, kept["at"]))
            if first:
                put_rating(connection, rating_row(puzzle, opponent, met, solved))
            return KeptAnswer(row["tries"] + 1, PuzzleRatingChange(before.shown, after.shown, after.deviation))

        return await self.store.write_once_more(work)


def rated_from(row: dict[str, Any], player: dict[str, Any] | None, skill: PuzzleSkill) -> PuzzleSkill:
    """Return the rating an answer is counted from: a second try from that before the first.

    Where another puzzle came between the two, what that did stays.
    """
    if row["tries"] == 0 or (player is not None and player["changed"] != row["at"]):
        return skill
    return PuzzleSkill(row["mu"], row["sigma"])


def player_row(
    person: str, game: str, known: dict[str, Any] | None, skill: PuzzleSkill, first: bool, solved: int, at: int
) -> dict[str, Any]:
    """Return a player's row after an answer; a puzzle that is tried twice counts once."""
    return {
        "person": person,
        "game": game,
        "mu": skill.mu,
        "sigma": skill.sigma,
        "tries": (known["tries"] if known else 0) + int(first),
        "solved": (known["solved"] if known else 0) + solved,
        "changed": at,
    }


def rating_row(puzzle: Puzzle, known: dict[str, Any] | None, skill: PuzzleSkill, solved: int) -> dict[str, Any]:
    """Return the row of a puzzle after somebody's first answer."""
    return {
        "puzzle": puzzle.id,
        "mu": skill.mu,
        "sigma": skill.sigma,
        "tries": (known["tries"] if known else 0) + 1,
        "solved": (known["solved"] if known else 0) + solved,
    }
