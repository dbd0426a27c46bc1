"""A whole house: its database, its Redis, its workers, its guests, and what befalls them."""

from __future__ import annotations

import asyncio
import gc
import random
import secrets
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from tests.simulation.audit import audit
from tests.simulation.client import Client, open_table
from tests.simulation.day import epoch_before, play_day
from tests.simulation.disk import Disk
from tests.simulation.loop import Actor, SimulatedLoop, Stuck
from tests.simulation.plan import Faults, Plan, make_plan
from tests.simulation.puzzle import SolvedPuzzles
from tests.simulation.redis import SimulatedRedis
from tests.simulation.story import Story, Wrong
from tests.simulation.study import WrittenStudy
from tests.simulation.thinkers import THINKING, Thinkers
from tests.simulation.witness import Witness
from tests.simulation.worker import Worker

LATENCY: Final = (0.0005, 0.02)
LATE: Final = (0.2, 3.0)
CALM: Final = 1800.0  # seconds after the faults in which every game must end
SETTLE: Final = 12.0  # seconds after the last game in which everybody must have heard
JUMPS: Final = (-600_000, -5_000, -800, 300, 2_000, 15_000, 3_600_000)  # ms
OUTAGE: Final = (0.5, 5.0)


@dataclass
class Outcome:
    """What came of a seed."""

    seed: int
    wrong: str  # empty: nothing
    digest: str
    story: Story
    steps: int
    moves: int
    seconds: float  # virtual


