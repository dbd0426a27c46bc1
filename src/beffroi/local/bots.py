"""Sees to it that the bots of this device answer, while one of its windows is open."""

from __future__ import annotations

import asyncio
import secrets

from beffroi.bots import find_level
from beffroi.bots.levels import levels
from beffroi.bots.worker import answer
from beffroi.local.ports import Thinker
from beffroi.local.tables import Tables, bot_seats
from beffroi.protocol.commands import MoveBody
from beffroi.server.domain.spec import RUNNING
from beffroi.server.domain.table import TableState
from beffroi.server.errors import Refused
from beffroi.server.services.loading import standin_level


class Bots:
    """Plays for bots in the window that carries them; the others wait until it is closed."""

    def __init__(self, tables: Tables, thinker: Thinker) -> None:
        self.tables = tables
        self.thinker = thinker
        self.carrying = False
        self._tasks: dict[str, asyncio.Task[None]] = {}
        tables.listeners.append(self.on_table_changed)

    async def carry(self) -> None:
        """Answer for the bots from now on: no other window does."""
        self.carrying = True
        for table_id, head in list(self.tables.heads.items()):
            if head.get("bots", head["spec"]["status"] == RUNNING):  # what was kept before knows of none
                await self.on_table_changed(await self.tables.get(table_id))

    async def on_table_changed(self, table: TableState) -> None:
        if self.carrying and bot_seats(table) and table.spec.id not in self._tasks:
            task = asyncio.create_task(self.play(table.spec.id))
            self._tasks[table.spec.id] = task

    async def play(self, table_id: str) -> None:
        """Answer for bots until people are asked."""
        try:
            while True:
                table = await self.tables.get(table_id)
                seats = bot_seats(table)
                if not seats:
                    return
                await self._answer(table, seats[0])
        except Refused:
            return  # the device is full, or the table is gone: asked again at the next change
        finally:
            del self._tasks[table_id]

    async def _answer(self, table: TableState, seat: int) -> None:
        level = table.by_bot(seat) or ""
        if find_level(table.game, level) is None:
            level = standin_level(table.game)
        asked = (table.spec.game, table.playing.state.position(), seat)
        seq, seed = table.seq, secrets.randbits(30)
        code = await self.thinker.think("answer", *asked, level, seed)
        if code is None:  # cut short: the quickest level answers here and now
            code = answer(*asked, levels(table.game)[0].slug, seed)
        try:
            await self.tables.submit(table.spec.id, MoveBody(seat=seat, seq=seq, key="", code=code))
        except Refused as refused:
            if refused.error not in ("stale", "not-your-turn", "over"):  # else the table went on: look again
                raise
