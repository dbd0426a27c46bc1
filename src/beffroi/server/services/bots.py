"""Sees to it that bots answer: after every change, and again after a restart."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Protocol

from redis.exceptions import RedisError
from saq import Queue, Worker

from beffroi.bots import find_level
from beffroi.kernel.days import BITS, bot_seed
from beffroi.protocol.commands import MoveBody
from beffroi.server.domain.table import BOT_BIT, TableState
from beffroi.server.errors import Refused
from beffroi.server.services.bot_pace import Asked, BotPace
from beffroi.server.services.bot_pool import BotPool, NotNeeded
from beffroi.server.services.clock import monotonic, now
from beffroi.server.services.fair_queue import Lane, Ticket
from beffroi.server.services.loading import standin_level
from beffroi.server.services.ports import Presence, TableChanged
from beffroi.server.services.tables import TableService

PATIENCE: Final = 5000  # ms after which a bot that has not answered is asked again
JOB_SECONDS: Final = 10  # to take a job on
TAKERS: Final = 2  # of jobs, in each worker; more of them only ask Redis more often
TAKEN: Final = 10  # seconds for which a bot's turn that was taken on is nobody else's

log = logging.getLogger("beffroi.bots")


class Jobs(Protocol):
    """Where the work of bots is queued."""

    async def enqueue(self, table: str, n: int) -> None: ...

    async def start(self) -> None: ...

    async def stop(self) -> None: ...


JobQueue = Callable[["BotService"], Jobs]  # makes the queue from which the work of bots comes back to it


class BotService:
    """Answers for every seat a bot decides for."""

    def __init__(self, tables: TableService, bot_pool: BotPool, presence: Presence, queue: JobQueue) -> None:
        self.tables = tables
        self.bot_pool = bot_pool
        self.presence = presence
        self.pace = BotPace(secrets.SystemRandom())
        self.jobs = queue(self)

    async def on_table_changed(self, change: TableChanged) -> None:
        """Ask the bots whose turn it is after a change that was stored here."""
        if change.local and bot_seats(change.table):
            await self.jobs.enqueue(change.table.spec.id, change.table.n)

    async def play(self, table_id: str) -> None:
        """Answer for bots until people are asked, or another worker does."""
        while True:
            table = await self.tables.get(table_id)
            seats = bot_seats(table)
            if not seats:
                return
            try:
                await self._answer(table, seats[0])
            except NotNeeded:  # the table went on without it: look again
                continue
            except Refused as refused:
                if refused.error not in ("stale", "not-your-turn", "over"):  # else the table went on: look again
                    log.warning("a bot was refused at table %s: %s", table_id, refused.message)
                    return

    async def _answer(self, table: TableState, seat: int) -> None:
        level, seq = table.by_bot(seat), table.seq
        if level is None:
            return
        state, began = table.playing.state, monotonic()
        if find_level(table.game, level) is None:  # a level that was renamed since the table began
            level = standin_level(table.game)
        asked, forced = Asked(table.spec.game, level, state.question.name()), len(state.options(seat)) == 1
        code = await self.bot_pool.answer(
            self.ticket(table),
            table.spec.game,
            state.position(),
            seat,
            level,
            seed_of(table, seat),
            lambda: table.seq == seq and seat in bot_seats(table),
        )
        if forced:
            await asyncio.sleep(self.pace.draw(asked) - (monotonic() - began))
        else:
            self.pace.note(asked, monotonic() - began)
        await self.tables.submit(table.spec.id, MoveBody(seat=seat, seq=seq, key="", code=code))

    def ticket(self, table: TableState) -> Ticket:
        """Return the place of a table's bots in the queue: its host's, and before others if somebody waits there."""
        waits = any(
            chair.person is not None and seat not in table.standins and self.presence.is_online(chair.person)
            for seat, chair in enumerate(table.seats)
        )
        return Ticket(Lane.PLAY if waits else Lane.AWAY, table.spec.host or table.spec.id, table.spec.id)

    async def resume(self, patience: int = 0) -> None:
        """Ask bots that ought to have answered by now, such as after a restart."""
        for row in await self.tables.store.late_bots(BOT_BIT, now() - patience):
            await self.jobs.enqueue(row["id"], row["head"])


class LocalJobs:
    """One process: a task for each table where a bot thinks."""

    def __init__(self, bots: BotService) -> None:
        self.bots = bots
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    async def enqueue(self, table: str, n: int) -> None:
        if table in self._tasks:
            self._again.add(table)
            return
        self._tasks[table] = asyncio.create_task(self._run(table), name=f"bot {table}")

    async def _run(self, table: str) -> None:
        try:
            await self.bots.play(table)
            while table in self._again:
                self._again.discard(table)
                await self.bots.play(table)
        except Exception:  # the sweep asks again
            log.exception("a bot failed at table %s", table)
        finally:
            self._again.discard(table)
            del self._tasks[table]

    async def start(self) -> None:
        """Nothing to connect to."""

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class JobWorker(Worker[Any]):
    """Takes jobs from the queue; the signals that end the process stay the server's."""

    SIGNALS = []


class RedisJobs:
    """Several workers: a queue in Redis (SAQ), so that each bot's turn is thought about once.

    While Redis can't be reached each worker thinks for itself: of several answers the first that is stored counts.
    """

    def __init__(self, bots: BotService, url: str) -> None:
        self.bots = bots
        self.local = LocalJobs(bots)
        self.queue = Queue.from_url(url, name="beffroi-bots")
        self.worker = JobWorker(self.queue, functions=[("play", self._play)], concurrency=TAKERS)
        self._task: asyncio.Task[None] | None = None

    async def enqueue(self, table: str, n: int) -> None:
        try:
            await self.queue.enqueue(
                "play", table=table, n=n, key=f"{table}-{n}", timeout=JOB_SECONDS, ttl=TAKEN, retries=1
            )
        except RedisError:
            await self.local.enqueue(table, n)

    async def _play(self, _: Any, *, table: str, n: int) -> None:
        """Take a job on: its thinking waits in this worker's fair queue, and keeps no job behind it waiting."""
        await self.bots.tables.sync(table, n)  # the news of the turn may come later than the job
        await self.local.enqueue(table, n)

    async def start(self) -> None:
        await self.queue.connect()
        self._task = asyncio.create_task(self.worker.start(), name="bot jobs")

    async def stop(self) -> None:
        await self.local.stop()
        with suppress(RedisError):
            await self.worker.stop()
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        with suppress(RedisError):
            await self.queue.disconnect()


def seed_of(table: TableState, seat: int) -> int:
    """Return the seed of a bot's next answer; in a game of the day it is everybody's."""
    if table.spec.day is None:
        return secrets.randbits(BITS)
    return bot_seed(table.spec.secret, seat, sum(1 for mover, _ in table.playing.moves if mover == seat))


def bot_seats(table: TableState) -> list[int]:
    """Return the seats that wait for a bot."""
    return [seat for seat in table.to_act() if table.by_bot(seat)]
