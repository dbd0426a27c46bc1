"""Puzzles: tasks without their solutions, their tables, answers, and the rush."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from beffroi.protocol.base import Sentence
from beffroi.protocol.commands import ComposeBody
from beffroi.protocol.composing import Composed
from beffroi.protocol.http import NewSeat, NewTable
from beffroi.protocol.messages import TableMessage
from beffroi.protocol.puzzles import (
    PuzzleAnswerBody,
    PuzzleAnswersBody,
    PuzzleComposeBody,
    PuzzleHint,
    PuzzleHintBody,
    PuzzleOverview,
    PuzzleTable,
    PuzzleTask,
    PuzzleTried,
    PuzzleVerdict,
    PuzzleWhyBody,
    Rush,
    RushBody,
)
from beffroi.server.api.dependencies import (
    AskerDep,
    CallerDep,
    HubDep,
    LimitsDep,
    LobbyDep,
    PuzzlesDep,
    RushesDep,
    TablesDep,
)
from beffroi.server.domain.person import Person
from beffroi.server.realtime.render import described, update
from beffroi.server.services.clock import now
from beffroi.server.services.composing import composed
from beffroi.server.services.puzzle_tables import NAME, SOLVER, complete, puzzle_table
from beffroi.server.services.puzzle_tasks import puzzle_of
from beffroi.server.services.sessions import Caller


def solver(caller: Caller) -> Person | None:
    """Return whose answers are kept: of somebody with a session who may play; nobody else's are."""
    return caller.must("play") if caller.person is not None else None


@get("/api/puzzles")
async def overview(puzzles: PuzzlesDep, caller: CallerDep) -> PuzzleOverview:
    """What puzzles there are, today's, and my ratings and days."""
    return await puzzles.overview(caller.id)


@get("/api/puzzles/next")
async def next_puzzle(
    puzzles: PuzzlesDep,
    caller: CallerDep,
    game: Annotated[str, QueryParameter(max_length=40)],
    theme: Annotated[str, QueryParameter(max_length=40)] = "",
    besides: Annotated[str, QueryParameter(max_length=16)] = "",
) -> PuzzleTask:
    """A puzzle of about my strength that I have not tried yet."""
    return await puzzles.next(game, theme, besides, caller.id)


@get("/api/puzzles/history")
async def history(puzzles: PuzzlesDep, caller: CallerDep) -> list[PuzzleTried]:
    """The puzzles I have answered, the newest first."""
    return await puzzles.history(caller.must("read"))


@get("/api/puzzles/{puzzle_id:str}")
async def task(puzzles: PuzzlesDep, caller: CallerDep, puzzle_id: FromPath[str]) -> PuzzleTask:
    """A puzzle, without its solution."""
    return await puzzles.task(puzzle_id, caller.id)


@post("/api/puzzles/{puzzle_id:str}/table", status_code=200)
async def show_table(caller: CallerDep, puzzle_id: FromPath[str], data: JSONBody[PuzzleAnswersBody]) -> PuzzleTable:
    """The table of a puzzle after some answers of the turn, as its seat sees it."""
    game, puzzle = puzzle_of(puzzle_id)
    name = caller.person.name if caller.person is not None else NAME
    found = puzzle_table(game, puzzle, data.answers, name)
    told = described(found, SOLVER, lambda _: True, now())
    return PuzzleTable(told, update(found, puzzle.seat, 0, now()), complete(found, puzzle))


@post("/api/puzzles/{puzzle_id:str}/compose", status_code=200)
async def compose_answer(puzzle_id: FromPath[str], data: JSONBody[PuzzleComposeBody]) -> Composed:
    """What can be done with the pieces that are picked, and what would come of it."""
    game, puzzle = puzzle_of(puzzle_id)
    found = puzzle_table(game, puzzle, data.answers)
    wanted = ComposeBody(
        seat=puzzle.seat, seq=found.seq, key="p", picked=data.picked, chosen=data.chosen, keep=data.keep
    )
    return await composed(found, wanted)


