"""Looks for puzzles in games that are played by the very search that looks for them.

Every turn of a game is looked at in steps, each on tables of its own, so that what is told of a puzzle was not
also what it was picked by: a few tables for the best lines of the plan (they also say what is played), more for those
turns where one line stands out, among all the lines the planner can think of, and many for the figures that are kept.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from itertools import count
from typing import Any, NamedTuple, Protocol

import beffroi
from beffroi.bots.outlook import outlook_of
from beffroi.bots.processes import processes
from beffroi.bots.puzzles.difficulty import difficulty_of, solvers_of
from beffroi.bots.puzzles.lines import (
    Line,
    begins_turn,
    most_at_once,
    outcome_of,
    planned_lines,
    step_by_step,
)
from beffroi.bots.puzzles.puzzle import OtherLine, Puzzle
from beffroi.bots.puzzles.reasons import reasons_for
from beffroi.bots.puzzles.wider import WIDE, other_lines
from beffroi.bots.puzzles.worth import Comparison, compare, in_order, mean_worth, share_ahead, worths
from beffroi.bots.registry import evaluator_of, make
from beffroi.kernel.chance import FastChance, SeededChance
from beffroi.kernel.evaluation import Evaluator
from beffroi.kernel.game import Game
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.state import Doc, Seat, State

LINES = 5  # of a turn that are compared
FEWEST_LINES = 3  # a turn with fewer is no puzzle
SCREENED, COMPARED, MEASURED = 4, 20, 100  # tables of the steps
WIDELY = SCREENED + COMPARED + MEASURED  # the first of the tables of the wider look
PROMISING = (0.7, 0.85)  # share of the least gain that a line must show to be looked at further
SHARE = 0.02  # of the usual final score: the least that the best line must gain over the best different one
LEAST_POINTS = 0.3
OFTENER = 0.6  # share of the tables at which it must not be behind: else its answer hangs on what nobody can know
KEPT = 4  # lines in the file, the best included
MOST_OF_A_GAME = 12  # puzzles, so that they differ
SHORT = 12  # letters of an id


class Mine(Protocol):
    """Games to look through, by their numbers; plain data, so that it travels to another process."""

    @property
    def game(self) -> str: ...

    @property
    def games(self) -> int | None:
        """How many there are; None for as many as anybody wants."""

    def made(self, games: int) -> Doc:
        """Write down how the puzzles of the first so many games were made."""

    def puzzles_of(self, number: int) -> list[Puzzle]:
        """Return the puzzles of one game, which its number and the seed determine."""


class MiningPlan(NamedTuple):
    """Games to play; the same plan finds the same puzzles, however many processes it takes."""

    game: str
    seed: int

    @property
    def games(self) -> int | None:
        return None

    def puzzles_of(self, number: int) -> list[Puzzle]:
        return mine_game(self, number)

    def made(self, games: int) -> Doc:
        """Write down how the puzzles of so many games were made."""
        return {
            "command": f"beffroi puzzles mine {self.game} --seed {self.seed}",
            **made_by(self.game, self.seed, games),
            "bots": f"plan with {LINES} lines of a turn, each played on at {SCREENED} imagined tables",
        }


def made_by(game: str, seed: int, games: int) -> Doc:
    """Write down what is the same wherever the games come from."""
    return {
        "version": beffroi.__version__,
        "rules": beffroi.game(game).rules,
        "seed": seed,
        "games": games,
        "tables": MEASURED,
        "share": SHARE,
        "lines": WIDE,
    }


class MinedTurn(NamedTuple):
    """A turn to look at."""

    p: Perspective
    evaluator: Evaluator
    least: float  # points that the best line must gain
    seed: int
    source: str


def mine(plan: Mine, first: int, jobs: int, found: Callable[[int, list[Puzzle]], bool]) -> None:
    """Look through games from a number on, in order; `found` gets the puzzles of each and says whether to go on."""
    evaluator_of(beffroi.game(plan.game), "puzzles")
    for number, puzzles in enumerate(mined(plan, first, jobs), first):
        if not found(number, puzzles):
            return


def mined(plan: Mine, first: int, jobs: int) -> Iterator[list[Puzzle]]:
    """Yield the puzzles of each game, in the order of the games."""
    numbers = count(first) if plan.games is None else range(first, plan.games)
    if jobs == 1:
        yield from map(plan.puzzles_of, numbers)
        return
    with processes(jobs) as pool:
        waiting: deque[Future[list[Puzzle]]] = deque()
        for number in numbers:
            waiting.append(pool.submit(plan.puzzles_of, number))
            if len(waiting) == 2 * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def setups(game: Game[Any]) -> list[tuple[int, Doc]]:
    """Return the seats and options of the games that are looked through, in turn: the presets of the game."""
    return [(preset.seats, preset.options) for preset in game.presets] or [(0, {})]


def mine_game(plan: MiningPlan, number: int) -> list[Puzzle]:
    """Play one game, determined by its number and the seed of the plan, and return its puzzles."""
    game = beffroi.game(plan.game)
    evaluator = evaluator_of(game, "puzzles")
    ways = setups(game)
    seats, options = ways[number % len(ways)]
    source = f"{plan.game}/{plan.seed}/{number}"
    s = game.new(seats, options, chance=SeededChance(source.encode()))
    least = least_gain(game, s, options)
    quick = make("greedy", game, seed=number)
    puzzles: list[Puzzle] = []
    turn = 0
    while not s.over:
        seat = s.waiting()[0]
        p = Perspective(game, s, seat)
        if not begins_turn(s, seat):
            s.apply(seat, quick.choose(p))
            continue
        turn += 1
        line, puzzle = look_at(MinedTurn(p, evaluator, least, plan.seed + 1000 * number + turn, f"{source}/{turn}"))
        if line is None:
            s.apply(seat, quick.choose(p))
            continue
        play_line(s, seat, line)
        if puzzle is not None:
            puzzles.append(puzzle)
            if len(puzzles) == MOST_OF_A_GAME:
                break
    return puzzles


def least_gain(game: Game[Any], s: State, options: Doc) -> float:
    """Return the points that the best line of a puzzle must gain over the best different one."""
    setup = game.setup(s.seats, options)
    return max(LEAST_POINTS, SHARE * abs(outlook_of(game.slug, setup).final))


def play_line(s: State, seat: Seat, line: Line) -> None:
    """Play a line on the true table, as far as it goes there; at least its first answer."""
    draws, seals = s.chance.draws, s.seals
    for move in line.moves:
        if s.over or s.waiting() != [seat] or move not in s.options(seat):
            return
        s.apply(seat, move)
        if (s.chance.draws, s.seals) != (draws, seals):
            return


def look_at(turn: MinedTurn) -> tuple[Line | None, Puzzle | None]:
    """Return the best line of a turn by a short search, and the puzzle it makes, if it makes one."""
    lines = planned_lines(turn.p, turn.evaluator, LINES, turn.seed)
    if len(lines) < 2:
        return (lines[0] if lines else None), None
    first = worths(turn.p, turn.evaluator, lines, range(SCREENED), turn.seed)
    lines, rows = in_order(lines, first)
    if len(lines) < FEWEST_LINES or not stands_out(rows, PROMISING[0] * turn.least):
        return lines[0], None
    if not missed_by(turn, lines[0]):
        return lines[0], None
    more = worths(turn.p, turn.evaluator, lines, range(SCREENED, SCREENED + COMPARED), turn.seed)
    better, rows = in_order(lines, more)
    if better[0] != lines[0] or not stands_out(rows, PROMISING[1] * turn.least):
        return better[0], None
    return better[0], puzzle_of(turn, better, rows)


def puzzle_of(turn: MinedTurn, lines: list[Line], rows: list[list[float | None]]) -> Puzzle | None:
    """Return the puzzle that a turn makes whose best line stands out, if it still does in a wider look."""
    lines, rows = widened(turn, lines, rows)
    if not stands_out(rows, PROMISING[1] * turn.least):
        return None
    missed = missed_by(turn, lines[0])
    return measured(turn, lines[:KEPT], missed) if missed else None


def widened(
    turn: MinedTurn, lines: list[Line], rows: list[list[float | None]]
) -> tuple[list[Line], list[list[float | None]]]:
    """Add the best of many other lines: the planner may think little of what turns out well."""
    more = other_lines(turn.p, turn.evaluator, lines, WIDELY, turn.seed)[:LINES]
    compared = worths(turn.p, turn.evaluator, more, range(SCREENED, SCREENED + COMPARED), turn.seed)
    return in_order([*lines, *more], [*rows, *compared])


def stands_out(rows: list[list[float | None]], least: float) -> bool:
    """Tell whether the first line gains so much over the second, and seems to do so at most tables."""
    found = compare(rows[0], rows[1])
    return found is not None and found.gain >= least and found.oftener >= OFTENER


def missed_by(turn: MinedTurn, best: Line) -> list[str]:
    """Return the quick looks that don't find the best line."""
    p, evaluator = turn.p, turn.evaluator
    lines = planned_lines(p, evaluator, LINES, turn.seed + 1)
    looks = {
        "plan": lines[0].outcome,
        "steps": step_by_step(p, evaluator),
        "points": most_at_once(p, lines),
    }
    return [name for name, outcome in looks.items() if outcome and outcome != best.outcome]


