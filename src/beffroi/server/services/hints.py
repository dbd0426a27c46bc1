"""Hints while a game is played: for one's own seat, when it is asked, at tables that are not rated."""

from __future__ import annotations

from typing import cast

from beffroi.bots.worker import hint_document
from beffroi.kernel.state import Seat
from beffroi.protocol.review import HintDocument
from beffroi.server.domain.person import Person
from beffroi.server.errors import Refused
from beffroi.server.services.bot_pool import BotPool, NotNeeded
from beffroi.server.services.fair_queue import Lane, Ticket
from beffroi.server.services.play import check_seat
from beffroi.server.services.reviewing import check_hint
from beffroi.server.services.tables import TableService
from beffroi.server.services.worker_process import TookTooLong


class HintService:
    """What a bot would do in somebody's place; it is shown no more than they are."""

    def __init__(self, tables: TableService, bot_pool: BotPool) -> None:
        self.tables = tables
        self.bot_pool = bot_pool

    async def hint(self, person: Person, table_id: str, seat: Seat, seq: int) -> HintDocument:
        """Return the best choices with what they expect, and why; the same as long as the table stands so."""
        table = await self.tables.get(table_id)
        check_seat(table, seat, person)
        check_hint(table, seat, seq)
        position = table.playing.state.position()
        ticket = Ticket(Lane.PLAY, person.id, table_id)
        try:
            told = await self.bot_pool.run(
                ticket, hint_document, table.spec.game, position, seat, seq, needed=lambda: table.seq == seq
            )
        except NotNeeded:
            raise Refused("stale", "the table has changed") from None
        except TookTooLong:
            raise Refused("busy", "the bot found no hint in time: try it again") from None
        return cast(HintDocument, {"table": table_id, "seq": seq, **told})
