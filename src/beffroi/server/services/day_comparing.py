"""Two games from the same beginning, side by side."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from beffroi.kernel.match import Match
from beffroi.protocol.base import Sentence
from beffroi.protocol.days import DayComparison, DayPlayed, DayTurn
from beffroi.protocol.messages import TableProgress
from beffroi.server.domain.table import TableState
from beffroi.server.errors import Refused
from beffroi.server.services.day_results import SEAT
from beffroi.server.services.days import DayService, told_game, turns_in

if TYPE_CHECKING:
    from beffroi.server.services.tables import TableService

SLICE: Final = 25  # answers played again before others get a turn
MOST_KEPT: Final = 64  # finished games stay as they are


class DayComparing:
    """Tells games of a day turn by turn."""

    def __init__(self, days: DayService, tables: TableService) -> None:
        self.days = days
        self.tables = tables
        self.told: dict[str, list[DayTurn]] = {}

    async def compare(self, day: int, event: str, tables: list[str], person: str | None) -> DayComparison:
        """Return two counted games of a day, matched by turn."""
        row = await self.days.seeds.row(day, event)
        await self.days.check_look(day, event, person)
        tries = await self.days.store.by_table(day, event, tables)
        if any(tries.get(one) is None or tries[one]["status"] != "counted" for one in tables):
            raise Refused("not-found", "there is no such counted game of this day")
        one, other = (tries[table] for table in tables)
        codes = [[turn.codes for turn in turns_in(each)] for each in (one, other)]
        return DayComparison(
            game=told_game(row),
            one=await self.played(one, person),
            other=await self.played(other, person),
            same=[a == b for a, b in zip(*codes, strict=False)],
        )

    async def played(self, row: dict[str, Any], person: str | None) -> DayPlayed:
        turns = self.told.get(row["table_id"])
        if turns is None:
            table = await self.tables.get(row["table_id"])
            turns = await told_turns(table, [(turn.n, turn.points) for turn in turns_in(row)])
            if len(self.told) >= MOST_KEPT:
                self.told.pop(next(iter(self.told)))
            self.told[row["table_id"]] = turns
        return DayPlayed(
            table=row["table_id"],
            name=row["name"],
            guest=row["guest"],
            score=row["score"],
            seat=SEAT,
            you=row["person"] == person,
            turns=turns,
        )


async def told_turns(table: TableState, kept: list[tuple[int, int]]) -> list[DayTurn]:
    """Return what was answered in each turn, in words."""
    match = table.playing
    again = Match(match.game, match.setup, match.commitment, match.start)
    told: list[DayTurn] = []
    answers: list[Sentence] = []
    progress: TableProgress | None = None
    for n, (seat, move) in enumerate(match.moves, 1):
        if seat == SEAT:
            if not answers:
                progress = progress_of(table, again)
            answers.append(table.sentence(match.game.label(again.state, seat, move)))
        again.state.apply(seat, move)
        if len(told) < len(kept) and n == kept[len(told)][0]:
            told.append(DayTurn(n, kept[len(told)][1], progress, answers))
            answers = []
        if n % SLICE == 0:
            await asyncio.sleep(0)
    return told


def progress_of(table: TableState, match: Match) -> TableProgress | None:
    found = table.game.progress(match.state)
    return TableProgress(found.unit, found.now, found.of) if found is not None else None
