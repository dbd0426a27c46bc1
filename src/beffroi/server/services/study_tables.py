"""The table at a place of a chapter: an ordinary one, put together for each request and stored nowhere."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import beffroi
from beffroi.bots.levels import levels
from beffroi.kernel.errors import BadRequest, IllegalMove
from beffroi.kernel.game import Game
from beffroi.kernel.state import Seat
from beffroi.protocol.base import Sentence
from beffroi.protocol.studies import FileChapter, StudyAnswer
from beffroi.server.domain import log
from beffroi.server.domain.log import LogEntry
from beffroi.server.domain.spec import OPEN, SeatAssignment, TableSpec
from beffroi.server.domain.study import KeptChapter
from beffroi.server.domain.table import TableState
from beffroi.server.errors import Refused

READER: Final = "reader"  # who sits at such a table, where it is whose turn
OTHER: Final = "other"  # and at its other seats
NAMES: Final = ("Ysabel", "Renaud", "Mahaut", "Aldous")  # of seats nobody gave a name
PREFIX: Final = "s-"  # of the ids of such tables: no stored table has it
MOST_KEPT: Final = 32  # tables that the next step of some reader may go on from
SLICE: Final = 8  # answers in one go

Place = tuple[str, str, int]  # the chapter of a game, and a node; what leads to a node never changes


class StudyTables:
    """Tables of places that were looked at lately: a reader's next step goes on from the last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Place, TableState] = OrderedDict()

    @asynccontextmanager
    async def at(
        self, slug: str, chapter: KeptChapter, node: int, answers: list[str] | None = None, keep: bool = True
    ) -> AsyncIterator[TableState]:
        """Lend the table at a node, after answers tried on from there; nobody else has it meanwhile.

        `keep`: nothing is done at it.
        """
        path = chapter.path(node)
        table, rest = self._nearest(slug, chapter, [one.id for one in path])
        await follow(table, [StudyAnswer(one.seat, one.code) for one in path[len(path) - rest :]])
        await follow(table, tries(table, answers or []))
        sit(table)
        yield table
        if keep and not answers:
            self._kept[slug, chapter.id, node] = table
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)

    def _nearest(self, slug: str, chapter: KeptChapter, path: list[int]) -> tuple[TableState, int]:
        """Return the table nearest to the end of a path, and how many answers are missing."""
        for rest in range(len(path)):
            known = self._kept.pop((slug, chapter.id, path[len(path) - 1 - rest]), None)
            if known is not None:
                return known, rest
        return new_table(beffroi.game(slug), chapter), len(path)


def new_table(game: Game[Any], chapter: KeptChapter) -> TableState:
    """Return the table of a chapter before its first answer."""
    body = chapter.body
    seats = [SeatAssignment("human", OTHER, name) for name in seat_names(body)]
    spec = TableSpec(
        id=PREFIX + chapter.id,
        game=game.slug,
        rules=body.rules,
        options=body.options,
        seats=body.seats,
        status=OPEN,
        access="link",
        clock={"kind": "none"},
        confirm=False,
        chat=False,
        rated=True,  # so that no bot gives hints: the study has its own
        host=None,
        secret=bytes.fromhex(body.secret),
        start=body.start,
        origin=None,
        created=0,
    )
    table = TableState(game, spec, seats, levels(game)[-1].slug)
    nonces = {int(seat): nonce for seat, nonce in body.nonces.items()}
    table.apply(LogEntry(log.START, -1, json.dumps(nonces), "", 0))
    return table


def seat_names(body: FileChapter) -> list[str]:
    """Return who sits where, as the game of a chapter was played, or as nobody was."""
    unnamed = [NAMES[seat] if seat < len(NAMES) else f"{seat + 1}" for seat in range(body.seats)]
    return [*body.names, *unnamed[len(body.names) :]][: body.seats]


async def follow(table: TableState, line: list[StudyAnswer]) -> list[Sentence]:
    """Give answers, a few at a time, and return what they are called; Refused names the first that can't be given."""
    labels = []
    for i, answer in enumerate(line):
        if i % SLICE == SLICE - 1:
            await asyncio.sleep(0)
        try:
            move = table.game.parse(answer.code)
            state = table.playing.state
            if not state.allows(answer.seat, move):
                raise BadRequest("it is not offered here")
            labels.append(table.sentence(table.game.label(state, answer.seat, move)))
            table.apply(LogEntry(log.MOVE, answer.seat, answer.code, "", 0))
        except (IllegalMove, BadRequest) as error:
            raise Refused("illegal", f"answer {i + 1}, {answer.code!r:.80}: {error}") from None
    return labels


def asked_seat(table: TableState) -> Seat:
    """Return the seat that is asked; when the game is over the one that answered last."""
    acting = table.to_act()
    if acting:
        return acting[0]
    moves = table.playing.moves
    return moves[-1][0] if moves else 0


def tries(table: TableState, answers: list[str]) -> list[StudyAnswer]:
    """Return what a reader tries, as the answers of the seat that is asked: a turn is tried as a whole."""
    seat = asked_seat(table)
    return [StudyAnswer(seat, code) for code in answers]


def sit(table: TableState) -> None:
    """Let the reader sit where it is whose turn, and nowhere else."""
    seat = asked_seat(table)
    for i, chair in enumerate(table.seats):
        chair.person = READER if i == seat else OTHER
