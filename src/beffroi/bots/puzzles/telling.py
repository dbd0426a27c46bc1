"""Puzzles in words: the line, the others and the reasons, as keys with arguments and pieces of the page."""

from __future__ import annotations

from typing import Any

from beffroi.bots.hint import spoken_choice
from beffroi.bots.puzzles.files import find_puzzle
from beffroi.bots.puzzles.judging import judge
from beffroi.bots.puzzles.puzzle import Puzzle
from beffroi.kernel.chance import FastChance
from beffroi.kernel.game import Game
from beffroi.kernel.lines import answers_along
from beffroi.kernel.state import Doc


def told_line(game: Game[Any], puzzle: Puzzle, codes: list[str]) -> list[Doc]:
    """Describe a line answer by answer, each with its piece on the page."""
    s = game.from_position(puzzle.position, FastChance(1))
    return [
        {"code": game.notation(move), **spoken_choice(game, s, puzzle.seat, move)}
        for move in answers_along(s, puzzle.seat, map(game.parse, codes))
    ]


def solution_document(puzzle_id: str) -> Doc:
    """Return everything that is told of a puzzle once it is answered."""
    game, puzzle = find_puzzle(puzzle_id)
    return {
        "best": {"line": told_line(game, puzzle, puzzle.line), "value": puzzle.value},
        "others": [{"line": told_line(game, puzzle, one.line), "value": one.value} for one in puzzle.others],
        "gain": puzzle.gain,
        "low": puzzle.low,
        "high": puzzle.high,
        "tables": puzzle.tables,
        "ahead": puzzle.ahead,
        "reasons": [{"key": key, "points": points} for key, points in puzzle.reasons],
        "themes": puzzle.themes,
        "source": puzzle.source,
    }


def hint_of(puzzle_id: str, step: int) -> Doc:
    """Return what the puzzle is about, and from the second step on with which answer the line begins."""
    game, puzzle = find_puzzle(puzzle_id)
    return {"themes": puzzle.themes, "begin": told_line(game, puzzle, puzzle.line[:1])[0] if step > 1 else None}


def verdict_document(puzzle_id: str, answers: list[str]) -> Doc:
    """Judge an answer; plain data in and out, for another process."""
    game, puzzle = find_puzzle(puzzle_id)
    return judge(game, puzzle, answers)._asdict()