class World:
    """Everything of one seed."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.faults = plan.faults
        self.epoch = epoch_before(plan.midnight)  # the time of day when nothing has passed
        self.luck = random.Random(f"world {plan.seed}")
        self.loop = SimulatedLoop(random.Random(f"loop {plan.seed}"))
        self.network = self.loop.actor("network")
        self.story = Story(self.loop.time)
        self.disk = Disk(self)
        self.redis = SimulatedRedis(self)
        self.thinkers = Thinkers(self)
        self.witness = Witness(self)
        self.workers = [Worker(self, number) for number in range(plan.workers)]
        self.players = {name: Client(self, name, plays=True) for name in names(plan)}
        self.others = [Client(self, f"{name}2", plays=False) for name in self.players if self.luck.random() < 0.5]
        self.spectator = Client(self, "nobody", plays=False)
        self.study = WrittenStudy(self) if plan.study else None
        self.puzzles = SolvedPuzzles(self) if plan.puzzles else None
        self.opened: list[str] = []
        self.moves = 0
        self.failed = ""
        self._crash_in = -1
        self.loop.executed = self._execute
        self.loop.on_step = self._step

    # --- what others ask of it ----------------------------------------------------------

    def latency(self, *, line: bool = False) -> float:
        late = line and self.luck.random() < self.faults.line_late
        return self.luck.uniform(*(LATE if late else LATENCY))

    def later(self, delay: float, call: Callable[..., Any], *args: Any) -> None:
        """Have something happen on the network's side, whoever dies meanwhile."""
        self.loop.call_later(delay, call, *args, context=self.network.context)

    def at(self, when: float, call: Callable[..., Any], *args: Any) -> None:
        self.loop.call_at(when, call, *args, context=self.network.context)

    def worker_of(self, actor: Actor) -> Worker | None:
        return next((worker for worker in self.workers if worker.actor is actor), None)

    def pages_of(self, client: Client) -> list[Client]:
        """Return the other pages of the same person."""
        return [page for page in self.pages() if page is not client and page.person is client.person]

    def pages(self) -> list[Client]:
        return [*self.players.values(), *self.others, self.spectator]

    def _execute(self, executor: Any, work: Callable[..., Any], args: tuple[Any, ...]) -> asyncio.Future[Any]:
        if executor is THINKING:
            return self.thinkers.perform(work, args)
        return self.disk.perform(executor, work, args)

    def fail(self, what: str) -> None:
        """Stop at once: something that must hold does not. Nobody on the way can catch it."""
        self.failed = self.failed or what
        self.loop.stop()

    # --- the course of things -------------------------------------------------------------

    def run(self) -> None:
        """Live through trouble and calm, then compare everything with the record."""
        main = self.loop.spawn(self.loop.home, self._live(), "world")
        try:
            self.loop.run_until_complete(main)
        except RuntimeError:
            if self.failed:
                raise Wrong(self.failed) from None
            raise
        if self.loop.faults:
            raise Wrong(f"a callback failed: {self.loop.faults[0]}")
        audit(self)

    async def _live(self) -> None:
        for worker in self.workers:
            worker.boot()
        begun = self.loop.time()
        troubles = [self.loop.spawn(self.loop.home, work) for work in self._troubles()]
        await asyncio.gather(*(self._come_in(player) for player in self.players.values()))
        for page in self.others:
            page.person, page.cookie = self.players[page.name[:-1]].person, self.players[page.name[:-1]].cookie
        for page in self.pages():
            self.loop.spawn(page.actor, page.live(), "page").add_done_callback(self._page_failed)
        for plan in self.plan.tables:
            host = self.players[plan.host]
            self.loop.spawn(host.actor, open_table(host, plan, self.players), "open")
        if self.plan.midnight is not None:
            for player in self.players.values():
                self.loop.spawn(player.actor, play_day(player), "day").add_done_callback(self._page_failed)
        for more in (self.study, self.puzzles):
            if more is not None:
                more.begin()
        while self.loop.time() - begun < self.plan.trouble:
            await asyncio.sleep(0.5)
            self._introduce()
        self._calm_down(troubles)
        await self._wait_for_the_end()

    def _page_failed(self, task: asyncio.Task[Any]) -> None:
        """Notice a fault of the simulation itself."""
        if not task.cancelled() and task.exception() is not None:
            self.loop.faults.append(repr(task.exception()))

    async def _come_in(self, player: Client) -> None:
        await self.loop.spawn(player.actor, player.sign_in())

    def _introduce(self) -> None:
        """Show everybody the tables where they sit, and the spectator all of them."""
        pages: dict[str | None, list[Client]] = {}
        for page in self.pages():
            pages.setdefault(page.person.id if page.person is not None else None, []).append(page)
        query = """SELECT table_id, person, day FROM chairs JOIN tables ON id = table_id WHERE person IS NOT NULL
            ORDER BY table_id, seat"""
        for table, person, day in self.disk.place.raw.execute(query).fetchall():
            for page in (*pages.get(person, ()), *(() if day not in (None, "null") else (self.spectator,))):
                page.follow(table)  # nobody looks at another's game of a day that lasts

    async def _wait_for_the_end(self) -> None:
        end = self.loop.time() + CALM
        while self._going():
            if self.loop.time() > end:
                raise Wrong(f"the faults stopped {CALM:.0f} seconds ago, and {self._going()} have not ended")
            await asyncio.sleep(2)
            self._introduce()
        self.story.tell("world", "all games have ended")
        await asyncio.sleep(SETTLE)

    def _going(self) -> list[str]:
        """Return tables that ought to come to an end and have not."""
        query = """SELECT id FROM tables WHERE status IN ('running', 'frozen') OR (status = 'open' AND NOT EXISTS
            (SELECT 1 FROM chairs WHERE table_id = tables.id AND kind = 'open')) ORDER BY id"""
        going = [table for (table,) in self.disk.place.raw.execute(query).fetchall()]
        unopened = ["a table"] * (len(self.plan.tables) - len(self.opened))
        query = "SELECT status FROM tables WHERE id = ?"
        statuses = {table: self.disk.place.raw.execute(query, (table,)).fetchone()[0] for table in self.opened}
        return [*going, *unopened, *(table for table, status in statuses.items() if status == "open")]

    # --- faults -----------------------------------------------------------------------------

    def _troubles(self) -> Iterator[Any]:
        faults = self.faults
        for rate, befall in (
            (faults.crash, self._crash_soon),
            (faults.restart, self._restart),
            (faults.database_gone, self._lose_database),
            (faults.redis_gone, self._lose_redis),
            (faults.clock_jumps, self._jump),
        ):
            if rate:
                yield self._again_and_again(rate, befall)

    async def _again_and_again(self, rate: float, befall: Callable[[], Any]) -> None:
        while True:
            await asyncio.sleep(self.luck.expovariate(rate / 60))
            befall()

    def _crash_soon(self) -> None:
        """Let a worker die a few steps from now, wherever it then is."""
        self._crash_in = self.luck.randrange(60)

    def _step(self) -> None:
        if self._crash_in < 0:
            return
        if self._crash_in == 0:
            self.luck.choice(self.workers).crash("killed")
        self._crash_in -= 1

    def _restart(self) -> None:
        worker = self.luck.choice(self.workers)
        if worker.services is not None:
            worker.run(worker.restart(), "restart")

    def _lose_database(self) -> None:
        if not self.disk.gone:
            self.story.tell("database", "is gone")
            self.disk.gone = True
            self.later(self.luck.uniform(*OUTAGE), self._database_back)

    def _database_back(self) -> None:
        if self.disk.gone:
            self.story.tell("database", "is back")
            self.disk.gone = False

    def _lose_redis(self) -> None:
        if not self.redis.gone:
            self.story.tell("redis", "is gone")
            self.redis.go()
            self.later(self.luck.uniform(*OUTAGE), self._redis_back)

    def _redis_back(self) -> None:
        if self.redis.gone:
            self.story.tell("redis", "is back")
            self.redis.come_back()

    def _jump(self) -> None:
        worker, jump = self.luck.choice(self.workers), self.luck.choice(JUMPS)
        worker.jumped += jump
        self.story.tell(worker.name, f"its clock jumps by {jump} ms")

    def _calm_down(self, troubles: list[asyncio.Task[Any]]) -> None:
        for task in troubles:
            task.cancel()
        self._crash_in = -1
        self.faults = Faults()
        self._database_back()
        self._redis_back()
        self.story.tell("world", "the faults stop")


