"""News between workers: nothing to do for one process, Redis publish/subscribe for several."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from typing import Final, Protocol

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from beffroi.protocol.bus import BusMessage, News

CHANNEL: Final = "beffroi"
RETRY: Final = 1.0
PATIENCE: Final = 10.0  # seconds for the first connection

log = logging.getLogger("beffroi.bus")
read: Final = msgspec.json.Decoder(BusMessage).decode

Listener = Callable[[News], Awaitable[None]]
OnGap = Callable[[], Awaitable[None]]


class Bus:
    """The bus of a lone worker: there is nobody else to tell."""

    alone = True

    async def start(self, listener: Listener, on_gap: OnGap) -> None:
        """Begin to listen; `on_gap` is called when news may have been missed."""

    async def publish(self, news: News) -> None:
        """Tell the other workers."""

    async def healthy(self) -> bool:
        return True

    async def stop(self) -> None:
        """Listen no more."""


class ChannelDown(Exception):
    """What connects the workers can't be reached just now."""


class NewsChannel(Protocol):
    """Connects the workers: what one sends, all that listen hear. Everything here may raise ChannelDown."""

    def listen(self) -> AbstractAsyncContextManager[AsyncIterator[bytes]]:
        """Return what is sent from the moment the context is entered."""

    async def send(self, data: bytes) -> None: ...

    async def ping(self) -> None:
        """Return if it can be reached."""

    async def close(self) -> None: ...


class ChannelBus(Bus):
    """Fan-out over a channel. What got lost in between is read back from the log."""

    alone = False

    def __init__(self, channel: NewsChannel, worker: str) -> None:
        self.channel = channel
        self.worker = worker
        self._task: asyncio.Task[None] | None = None

    async def start(self, listener: Listener, on_gap: OnGap) -> None:
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._listen(listener, on_gap, ready), name="bus")
        await asyncio.wait_for(ready.wait(), PATIENCE)

    async def publish(self, news: News) -> None:
        try:
            await self.channel.send(msgspec.json.encode(BusMessage(self.worker, news)))
        except ChannelDown as error:  # stored all the same; others catch up when the bus is back
            log.warning("the bus is down: %s", error)

    async def _listen(self, listener: Listener, on_gap: OnGap, ready: asyncio.Event) -> None:
        while True:
            try:
                async with self.channel.listen() as heard:
                    if ready.is_set():
                        await on_gap()
                    ready.set()
                    async for data in heard:
                        await self._hear(listener, data)
            except ChannelDown as error:
                log.warning("the bus is down: %s", error)
                await asyncio.sleep(RETRY)
            except Exception:  # such as the database, away while what was missed is read back: listen again
                log.exception("the bus stumbled")
                await asyncio.sleep(RETRY)

    async def _hear(self, listener: Listener, data: bytes) -> None:
        try:
            message = read(data)
            if message.sender != self.worker:
                await listener(message.news)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            log.warning("what is no news came over the bus: %.200s", error)
        except Exception:  # one piece of news must not silence the others
            log.exception("news could not be taken in")

    async def healthy(self) -> bool:
        try:
            await self.channel.ping()
        except ChannelDown:
            return False
        return True

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.channel.close()


class RedisChannel:
    """A channel of Redis or Valkey."""

    def __init__(self, url: str) -> None:
        self.redis: Redis = Redis.from_url(url)

    @asynccontextmanager
    async def listen(self) -> AsyncIterator[AsyncIterator[bytes]]:
        with reported():
            async with self.redis.pubsub() as subscription:
                await subscription.subscribe(CHANNEL)
                yield (item["data"] async for item in subscription.listen() if item["type"] == "message")

    async def send(self, data: bytes) -> None:
        with reported():
            await self.redis.publish(CHANNEL, data)

    async def ping(self) -> None:
        with reported():
            await self.redis.ping()

    async def close(self) -> None:
        await self.redis.aclose()


@contextmanager
def reported() -> Iterator[None]:
    """Tell in the words of the port that Redis can't be reached."""
    try:
        yield
    except RedisError as error:
        raise ChannelDown(str(error)) from error