@post("/api/puzzles/{puzzle_id:str}/why", status_code=200)
async def why_not(puzzle_id: FromPath[str], data: JSONBody[PuzzleWhyBody]) -> Sentence:
    """Why a piece can't be chosen now."""
    game, puzzle = puzzle_of(puzzle_id)
    found = puzzle_table(game, puzzle, data.answers)
    return found.sentence(game.why_not(found.playing.state, puzzle.seat, data.anchor))


@post("/api/puzzles/{puzzle_id:str}/hint", status_code=200)
async def hint(
    puzzles: PuzzlesDep,
    limits: LimitsDep,
    caller: CallerDep,
    asker: AskerDep,
    puzzle_id: FromPath[str],
    data: JSONBody[PuzzleHintBody],
) -> PuzzleHint:
    """The theme of a puzzle, then the piece to begin with; it can then win no more than half."""
    await limits.take("puzzle", asker)
    return await puzzles.hint(puzzle_id, data.step, solver(caller))


@post("/api/puzzles/{puzzle_id:str}/answer", status_code=200)
async def answer(
    puzzles: PuzzlesDep,
    limits: LimitsDep,
    caller: CallerDep,
    asker: AskerDep,
    puzzle_id: FromPath[str],
    data: JSONBody[PuzzleAnswerBody],
) -> PuzzleVerdict:
    """What a whole turn is worth; the line comes with the last try."""
    await limits.take("puzzle", asker)
    return await puzzles.answer(puzzle_id, data, solver(caller), asker)


@post("/api/puzzles/{puzzle_id:str}/play-on")
async def play_on(
    puzzles: PuzzlesDep,
    lobby: LobbyDep,
    tables: TablesDep,
    hub: HubDep,
    limits: LimitsDep,
    caller: CallerDep,
    puzzle_id: FromPath[str],
) -> TableMessage:
    """Open a table from the position of a puzzle, with bots at the other seats, who give hints: that counts as one."""
    host = caller.must("tables")
    await limits.take("table", host.id)
    game, puzzle = puzzle_of(puzzle_id)
    await puzzles.note_play_on(puzzle_id, host)
    found = puzzle_table(game, puzzle, [])
    seats = [NewSeat("me") if i == puzzle.seat else NewSeat("bot", chair.level) for i, chair in enumerate(found.seats)]
    wanted = NewTable(game=game.slug, seats=seats, access="link", start=puzzle.position)
    table = await lobby.create(host, wanted)
    await tables.load_host_name(table)
    return hub.describe(table, caller.id)


@post("/api/rushes")
async def begin_rush(rushes: RushesDep, limits: LimitsDep, caller: CallerDep, data: JSONBody[RushBody]) -> Rush:
    """Begin a rush of three minutes."""
    person = caller.must("play")
    await limits.take("table", person.id)
    return await rushes.begin(person, data.game)


@get("/api/rushes/{rush_id:str}")
async def look_at_rush(rushes: RushesDep, caller: CallerDep, rush_id: FromPath[str]) -> Rush:
    """How my rush stands."""
    return await rushes.look(caller.must("play"), rush_id)


@post("/api/rushes/{rush_id:str}/answer", status_code=200)
async def answer_rush(
    rushes: RushesDep, limits: LimitsDep, caller: CallerDep, rush_id: FromPath[str], data: JSONBody[PuzzleAnswersBody]
) -> Rush:
    """Answer the puzzle that is asked; the next one comes with the verdict."""
    person = caller.must("play")
    await limits.take("puzzle", person.id)
    return await rushes.answer(person, rush_id, data.answers)


@post("/api/rushes/{rush_id:str}/skip", status_code=200)
async def skip_rush(rushes: RushesDep, limits: LimitsDep, caller: CallerDep, rush_id: FromPath[str]) -> Rush:
    """Give a puzzle of a rush up: a mistake. When the time is up, the rush is over."""
    person = caller.must("play")
    await limits.take("puzzle", person.id)
    return await rushes.skip(person, rush_id)


ROUTES = [
    *(overview, next_puzzle, history, task, show_table, compose_answer, why_not, hint, answer, play_on),
    *(begin_rush, look_at_rush, answer_rush, skip_rush),
]
