"""A worker of the server: the real services on simulated surroundings, killed and started again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from beffroi.server.api.websocket import WebSocketEndpoint
from beffroi.server.app import Outside, Services, socket_endpoint, start, stop, wire
from beffroi.server.config import Settings
from beffroi.server.errors import Refused
from beffroi.server.realtime.bus import Bus, ChannelBus
from beffroi.server.services.bots import BotService, Jobs, LocalJobs
from beffroi.server.services.clock import CLOCK, PASSING
from beffroi.server.storage.log import make_writer
from beffroi.server.storage.writer.process import ProcessWriter
from tests.simulation.redis import SimulatedChannel, SimulatedJobs
from tests.simulation.thinkers import SimulatedChecker, SimulatedPool

if TYPE_CHECKING:
    from tests.simulation.line import Line
    from tests.simulation.world import World

DOWN: Final = (0.2, 3.0)  # seconds until a worker that ended is started again
EPOCH: Final = 1_750_000_000_000

T = TypeVar("T")


class Unreachable(Exception):
    """The worker is down, or the answer got lost."""


class Worker:
    """One process of the server, in one life after the other."""

    def __init__(self, world: World, number: int) -> None:
        self.world = world
        self.number = number
        self.name = f"worker{number}"
        self.luck = random.Random(f"{self.name} {world.plan.seed}")
        self.jumped = 0  # ms its clock is off
        self.services: Services | None = None  # while it is up
        self.endpoint: WebSocketEndpoint | None = None
        self.lines: list[Line] = []
        self.asked: list[asyncio.Future[Any]] = []
        self.actor = world.loop.actor(self.name)
        self.actor.alive = False

    def time_of_day(self) -> int:
        return self.world.epoch + round(self.world.loop.time() * 1000) + self.jumped

    # --- one life -------------------------------------------------------------------

    def boot(self) -> None:
        """Start the process."""
        self.actor = self.world.loop.actor(self.name)
        self.actor.context.run(CLOCK.set, self.time_of_day)
        self.actor.context.run(PASSING.set, self.world.loop.time)
        self.run(self._life(), "life")

    def run(self, work: Coroutine[Any, Any, Any], name: str = "") -> asyncio.Task[Any]:
        return self.world.loop.spawn(self.actor, work, name)

    async def _life(self) -> None:
        world = self.world
        settings = Settings(data=str(world.disk.place.folder), limits=False, secret="x" * 40)
        store = world.disk.store(self)
        alone = world.plan.workers == 1

        def jobs(bots: BotService) -> Jobs:
            return LocalJobs(bots) if alone else SimulatedJobs(world, bots)

        outside = Outside(
            worker=self.name,
            log_writer=ProcessWriter(store, world.disk.spawn)
            if world.plan.writer == "process"
            else make_writer(store, "sql"),
            bus=Bus() if alone else ChannelBus(SimulatedChannel(world.redis, self.name), self.name),
            bot_pool=SimulatedPool(1),
            jobs=jobs,
            checker=SimulatedChecker(),
        )
        services = wire(settings, store, outside)
        try:
            await start(services)
        except Exception as error:  # as a process that can't start: it ends, and is started again
            self.crash(f"could not start: {type(error).__name__}")
            return
        self.endpoint = socket_endpoint(services)
        self.services = services
        world.story.tell(self.name, "is up")

    def crash(self, why: str) -> None:
        """End at once: nothing is finished, nothing is said."""
        if self.actor.alive:
            self.world.story.tell(self.name, f"dies: {why}")
            self._fall_silent()

    async def restart(self) -> None:
        """Stop in an orderly manner, and come back."""
        services = self.services
        if services is None:
            return
        self.world.story.tell(self.name, "is stopped")
        self.services = None
        try:
            await asyncio.wait_for(stop(services), 10)
        except Exception as error:
            self.world.story.tell(self.name, f"does not stop well: {type(error).__name__}")
        self._fall_silent()

    def _fall_silent(self) -> None:
        world = self.world
        self.services = self.endpoint = None
        world.loop.kill(self.actor)
        world.redis.subscribers.pop(self.name, None)
        for line in list(self.lines):
            line.break_off()
        for answer in self.asked:
            world.later(world.latency(), give, answer, None, Unreachable())
        self.asked.clear()
        world.later(self.luck.uniform(*DOWN), self.boot)

    # --- requests ---------------------------------------------------------------------

    async def ask(self, what: Callable[[Services], Awaitable[T]]) -> T:
        """Have a route's work done by this worker; called by clients, who may wait for the answer in vain."""
        world = self.world
        answer: asyncio.Future[T] = world.loop.create_future()
        world.later(world.latency(), self._begin, what, answer)
        try:
            return await asyncio.wait_for(answer, 20)
        except TimeoutError:
            raise Unreachable from None

    def _begin(self, what: Callable[[Services], Awaitable[Any]], answer: asyncio.Future[Any]) -> None:
        if self.services is None:
            give(answer, None, Unreachable())
            return
        self.asked.append(answer)
        self.run(self._serve(self.services, what, answer), "request")

    async def _serve(
        self, services: Services, what: Callable[[Services], Awaitable[Any]], answer: asyncio.Future[Any]
    ) -> None:
        result, error = None, None
        try:
            result = await what(services)
        except Refused as refused:
            error = refused if refused.error != "busy" else Unreachable()  # whoever asked tries again
        except Exception as fault:  # the route answers 500 or 503
            self.world.story.tell(self.name, f"a request fails: {type(fault).__name__}")
            error = Unreachable()
        if answer in self.asked:
            self.asked.remove(answer)
        self.world.later(self.world.latency(), partial(give, answer, result, error))


def give(answer: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    if answer.done():
        return
    if error is not None:
        answer.set_exception(error)
    else:
        answer.set_result(result)
