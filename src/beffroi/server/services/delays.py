"""Answers that are given for a seat after a while: when it holds nothing to play, and wants to be spared the question.

Others see when a question is answered. So the time is drawn evenly, and nobody is told who settled what.
"""

from __future__ import annotations

import asyncio
import logging
import random
from typing import Final

from beffroi.kernel.setting import answer_after_a_while
from beffroi.kernel.state import UNANSWERED, Seat
from beffroi.protocol.commands import MoveBody
from beffroi.server.domain.table import TableState
from beffroi.server.errors import log_refusals
from beffroi.server.services.ports import TableChanged
from beffroi.server.services.tables import TableService

SOONEST: Final = 1.0  # seconds
LATEST: Final = 3.0

log = logging.getLogger("beffroi.delays")


class DelayedAnswers:
    """Waits with each answer, and gives it if the table still asks for it then."""

    def __init__(self, tables: TableService, luck: random.Random) -> None:
        self.tables = tables
        self.luck = luck
        self._tasks: dict[tuple[str, Seat, int], asyncio.Task[None]] = {}

    async def on_table_changed(self, change: TableChanged) -> None:
        """Begin to wait for every seat that is to be answered for, after a change that was stored here."""
        table = change.table
        if not change.local or table.match is None or not any(table.match.chosen):
            return
        for seat in table.to_act():
            key = (table.spec.id, seat, table.seq)
            if key not in self._tasks and code_for(table, seat):
                wait = self.luck.uniform(SOONEST, LATEST)
                self._tasks[key] = asyncio.create_task(self._answer(key, wait), name=f"delay {key[0]}")

    async def _answer(self, key: tuple[str, Seat, int], wait: float) -> None:
        table_id, seat, seq = key
        try:
            await asyncio.sleep(wait)
            table = await self.tables.get(table_id)
            code = code_for(table, seat) if table.seq == seq else ""
            if code:
                with log_refusals(log, table_id):
                    await self.tables.submit(table_id, MoveBody(seat=seat, seq=seq, key="", code=code))
        finally:
            del self._tasks[key]

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def code_for(table: TableState, seat: Seat) -> str:
    """Return the answer to be given for a seat after a while; empty where it is asked, or a bot decides."""
    if table.by_bot(seat) or not table.may_answer(seat) or seat in table.playing.asked_again:
        return ""
    move = answer_after_a_while(table.playing.state, seat, table.playing.chosen[seat])
    return table.game.notation(move) if move != UNANSWERED else ""
