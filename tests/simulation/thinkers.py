"""The processes in which bots think: quick or slow, and they may die. What they answer is legal, and up to chance."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any, Final, TypeVar

import beffroi
from beffroi.bots import answer
from beffroi.kernel.chance import FastChance
from beffroi.kernel.setup import Setup
from beffroi.server.domain.spec import TableSpec
from beffroi.server.services.bot_pool import BotPool
from beffroi.server.services.checker import Checker, needs_check
from beffroi.server.services.setups import set_up
from tests.simulation.disk import settle

if TYPE_CHECKING:
    from tests.simulation.world import World

T = TypeVar("T")

QUICK: Final = (0.005, 0.1)
SLOW: Final = (1.0, 12.0)


def think(game_slug: str, position: dict[str, Any], seat: int, level: str, seed: int = 0) -> str:
    """Answer by chance: how well bots play is not what is simulated."""
    game = beffroi.game(game_slug)
    options = game.from_position(position, FastChance(seed)).options(seat)
    return game.notation(options[seed % len(options)])


class SimulatedPool(BotPool):
    """The server's pool, with processes that are none."""

    def pool(self) -> Executor:
        return THINKING


class SimulatedChecker(Checker):
    """The server's checker, without a process and without a stopwatch: real time has no place here."""

    async def run(self, person: str | None, work: Callable[..., T], *args: Any) -> T:
        await asyncio.sleep(0.01)
        return work(*args)

    async def check_table(self, spec: TableSpec) -> None:
        await asyncio.sleep(0.01)
        if needs_check(spec.start, spec.options):
            set_up(beffroi.game(spec.game), Setup(spec.rules, spec.seats, spec.options), spec.start)

    def close(self) -> None:
        """Nothing to end."""


class Thinking(Executor):
    """Stands for the processes; the loop recognises it."""


THINKING: Final = Thinking()


class Thinkers:
    """Does what the processes would do."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.luck = random.Random(f"thinkers {world.plan.seed}")

    def perform(self, work: Callable[..., Any], args: tuple[Any, ...]) -> asyncio.Future[Any]:
        loop, luck, faults = self.world.loop, self.luck, self.world.faults
        done = loop.create_future()
        delay = luck.uniform(*(SLOW if luck.random() < faults.thinker_slow else QUICK))
        dies = luck.random() < faults.thinker_dies

        def now() -> None:
            if dies:
                settle(done, None, BrokenProcessPool("a thinking process died"))
                return
            try:
                settle(done, (think if work is answer else work)(*args), None)
            except Exception as error:
                settle(done, None, error)

        loop.call_later(delay, now)
        return done
