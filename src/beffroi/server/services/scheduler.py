"""What the server does again and again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from beffroi.server.errors import Refused
from beffroi.server.services.accounts import AccountService
from beffroi.server.services.bots import PATIENCE, BotService
from beffroi.server.services.clock import now
from beffroi.server.services.day_seeds import DaySeeds
from beffroi.server.services.lobby import LobbyService
from beffroi.server.services.notifications.notifier import Notifier
from beffroi.server.services.ports import Publisher
from beffroi.server.services.tables import TableService

DAY: Final = 86_400.0

log = logging.getLogger("beffroi.scheduler")


class Scheduler:
    """Runs every job in a task of its own."""

    def __init__(
        self,
        tables: TableService,
        lobby: LobbyService,
        bots: BotService,
        notifier: Notifier,
        accounts: AccountService,
        publisher: Publisher,
        days: DaySeeds,
        guest_days: int,
    ) -> None:
        self.tables = tables
        self.lobby = lobby
        self.bots = bots
        self.notifier = notifier
        self.accounts = accounts
        self.publisher = publisher
        self.days = days
        self.guest_days = guest_days
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        for name, seconds, job in JOBS:
            self.tasks.append(asyncio.create_task(run_periodically(name, seconds, job, self), name=name))

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def expire_clocks(self) -> None:
        await self.tables.expire_clocks(now())

    async def sync_changed_tables(self) -> None:
        for closed in await self.tables.sync_changed():
            await self.publisher.seats_changed(closed)

    async def sync_studies(self) -> None:
        await self.publisher.sync_studies()

    async def nudge_bots(self) -> None:
        await self.bots.resume(PATIENCE)

    async def start_full(self) -> None:
        await self.lobby.start_full()

    async def evict_idle(self) -> None:
        await self.tables.evict_idle()

    async def tell_presence(self) -> None:
        await self.publisher.tell_presence()

    async def send_turn_notices(self) -> None:
        await self.notifier.send_turn_notices()
        await self.notifier.send_pending()

    async def send_reminders(self) -> None:
        await self.notifier.send_reminders()

    async def send_digests(self) -> None:
        await self.notifier.send_digests()

    async def commit_to_days(self) -> None:
        await self.days.ahead()

    async def forget_guests(self) -> None:
        await self.accounts.forget_guests(self.guest_days)


Job = Callable[[Scheduler], Awaitable[None]]

JOBS: tuple[tuple[str, float, Job], ...] = (  # name, seconds between two runs, what is done
    ("clocks", 1.0, Scheduler.expire_clocks),
    ("logs", 5.0, Scheduler.sync_changed_tables),
    ("studies", 5.0, Scheduler.sync_studies),
    ("bots", 5.0, Scheduler.nudge_bots),
    ("full tables", 60.0, Scheduler.start_full),
    ("idle tables", 5.0, Scheduler.evict_idle),
    ("presence", 10.0, Scheduler.tell_presence),
    ("notices", 10.0, Scheduler.send_turn_notices),
    ("reminders", 60.0, Scheduler.send_reminders),
    ("digests", 600.0, Scheduler.send_digests),
    ("days", 300.0, Scheduler.commit_to_days),
    ("guests", DAY, Scheduler.forget_guests),
)


async def run_periodically(name: str, seconds: float, job: Job, scheduler: Scheduler) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await job(scheduler)
        except Refused as refused:  # the database is away: one line a run, not a traceback
            log.warning("%s: %s", name, refused.message)
        except Exception:  # the others go on, and this one the next time
            log.exception("%s failed", name)
