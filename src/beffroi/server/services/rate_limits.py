"""How much one address, person or connection may ask for: buckets that fill again with time."""

from __future__ import annotations

import time
from typing import Final

from beffroi.server.errors import Refused

MOST_BUCKETS: Final = 50_000

clock = time.monotonic

# What is counted: how many at once, how many a second.
KINDS: Final = {
    "password": (10.0, 10 / 60),
    "guest": (30.0, 0.5),
    "write": (100.0, 20.0),
    "read": (300.0, 60.0),
    "socket": (60.0, 2.0),
    "message": (120.0, 40.0),
    "chat": (10.0, 0.5),
    "reset": (3.0, 1 / 1200),
    "table": (20.0, 0.2),
    "hint": (10.0, 0.2),
    "verify": (10.0, 1 / 6),
    "analysis": (10.0, 1 / 30),
}


class RateLimits:
    """Token buckets, one for each kind and asker."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, kind: str, who: str) -> None:
        """Count one request, or refuse it."""
        if not self.on:
            return
        size, rate = KINDS[kind]
        at = clock()
        left, since = self._buckets.get((kind, who), (size, at))
        left = min(size, left + (at - since) * rate)
        if left < 1:
            raise Refused("too-fast", "that was too much at once: wait a moment")
        if len(self._buckets) >= MOST_BUCKETS:
            self._sweep(at)
        self._buckets[kind, who] = (left - 1, at)

    def _sweep(self, at: float) -> None:
        """Forget the buckets that are full again."""
        for (kind, who), (left, since) in list(self._buckets.items()):
            size, rate = KINDS[kind]
            if left + (at - since) * rate >= size:
                del self._buckets[kind, who]
