"""How long one request keeps the event loop, and how late the loop is: everybody waits for it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Generator
from typing import Any, Final

from beffroi.server.metrics import LOOP_LAG, LOOP_SECONDS

MOST: Final = 0.05  # seconds of the loop that no request may take at a stretch
INTERVAL: Final = 0.1  # seconds between two looks at the loop

log = logging.getLogger("beffroi.loop")


class TimedSteps:
    """Awaits a coroutine and measures the processor time of each of its steps: from one wait to the next."""

    __slots__ = ("_inner", "longest")

    def __init__(self, inner: Awaitable[None]) -> None:
        self._inner = inner
        self.longest = 0.0  # seconds

    def __await__(self) -> Generator[Any, Any, None]:
        inner = self._inner.__await__()
        value: Any = None
        error: BaseException | None = None
        while True:
            begun = time.thread_time()
            try:
                waited = inner.send(value) if error is None else inner.throw(error)
            except StopIteration:
                return
            finally:
                self.longest = max(self.longest, time.thread_time() - begun)
            value, error = None, None
            try:
                value = yield waited
            except GeneratorExit:
                inner.close()
                raise
            except BaseException as thrown:  # a cancellation is the inner one's to handle
                error = thrown


async def timed(method: str, path: str, work: Awaitable[None]) -> None:
    """Do the work of a request; how much of the loop it took is counted, and told where it is too much."""
    steps = TimedSteps(work)
    try:
        await steps
    finally:
        LOOP_SECONDS.observe(steps.longest)
        if steps.longest > MOST:
            log.warning("%s %.100s kept the loop for %.0f ms", method, path, 1000 * steps.longest)


async def watch_lag() -> None:
    """Measure again and again how much later than wanted the loop comes back."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + INTERVAL
        await asyncio.sleep(INTERVAL)
        LOOP_LAG.observe(max(0.0, loop.time() - due))