def measured(turn: MinedTurn, lines: list[Line], missed: list[str]) -> Puzzle | None:
    """Measure the best lines at many tables that had no say so far; a puzzle if the first is clearly best there."""
    tables = range(SCREENED + COMPARED, SCREENED + COMPARED + MEASURED)
    rows = worths(turn.p, turn.evaluator, lines, tables, turn.seed)
    others = sorted(range(1, len(lines)), key=lambda i: -mean_worth(rows[i]))
    found = compare(rows[0], rows[others[0]])
    if found is None or not clearly_best(found, turn.least):
        return None
    return written(turn, [lines[0], *(lines[i] for i in others)], [rows[0], *(rows[i] for i in others)], found, missed)


def clearly_best(found: Comparison, least: float) -> bool:
    """Tell whether a gain is large, certain, and no matter of what the seat can't know."""
    return found.gain >= least and round(found.low, 2) > 0.0 and found.oftener >= OFTENER


def written(
    turn: MinedTurn, lines: list[Line], rows: list[list[float | None]], found: Comparison, missed: list[str]
) -> Puzzle:
    """Write the puzzle down, on a table that the seat can't tell from the one it was found at."""
    game, seat = turn.p.game, turn.p.seat
    table = turn.p.sample(FastChance(turn.seed))
    table.journal = None
    p = Perspective(game, table, seat)
    position = table.position()
    again = game.from_position(position, FastChance(1))  # with the luck that whoever reads the file meets
    solved = solvers_of(p, outcome_of(p, lines[0].moves))
    notations = [[game.notation(move) for move in line.moves] for line in lines]
    return Puzzle(
        id=table.digest()[:SHORT],
        seat=seat,
        position=position,
        line=notations[0],
        value=round(mean_worth(rows[0]), 2),
        gain=round(found.gain, 2),
        low=round(found.low, 2),
        high=round(found.high, 2),
        ahead=[round(share_ahead(row), 3) for row in rows[:2]],
        tables=MEASURED,
        others=[OtherLine(notations[i], round(mean_worth(rows[i]), 2)) for i in range(1, len(lines))],
        reasons=reasons_for(p, turn.evaluator, lines[0], lines[1]),
        missed=missed,
        solved=solved,
        difficulty=difficulty_of(solved, missed),
        themes=game.themes(again, seat, [game.parse(code) for code in notations[0]]),
        source=turn.source,
    )
