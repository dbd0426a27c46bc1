"""The time: of day, as the server's own clock has it, and as it passes for whoever waits."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextvars import ContextVar
from typing import Final

from beffroi.server.services.ports import Clock


def time_of_day() -> int:
    return time.time_ns() // 1_000_000


CLOCK: Final[ContextVar[Clock]] = ContextVar("clock", default=time_of_day)  # each worker of a simulation has its own
PASSING: Final[ContextVar[Callable[[], float]]] = ContextVar("passing", default=time.monotonic)  # as has this


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return CLOCK.get()()


def monotonic() -> float:
    """Return seconds that only pass; the running loop counts them too, but to ask which one runs is a system call."""
    return PASSING.get()()
