"""The time: of day, as the server's own clock has it, and as it passes for whoever waits."""

from __future__ import annotations

import asyncio
import time
from contextvars import ContextVar
from typing import Final

from beffroi.server.services.ports import Clock


def time_of_day() -> int:
    return time.time_ns() // 1_000_000


CLOCK: Final[ContextVar[Clock]] = ContextVar("clock", default=time_of_day)  # each worker of a simulation has its own


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return CLOCK.get()()


def monotonic() -> float:
    """Return seconds that only pass, as the running event loop counts them."""
    return asyncio.get_running_loop().time()