def names(plan: Plan) -> list[str]:
    """Return everybody who sits somewhere."""
    return list(dict.fromkeys(seat for table in plan.tables for seat in table.seats if seat != "bot"))


@contextmanager
def seeded(seed: int) -> Iterator[None]:
    """Let the server's secrets come from the seed; servers of other tests, in threads of their own, keep theirs."""
    luck, here = random.Random(f"secrets {seed}"), threading.get_ident()
    before = (secrets.token_bytes, secrets.choice, secrets.randbits, secrets.SystemRandom)
    ours = (lambda nbytes=None: luck.randbytes(nbytes or 32), luck.choice, luck.getrandbits, lambda: luck)

    def either(number: int) -> Any:
        return lambda *given: (ours if threading.get_ident() == here else before)[number](*given)

    secrets.token_bytes, secrets.choice, secrets.randbits, secrets.SystemRandom = map(either, range(len(ours)))  # type: ignore[misc]
    try:
        yield
    finally:
        secrets.token_bytes, secrets.choice, secrets.randbits, secrets.SystemRandom = before  # type: ignore[misc]


def simulate(seed: int) -> Outcome:
    """Live through one seed."""
    enabled = gc.isenabled()
    gc.disable()
    wrong = ""
    try:
        with seeded(seed):
            world = World(make_plan(seed))
            try:
                world.run()
            except (Wrong, Stuck) as error:
                wrong = str(error)
            finally:
                world.loop.on_step = None
                seconds = world.loop.time() - 1000
                digest = world.story.digest()
                world.loop.end()
    finally:
        if enabled:
            gc.enable()
    return Outcome(seed, wrong, digest, world.story, world.loop.steps, world.moves, seconds)
