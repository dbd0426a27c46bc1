"""What people send in, set up for the first time: in a process of its own, with limits, never on the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, TypeVar

from beffroi.server.domain.spec import TableSpec
from beffroi.server.errors import Refused
from beffroi.server.services.setups import check_setup
from beffroi.server.services.worker_process import TookTooLong, WorkerDied, WorkerProcess

LIMIT: Final = 10.0  # seconds of processor time for a check; nearly all need a few milliseconds
PATIENCE: Final = 6.0  # times the limit that it may take by the clock, on a machine that does much else
MOST_WAITING: Final = 50  # checks in line; whoever comes then is asked to come again

T = TypeVar("T")


class Checker:
    """Checks one thing after the other; what takes too long is refused, and its process ended."""

    def __init__(self, limit: float = LIMIT) -> None:
        self.limit = limit
        self._worker = WorkerProcess()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="checks")
        self._waiting = 0

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Have something checked; Refused if that is not done in time."""
        if self._waiting >= MOST_WAITING:
            raise Refused("busy", "too much is being checked just now: try again in a moment")
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            call = partial(self._worker.call, self.limit * PATIENCE, work, *args, processor_seconds=self.limit)
            return await loop.run_in_executor(self._thread, call)
        except TookTooLong:
            raise Refused("bad-request", "this takes too long to work out") from None
        except WorkerDied:
            raise Refused("busy", "this could not be checked: try again in a moment") from None
        finally:
            self._waiting -= 1

    async def check_table(self, spec: TableSpec) -> None:
        """Refuse a table that begins from somebody's position or figures, if it can't be set up quickly."""
        if needs_check(spec.start, spec.options):
            wrong = await self.run(check_setup, spec.game, spec.rules, spec.seats, spec.options, spec.start)
            if wrong:
                raise Refused("bad-request", wrong)

    def close(self) -> None:
        """End the process, in the middle of its work if need be."""
        self._worker.end()
        self._thread.shutdown(wait=False, cancel_futures=True)


def needs_check(start: Mapping[str, Any] | None, options: Mapping[str, Any]) -> bool:
    """Tell whether a table has a document of somebody's own in it: a position, or figures."""
    return start is not None or any(isinstance(value, dict) and value for value in options.values())
