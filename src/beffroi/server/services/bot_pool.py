"""Bots think in processes of their own; the event loop never waits for them, and nobody for somebody else's bots."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from typing import Any, Final, TypeVar

import beffroi
from beffroi.bots import answer, levels
from beffroi.server.metrics import THINK_SECONDS
from beffroi.server.services.fair_queue import FairQueue, Ticket
from beffroi.server.services.worker_pool import WorkerPool
from beffroi.server.services.worker_process import TookTooLong

LIMIT: Final = 60.0  # seconds for one piece of work; the strongest level takes about one
BACKGROUND_LIMIT: Final = 600.0
LOWEST: Final = 19  # priority of what only gets what all others leave of the machine

log = logging.getLogger("beffroi.bots")

T = TypeVar("T")


class NotNeeded(Exception):
    """Nobody needs it any more: it was not even begun."""


class BotPool:
    """Processes that answer for bots, and the queue before them."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.queue = FairQueue(processes)
        self._pool: Executor | None = None
        self._background: Executor | None = None  # one process, so that no bot waits for it
        self._closed = False

    def pool(self) -> Executor:
        if self._pool is None:
            self._pool = WorkerPool(self.processes, LIMIT)
        return self._pool

    async def answer(
        self,
        ticket: Ticket,
        game: str,
        position: dict[str, Any],
        seat: int,
        level: str,
        seed: int,
        needed: Callable[[], bool],
    ) -> str:
        """Return the bot's answer in notation; a bot that does not come to an end is answered for by the weakest."""
        with THINK_SECONDS.labels(level).time():
            try:
                return await self.run(ticket, answer, game, position, seat, level, seed, needed=needed)
            except TookTooLong:
                log.warning("the level %s of %s took more than %g seconds to answer", level, game, LIMIT)
                weakest = levels(beffroi.game(game))[0].slug
                return await self.run(ticket, answer, game, position, seat, weakest, seed, needed=needed)

    async def run(
        self, ticket: Ticket, work: Callable[..., T], *args: Any, needed: Callable[[], bool] | None = None
    ) -> T:
        """Have something worked out when it is its turn; NotNeeded if nobody needs it by then.

        A process that died is replaced, and the work is tried once more.
        """
        await self.queue.acquire(ticket)
        if needed is not None and not needed():
            self.queue.release(ticket)
            raise NotNeeded
        task = asyncio.ensure_future(self._twice(work, *args))
        task.add_done_callback(lambda done: self._release(ticket, done))
        return await asyncio.shield(task)  # whoever stops waiting does not stop the process, which holds the slot

    def _release(self, ticket: Ticket, done: asyncio.Future[Any]) -> None:
        self.queue.release(ticket)
        if not done.cancelled():
            done.exception()  # perhaps nobody waits for it any more

    async def _twice(self, work: Callable[..., T], *args: Any) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.pool(), work, *args)
        except BrokenExecutor:
            if self._closed:  # it was ended
                raise
            log.warning("a thinking process died, starting another")
            return await loop.run_in_executor(self.pool(), work, *args)

    async def run_background(self, work: Callable[..., T], *args: Any) -> T:
        """Have something worked out that nobody waits for, by a process of the lowest priority."""
        if self._background is None:
            self._background = WorkerPool(1, BACKGROUND_LIMIT, LOWEST)
        return await asyncio.get_running_loop().run_in_executor(self._background, work, *args)

    def close(self) -> None:
        """End the processes, in the middle of their work if need be."""
        self._closed = True
        for pool in (self._pool, self._background):
            if pool is not None:
                pool.shutdown()
        self._pool = self._background = None
