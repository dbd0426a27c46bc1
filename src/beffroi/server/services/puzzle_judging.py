"""Turns judged in a thinking process."""

from __future__ import annotations

from beffroi.bots.puzzles.telling import verdict_document
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.state import Doc
from beffroi.server.errors import Refused
from beffroi.server.services.bot_pool import BotPool
from beffroi.server.services.fair_queue import Lane, Ticket
from beffroi.server.services.worker_process import TookTooLong


class PoolJudge:
    """Judges with the bots' processes, everybody's turns in a fair order."""

    def __init__(self, bot_pool: BotPool) -> None:
        self.bot_pool = bot_pool

    async def judge(self, puzzle_id: str, answers: list[str], asker: str) -> Doc:
        """Return the verdict on a whole turn."""
        try:
            return await self.bot_pool.run(Ticket(Lane.PLAY, asker, puzzle_id), verdict_document, puzzle_id, answers)
        except TookTooLong:
            raise Refused("busy", "the turn could not be judged in time: try it again") from None
        except BadRequest as error:
            raise Refused("illegal", str(error)) from None
