"""Checks puzzles again: that the line is legal and whole, that it is best on fresh tables, that nothing has changed."""

from __future__ import annotations

from typing import Any

from beffroi.bots.puzzles.lines import Line, begins_turn, complete, outcome_of
from beffroi.bots.puzzles.puzzle import Puzzle
from beffroi.bots.puzzles.wider import other_lines
from beffroi.bots.puzzles.worth import compare, worths
from beffroi.bots.registry import evaluator_of
from beffroi.kernel.chance import FastChance
from beffroi.kernel.errors import BeffroiError
from beffroi.kernel.game import Game
from beffroi.kernel.perspective import Perspective

TABLES = 60
COMPARED = 5  # lines that the file does not have
SEED = 5  # of tables that no miner has seen: its seeds are larger


def perspective_of(game: Game[Any], puzzle: Puzzle) -> Perspective:
    """Return the table of a puzzle as its seat sees it."""
    return Perspective(game, game.from_position(puzzle.position, FastChance(1)), puzzle.seat)


def line_of(p: Perspective, codes: list[str]) -> Line:
    """Read a line from its notations."""
    moves = tuple(p.game.parse(code) for code in codes)
    return Line(moves, outcome_of(p, moves), 0.0)


def verify(game: Game[Any], puzzle: Puzzle, tables: int = TABLES) -> list[str]:
    """Return what is wrong with a puzzle; nothing where it holds."""
    try:
        s = game.from_position(puzzle.position, FastChance(1))
    except BeffroiError as error:
        return [f"its position can't be read: {error}"]
    if not s.digest().startswith(puzzle.id):
        return ["its id is not that of its position"]
    if not begins_turn(s, puzzle.seat):
        return ["no turn of its seat begins there"]
    p = Perspective(game, s, puzzle.seat)
    try:
        lines = [line_of(p, codes) for codes in [puzzle.line, *(other.line for other in puzzle.others)]]
    except BeffroiError as error:
        return [f"a line can't be read: {error}"]
    return [*wrong_lines(p, lines), *(not_best(p, lines, tables) if tables else [])]


def wrong_lines(p: Perspective, lines: list[Line]) -> list[str]:
    """Return what is wrong with the lines themselves."""
    wrong = []
    if not all(line.outcome for line in lines):
        wrong.append("a line can't be played")
    elif not all(complete(p, line.moves) for line in lines):
        wrong.append("a line is no whole turn")
    if len({line.outcome for line in lines}) < len(lines):
        wrong.append("two lines lead to the same")
    return wrong


def not_best(p: Perspective, lines: list[Line], tables: int) -> list[str]:
    """Return the lines that the first one is not better than, on tables that had no say in finding it.

    Those of the file must be surely worse; of the others that the planner can think of, none may be surely better.
    """
    evaluator = evaluator_of(p.game, "puzzles")
    more = other_lines(p, evaluator, lines, tables, SEED)[:COMPARED]
    rows = worths(p, evaluator, [*lines, *more], range(tables), SEED)
    wrong = []
    for line, row in zip(lines[1:], rows[1 : len(lines)], strict=True):
        found = compare(rows[0], row)
        if found is None or found.low <= 0.0:
            wrong.append(f"its line is not clearly better than {told(p, line)}")
    for line, row in zip(more, rows[len(lines) :], strict=True):
        found = compare(rows[0], row)
        if found is not None and found.high < 0.0:
            wrong.append(f"its line is worse than {told(p, line)}")
    return wrong


def told(p: Perspective, line: Line) -> str:
    return " · ".join(p.game.notation(move) for move in line.moves)
