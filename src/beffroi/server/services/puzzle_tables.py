"""The table of a puzzle: an ordinary one, put together for each request and kept nowhere."""

from __future__ import annotations

from typing import Any, Final

from beffroi.bots.levels import levels
from beffroi.bots.puzzles import Puzzle
from beffroi.kernel.errors import BadRequest, IllegalMove
from beffroi.kernel.game import Game
from beffroi.kernel.reader import Reader
from beffroi.server.domain import log
from beffroi.server.domain.log import LogEntry
from beffroi.server.domain.spec import OPEN, SeatAssignment, TableSpec
from beffroi.server.domain.table import TableState
from beffroi.server.errors import Refused
from beffroi.server.services.seating import bot_seat

SOLVER: Final = "solver"  # who sits at the table of a puzzle, whoever that is
NAME: Final = "Ysabel"  # of somebody who has said no other
PREFIX: Final = "p-"  # of the ids of such tables: no stored table has it


def puzzle_table(game: Game[Any], puzzle: Puzzle, answers: list[str], name: str = NAME) -> TableState:
    """Return the table of a puzzle after some answers; Refused names the first that can't be given."""
    setup = game.setup_in(Reader(puzzle.position))
    level = levels(game)[-1].slug
    seats: list[SeatAssignment] = []
    for seat in range(setup.seats):
        taken = [name, *(chair.name for chair in seats)]
        seats.append(SeatAssignment("human", SOLVER, name) if seat == puzzle.seat else bot_seat(game, level, taken))
    table = TableState(game, puzzle_spec(game, puzzle, setup.seats, setup.options, setup.rules), seats, level)
    table.apply(LogEntry(log.START, -1, "{}", "", 0))
    for i, code in enumerate(answers):
        if complete(table, puzzle):
            raise Refused("illegal", f"answer {i + 1}, {code!r:.80}: the turn is over before it")
        try:
            table.apply(LogEntry(log.MOVE, puzzle.seat, code, "", 0))
        except (IllegalMove, BadRequest) as error:
            raise Refused("illegal", f"answer {i + 1}, {code!r:.80}: {error}") from None
    return table


def puzzle_spec(game: Game[Any], puzzle: Puzzle, seats: int, options: dict[str, Any], rules: int) -> TableSpec:
    """Return what is agreed at such a table: a turn stays open until it is ended."""
    return TableSpec(
        id=PREFIX + puzzle.id,
        game=game.slug,
        rules=rules,
        options=options,
        seats=seats,
        status=OPEN,
        access="link",
        clock={"kind": "none"},
        confirm=True,
        chat=False,
        rated=True,  # so that no bot gives hints
        host=None,
        secret=puzzle.id.encode(),
        start=puzzle.position,
        origin=None,
        created=0,
    )


def complete(table: TableState, puzzle: Puzzle) -> bool:
    """Tell whether the turn is over: luck or a secret came, somebody else is asked, or the game has ended."""
    match = table.playing
    return bool(match.moves) and (match.sealed[-1] or match.over or puzzle.seat not in match.state.waiting())
