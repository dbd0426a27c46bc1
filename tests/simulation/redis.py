"""What workers share through Redis: news, which may get lost, doubled, late and out of order, and the bots' work."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Final

from beffroi.server.realtime.bus import ChannelDown
from beffroi.server.services.bots import JOB_SECONDS, BotService, LocalJobs

if TYPE_CHECKING:
    from tests.simulation.world import World

LATENCY: Final = (0.0002, 0.003)
LATE: Final = (0.05, 3.0)
SWEEP: Final = 60.0  # seconds between two looks for work that nobody finishes


class SimulatedRedis:
    """The one between the workers, gone at times."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.luck = random.Random(f"redis {world.plan.seed}")
        self.gone = False
        self.subscribers: dict[str, SimulatedChannel] = {}
        self.waiting: list[tuple[str, str]] = []  # key and table of work nobody has begun
        self.begun: dict[str, float] = {}  # keys of work that somebody has begun, and when
        self.called: asyncio.Event = asyncio.Event()

    def go(self) -> None:
        self.gone = True
        for channel in self.subscribers.values():
            channel.cut()
        self.subscribers.clear()

    def come_back(self) -> None:
        """Come back; what was queued is still there, who listened must ask again."""
        self.gone = False
        self.called.set()

    def publish(self, sender: str, data: bytes) -> None:
        """Pass news on to everybody who listens, each in their own time."""
        faults, luck = self.world.faults, self.luck
        for worker, channel in self.subscribers.items():
            copies = 2 if luck.random() < faults.bus_doubles else 1
            if luck.random() < faults.bus_loses and worker != sender:
                self.world.story.tell("redis", f"loses news for {worker}")
                continue
            for _ in range(copies):
                late = luck.random() < faults.bus_late
                self.world.later(luck.uniform(*(LATE if late else LATENCY)), channel.hear, channel.inbox, data)

    # --- the bots' work -------------------------------------------------------------

    def enqueue(self, key: str, table: str) -> None:
        """Queue work, once for each key that is waiting or begun."""
        if key in self.begun or any(key == other for other, _ in self.waiting):
            return
        self.waiting.append((key, table))
        self.called.set()

    def finish(self, key: str) -> None:
        self.begun.pop(key, None)

    def sweep(self) -> None:
        """Give up work whose worker has not finished it in the time it has."""
        at = self.world.loop.time()
        for key in [key for key, since in self.begun.items() if at - since > JOB_SECONDS]:
            del self.begun[key]


class SimulatedChannel:
    """Fills in `RedisChannel` for one worker."""

    def __init__(self, redis: SimulatedRedis, worker: str) -> None:
        self.redis = redis
        self.worker = worker
        self.inbox: asyncio.Queue[bytes | None] = asyncio.Queue()

    @asynccontextmanager
    async def listen(self) -> AsyncIterator[AsyncIterator[bytes]]:
        await self.ping()
        self.inbox = asyncio.Queue()
        self.redis.subscribers[self.worker] = self
        yield self._heard(self.inbox)

    async def _heard(self, inbox: asyncio.Queue[bytes | None]) -> AsyncIterator[bytes]:
        while True:
            data = await inbox.get()
            if data is None:
                raise ChannelDown("the connection to Redis broke")
            yield data

    async def send(self, data: bytes) -> None:
        await self.ping()
        self.redis.publish(self.worker, data)

    async def ping(self) -> None:
        await asyncio.sleep(self.redis.luck.uniform(*LATENCY))
        if self.redis.gone:
            raise ChannelDown("Redis can't be reached")

    async def close(self) -> None:
        self.redis.subscribers.pop(self.worker, None)

    def hear(self, inbox: asyncio.Queue[bytes | None], data: bytes) -> None:
        """Hear what was sent to a subscription, if it is still the same."""
        if inbox is self.inbox:
            inbox.put_nowait(data)

    def cut(self) -> None:
        """Lose the connection, with whatever was not yet read from it."""
        while not self.inbox.empty():
            self.inbox.get_nowait()
        self.inbox.put_nowait(None)


class SimulatedJobs:
    """Fills in `RedisJobs`: each bot's turn is thought about once; by every worker itself while Redis is gone."""

    def __init__(self, world: World, bots: BotService) -> None:
        self.redis = world.redis
        self.world = world
        self.bots = bots
        self.local = LocalJobs(bots)
        self._tasks: list[asyncio.Task[None]] = []

    async def enqueue(self, table: str, n: int) -> None:
        await asyncio.sleep(self.redis.luck.uniform(*LATENCY))
        if self.redis.gone:
            await self.local.enqueue(table, n)
        else:
            self.redis.enqueue(f"{table}-{n}", table)

    async def start(self) -> None:
        if self.redis.gone:
            raise ConnectionError("Redis can't be reached")
        self._tasks = [asyncio.create_task(work(), name="bot jobs") for work in (self._work, self._sweep)]

    async def _work(self) -> None:
        while True:
            while self.redis.gone or not self.redis.waiting:
                self.redis.called.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.redis.called.wait(), 5)
            key, table = self.redis.waiting.pop(0)
            self.redis.begun[key] = self.world.loop.time()
            self._tasks.append(asyncio.create_task(self._play(key, table), name="bot job"))

    async def _play(self, key: str, table: str) -> None:
        try:
            await asyncio.wait_for(self.bots.play(table), JOB_SECONDS)
        except Exception as error:
            self.world.story.tell("bots", f"work for {table} fails: {type(error).__name__}")
        self.redis.finish(key)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            if not self.redis.gone:
                self.redis.sweep()

    async def stop(self) -> None:
        await self.local.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
