"""Ratings of puzzles: a player and a puzzle meet like two players."""

from __future__ import annotations

from typing import Final

from openskill.models import PlackettLuce

from beffroi.server.services.puzzle_skills import PuzzleSkill

MODEL: Final = PlackettLuce()
SOLVED, HALF, MISSED = 1.0, 0.5, 0.0  # what an attempt counts


def rated(player: PuzzleSkill, puzzle: PuzzleSkill, score: float) -> tuple[PuzzleSkill, PuzzleSkill]:
    """Return both ratings after an attempt; half is a draw.

    >>> from beffroi.server.services.puzzle_skills import first_skill
    >>> stronger, easier = rated(PuzzleSkill(), first_skill(3), SOLVED)
    >>> stronger.mu > 25.0 > easier.mu
    True
    """
    sides = [[MODEL.rating(*player)], [MODEL.rating(*puzzle)]]
    after = MODEL.rate(sides, ranks=[1.0 - score, score])
    one, two = after[0][0], after[1][0]
    return PuzzleSkill(one.mu, one.sigma), PuzzleSkill(two.mu, two.sigma)
