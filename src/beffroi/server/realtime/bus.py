"""News between workers: nothing to do for one process, Redis publish/subscribe for several."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from beffroi.protocol.bus import BusMessage, News

CHANNEL: Final = "beffroi"
RETRY: Final = 1.0

log = logging.getLogger("beffroi.bus")
read: Final = msgspec.json.Decoder(BusMessage).decode

Listener = Callable[[News], Awaitable[None]]


class Bus:
    """The bus of a lone worker: there is nobody else to tell."""

    alone = True

    async def start(self, listener: Listener, on_gap: Callable[[], Awaitable[None]]) -> None:
        """Begin to listen; `on_gap` is called when news may have been missed."""

    async def publish(self, news: News) -> None:
        """Tell the other workers."""

    async def healthy(self) -> bool:
        return True

    async def stop(self) -> None:
        """Listen no more."""


class RedisBus(Bus):
    """Fan-out over Redis or Valkey. What got lost in between is read back from the log."""

    alone = False

    def __init__(self, url: str, worker: str) -> None:
        self.redis: Redis = Redis.from_url(url)
        self.worker = worker
        self._task: asyncio.Task[None] | None = None

    async def start(self, listener: Listener, on_gap: Callable[[], Awaitable[None]]) -> None:
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._listen(listener, on_gap, ready), name="bus")
        await asyncio.wait_for(ready.wait(), 10)

    async def publish(self, news: News) -> None:
        try:
            await self.redis.publish(CHANNEL, msgspec.json.encode(BusMessage(self.worker, news)))
        except RedisError as error:  # stored all the same; others catch up when the bus is back
            log.warning("the bus is down: %s", error)

    async def _listen(self, listener: Listener, on_gap: Callable[[], Awaitable[None]], ready: asyncio.Event) -> None:
        while True:
            try:
                async with self.redis.pubsub() as subscription:
                    await subscription.subscribe(CHANNEL)
                    if ready.is_set():
                        await on_gap()
                    ready.set()
                    async for message in subscription.listen():
                        if message["type"] == "message":
                            await self._hear(listener, message["data"])
            except RedisError as error:
                log.warning("the bus is down: %s", error)
                await asyncio.sleep(RETRY)

    async def _hear(self, listener: Listener, data: bytes) -> None:
        try:
            message = read(data)
            if message.sender != self.worker:
                await listener(message.news)
        except Exception:  # one piece of news must not silence the others
            log.exception("news could not be taken in")

    async def healthy(self) -> bool:
        try:
            return bool(await self.redis.ping())
        except RedisError:
            return False

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.redis.aclose()
