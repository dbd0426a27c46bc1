"""The time bots are measured by: what their core spent on them, or what passed where nobody counts that."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

COUNTED: Final[Callable[[], float]] = getattr(time, "thread_time", time.perf_counter)  # a browser counts no cores


def core_seconds() -> float:
    """Return the seconds that this thread's core has spent, or that have passed."""
    return COUNTED()
