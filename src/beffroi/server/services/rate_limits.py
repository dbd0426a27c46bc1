"""How much one address, person or connection may ask for in a while."""

from __future__ import annotations

import time
from typing import Final

from limits import RateLimitItemPerSecond
from limits.aio.storage import RedisStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter
from redis.exceptions import RedisError

from beffroi.server.errors import Refused

MOST_BUCKETS: Final = 50_000
SWEEP_EVERY: Final = 1.0  # seconds at least: to look through so many takes a while

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
    "code": (3.0, 1 / 1200),
    "table": (20.0, 0.2),
    "invite": (30.0, 0.1),
    "invited": (10.0, 1 / 600),
    "hint": (10.0, 0.2),
    "puzzle": (30.0, 0.5),
    "study": (60.0, 2.0),
    "verify": (10.0, 1 / 6),
    "analysis": (10.0, 1 / 30),
    "figures": (30.0, 0.5),
    "balance": (10.0, 1 / 60),
}


class RateLimits:
    """Counts requests by kind and caller: in this process, or for all workers together where they share a Redis."""

    def __init__(self, on: bool = True, redis_url: str = "") -> None:
        self.on = on
        self.buckets = Buckets()
        self.windows = SharedWindows(redis_url) if on and redis_url else None

    async def take(self, kind: str, who: str) -> None:
        """Count one request, or refuse it."""
        if not self.on:
            return
        if self.windows is None:
            allowed = self.buckets.take(kind, who)
        else:
            try:
                allowed = await self.windows.take(kind, who)
            except RedisError:  # each worker counts for itself until it is back
                allowed = self.buckets.take(kind, who)
        if not allowed:
            raise Refused("too-fast", "that was too much at once: wait a moment")

    async def take_all(self, kind: str, *everybody: str) -> None:
        """Count one request against each of several; it is refused if any of them had too many."""
        for who in everybody:
            await self.take(kind, who)

    def take_message(self, connection: str) -> None:
        """Count one message of a connection, which belongs to one worker: it is on the way of every move."""
        if self.on and not self.buckets.take("message", connection):
            raise Refused("too-fast", "that was too much at once: wait a moment")


class Buckets:
    """Token buckets, one for each kind and caller."""

    def __init__(self) -> None:
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self._swept = 0.0

    def take(self, kind: str, who: str) -> bool:
        """Take one token; tells whether there was one."""
        size, rate = KINDS[kind]
        at = clock()
        left, since = self._buckets.get((kind, who), (size, at))
        left = min(size, left + (at - since) * rate)
        if left < 1:
            return False
        if len(self._buckets) >= MOST_BUCKETS and not 0 <= at - self._swept < SWEEP_EVERY:
            self._sweep(at)
        self._buckets[kind, who] = (left - 1, at)
        return True

    def _sweep(self, at: float) -> None:
        """Forget the buckets that are full again."""
        self._swept = at
        for (kind, who), (left, since) in list(self._buckets.items()):
            size, rate = KINDS[kind]
            if left + (at - since) * rate >= size:
                del self._buckets[kind, who]


class SharedWindows:
    """Sliding windows in Redis, as long as a bucket takes to fill: as many requests in each as the bucket holds."""

    def __init__(self, redis_url: str) -> None:
        address = redis_url.replace("unix://", "redis+unix://", 1) if redis_url.startswith("unix://") else redis_url
        storage = RedisStorage(f"async+{address}", implementation="redispy", key_prefix="beffroi")
        self._limiter = SlidingWindowCounterRateLimiter(storage)
        self._items = {
            kind: RateLimitItemPerSecond(int(size), round(size / rate)) for kind, (size, rate) in KINDS.items()
        }

    async def take(self, kind: str, who: str) -> bool:
        """Count one request in its window; tells whether it still fits."""
        return await self._limiter.hit(self._items[kind], kind, who)
