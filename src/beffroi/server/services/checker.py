"""What people send in, set up for the first time: in a process of its own, with limits, never on the event loop."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, TypeVar

from beffroi.server.domain.spec import TableSpec
from beffroi.server.errors import Refused
from beffroi.server.metrics import CHECKS_WAITING
from beffroi.server.services.fair_queue import FairQueue, Lane, Ticket
from beffroi.server.services.setups import check_setup
from beffroi.server.services.worker_process import TookTooLong, WorkerDied, WorkerProcess

LIMIT: Final = 10.0  # seconds of processor time for a check; nearly all need a few milliseconds
PATIENCE: Final = 6.0  # times the limit that it may take by the clock, on a machine that does much else
MOST_WAITING: Final = 50  # checks in line; whoever comes then is asked to come again
MOST_OF_ONE: Final = 25  # of them of one person

T = TypeVar("T")


class Checker:
    """Checks one thing after the other, of everybody in turn; what takes too long is refused, and its process ended."""

    def __init__(self, limit: float = LIMIT) -> None:
        self.limit = limit
        self._worker = WorkerProcess()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="checks")
        self._queue = FairQueue(1, CHECKS_WAITING)
        self._waiting: Counter[str] = Counter()

    async def run(self, person: str | None, work: Callable[..., T], *args: Any) -> T:
        """Have something checked for somebody; Refused if that is not done in time."""
        ticket = Ticket(Lane.PLAY, person or "", "")
        if self._waiting.total() >= MOST_WAITING or self._waiting[ticket.person] >= MOST_OF_ONE:
            raise Refused("busy", "too much is being checked just now: try again in a moment")
        self._waiting[ticket.person] += 1
        try:
            await self._queue.acquire(ticket)
            try:
                return await self.call(work, *args)
            finally:
                self._queue.release(ticket)
        finally:
            self._waiting -= Counter([ticket.person])

    async def call(self, work: Callable[..., T], *args: Any) -> T:
        """Check it now, in the process."""
        try:
            loop = asyncio.get_running_loop()
            call = partial(self._worker.call, self.limit * PATIENCE, work, *args, processor_seconds=self.limit)
            return await loop.run_in_executor(self._thread, call)
        except TookTooLong:
            raise Refused("bad-request", "this takes too long to work out") from None
        except WorkerDied:
            raise Refused("busy", "this could not be checked: try again in a moment") from None

    async def check_table(self, spec: TableSpec) -> None:
        """Refuse a table that begins from somebody's position or figures, if it can't be set up quickly."""
        if needs_check(spec.start, spec.options):
            wrong = await self.run(spec.host, check_setup, spec.game, spec.rules, spec.seats, spec.options, spec.start)
            if wrong:
                raise Refused("bad-request", wrong)

    def close(self) -> None:
        """End the process, in the middle of its work if need be."""
        self._worker.end()
        self._thread.shutdown(wait=False, cancel_futures=True)


def needs_check(start: Mapping[str, Any] | None, options: Mapping[str, Any]) -> bool:
    """Tell whether a table has a document of somebody's own in it: a position, or figures."""
    return start is not None or any(isinstance(value, dict) and value for value in options.values())
