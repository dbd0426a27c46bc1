"""The requests about puzzles that a device answers: the same as a server's."""

from __future__ import annotations

from typing import Any

from beffroi.local.routing import Request, Routes
from beffroi.local.tables import OWNER
from beffroi.protocol.commands import ComposeBody
from beffroi.protocol.http import NewSeat, NewTable
from beffroi.protocol.puzzles import (
    PuzzleAnswerBody,
    PuzzleAnswersBody,
    PuzzleComposeBody,
    PuzzleHintBody,
    PuzzleTable,
    PuzzleWhyBody,
    RushBody,
)
from beffroi.server.realtime.render import described, update
from beffroi.server.services.clock import now
from beffroi.server.services.composing import composed
from beffroi.server.services.puzzle_tables import NAME, SOLVER, complete, puzzle_table
from beffroi.server.services.puzzle_tasks import puzzle_of

route = Routes()


@route("get", "/api/puzzles")
async def overview(asked: Request) -> Any:
    return await asked.house.puzzles.overview(OWNER)


@route("get", "/api/puzzles/next")
async def next_puzzle(asked: Request) -> Any:
    wish = asked.query
    return await asked.house.puzzles.next(wish.get("game", ""), wish.get("theme", ""), wish.get("besides", ""), OWNER)


@route("get", "/api/puzzles/history")
async def history(asked: Request) -> Any:
    return await asked.house.puzzles.history(asked.house.person)


@route("get", "/api/puzzles/{puzzle}")
async def task(asked: Request) -> Any:
    return await asked.house.puzzles.task(asked.path["puzzle"], OWNER)


@route("post", "/api/puzzles/{puzzle}/table")
async def show_table(asked: Request) -> Any:
    game, puzzle = puzzle_of(asked.path["puzzle"])
    found = puzzle_table(game, puzzle, asked.read(PuzzleAnswersBody).answers, asked.house.person.name or NAME)
    told = described(found, SOLVER, lambda _: True, now())
    return PuzzleTable(told, update(found, puzzle.seat, 0, now()), complete(found, puzzle))


@route("post", "/api/puzzles/{puzzle}/compose")
async def compose_answer(asked: Request) -> Any:
    game, puzzle = puzzle_of(asked.path["puzzle"])
    body = asked.read(PuzzleComposeBody)
    found = puzzle_table(game, puzzle, body.answers)
    pieces = {"picked": body.picked, "chosen": body.chosen, "keep": body.keep}
    return await composed(found, ComposeBody(seat=puzzle.seat, seq=found.seq, key="p", **pieces))


@route("post", "/api/puzzles/{puzzle}/why")
async def why_not(asked: Request) -> Any:
    game, puzzle = puzzle_of(asked.path["puzzle"])
    body = asked.read(PuzzleWhyBody)
    found = puzzle_table(game, puzzle, body.answers)
    return found.sentence(game.why_not(found.playing.state, puzzle.seat, body.anchor))


@route("post", "/api/puzzles/{puzzle}/hint")
async def hint(asked: Request) -> Any:
    step = asked.read(PuzzleHintBody).step
    return await asked.house.puzzles.hint(asked.path["puzzle"], step, asked.house.person)


@route("post", "/api/puzzles/{puzzle}/answer")
async def answer(asked: Request) -> Any:
    return await asked.house.puzzles.answer(asked.path["puzzle"], asked.read(PuzzleAnswerBody), asked.house.person)


@route("post", "/api/puzzles/{puzzle}/play-on")
async def play_on(asked: Request) -> Any:
    game, puzzle = puzzle_of(asked.path["puzzle"])
    chairs = enumerate(puzzle_table(game, puzzle, []).seats)
    seats = [NewSeat("me") if i == puzzle.seat else NewSeat("bot", chair.level) for i, chair in chairs]
    wanted = NewTable(game=game.slug, seats=seats, access="link", start=puzzle.position)
    return asked.house.shown(await asked.house.create(wanted))


@route("post", "/api/rushes")
async def begin_rush(asked: Request) -> Any:
    return await asked.house.rushes.begin(asked.house.person, asked.read(RushBody).game)


@route("get", "/api/rushes/{rush}")
async def look_at_rush(asked: Request) -> Any:
    return await asked.house.rushes.look(asked.house.person, asked.path["rush"])


@route("post", "/api/rushes/{rush}/answer")
async def answer_rush(asked: Request) -> Any:
    answers = asked.read(PuzzleAnswersBody).answers
    return await asked.house.rushes.answer(asked.house.person, asked.path["rush"], answers)


@route("post", "/api/rushes/{rush}/skip")
async def skip_rush(asked: Request) -> Any:
    return await asked.house.rushes.skip(asked.house.person, asked.path["rush"])
