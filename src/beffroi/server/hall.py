"""One worker's whole house: the store, the tables, the people, and the clockwork that keeps them going."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Final

import msgspec

import beffroi
from beffroi.protocol.messages import ChatMessage
from beffroi.server.config import Settings, signing_secret
from beffroi.server.errors import Refused
from beffroi.server.realtime.bus import Bus, News, RedisBus
from beffroi.server.realtime.hub import PRESENCE_EVERY, Hub
from beffroi.server.services.accounts import AccountService
from beffroi.server.services.analysis import AnalysisService
from beffroi.server.services.bot_pool import BotPool
from beffroi.server.services.bots import PATIENCE, BotService, RedisJobs, standin_level
from beffroi.server.services.clock import now
from beffroi.server.services.hints import HintService
from beffroi.server.services.live_table import CLOSED, OPEN, RUNNING, Table
from beffroi.server.services.lobby import LobbyService
from beffroi.server.services.notifications.notifier import Notifier
from beffroi.server.services.notifications.senders import Senders
from beffroi.server.services.password_reset import PasswordResets
from beffroi.server.services.play import PlayService
from beffroi.server.services.rate_limits import RateLimits
from beffroi.server.services.ratings import note_results
from beffroi.server.services.records import RecordService
from beffroi.server.services.rematch import RematchService
from beffroi.server.services.sessions import SessionService
from beffroi.server.services.tables import TableChanged, TableService
from beffroi.server.storage.accounts import AccountStore
from beffroi.server.storage.admin import AdminStore
from beffroi.server.storage.analyses import AnalysisStore
from beffroi.server.storage.chat import ChatStore
from beffroi.server.storage.engine import Store, open_store
from beffroi.server.storage.log import LogStore, make_writer
from beffroi.server.storage.notifications import NotificationStore
from beffroi.server.storage.results import ResultStore
from beffroi.server.storage.sessions import SessionStore
from beffroi.server.storage.tables import TableStore

DAY: Final = 86_400.0

log = logging.getLogger("beffroi.hall")


class Hall:
    """Everything a worker holds, opened in order and closed in reverse."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.worker = secrets.token_hex(4)
        self.log_store = LogStore(store, make_writer(store, settings.log_writer))
        self.tables = TableService(TableStore(store), self.log_store)
        self.admin = AdminStore(store)
        self.results = ResultStore(store)
        self.accounts = AccountStore(store)
        self.people = AccountService(self.accounts)
        self.sessions = SessionService(SessionStore(store), signing_secret(settings), self.people)
        self.lobby = LobbyService(self.tables, self.people)
        self.rematches = RematchService(self.lobby)
        self.actions = PlayService(self.tables, ChatStore(store))
        self.hub = Hub()
        self.limits = RateLimits(settings.limits)
        self.bus = RedisBus(settings.redis_url, self.worker) if settings.redis_url else Bus()
        self.bot_pool = BotPool(settings.thinkers)
        self.bots = BotService(self.tables, self.bot_pool)
        self.records = RecordService(self.tables, self.bot_pool)
        self.analyses = AnalysisService(self.tables, AnalysisStore(store), self.bot_pool)
        self.hints = HintService(self.tables, self.bot_pool)
        self.senders = Senders(settings)
        self.notifier = Notifier(NotificationStore(store), self.senders, settings.address, self.hub.is_online)
        self.resets = PasswordResets(self.people, self.sessions, self.senders, self.limits, settings.address)
        if settings.redis_url:
            self.bots.jobs = RedisJobs(self.bots, settings.redis_url, settings.thinkers)
        self.tables.listeners.append(self.on_table_changed)
        self.tables.on_fault = self.save_fault_report
        self.tables.on_finished = note_results
        self.tables.watched = self.hub.watched
        self.loops: list[asyncio.Task[None]] = []

    # --- opening and closing --------------------------------------------------

    async def open(self) -> None:
        beffroi.all_games()  # found and imported now, not while the first request waits
        self.log_store.start()
        await self.bus.start(self.on_bus_message, self.sync_all)
        await self.bots.jobs.start()
        await self.start_full()
        await self.bots.resume()
        for name, seconds, work in self.jobs():
            self.loops.append(asyncio.create_task(every(name, seconds, work), name=name))

    def jobs(self) -> list[tuple[str, float, Callable[[], Awaitable[None]]]]:
        """What is done again and again."""
        return [
            ("clocks", 1.0, self.expire_clocks),
            ("logs", 5.0, self.sync_changed_tables),
            ("bots", 5.0, self.nudge_bots),
            ("full tables", 60.0, self.start_full),
            ("idle tables", 60.0, self.drop_idle),
            ("presence", PRESENCE_EVERY, self.tell_presence),
            ("notices", 10.0, self.notifier.send_turn_notices),
            ("digests", 600.0, self.notifier.digest),
            ("guests", DAY, self.forget_guests),
        ]

    async def close(self) -> None:
        for loop in self.loops:
            loop.cancel()
        await asyncio.gather(*self.loops, return_exceptions=True)
        await self.bots.jobs.stop()
        await self.analyses.close()
        await self.log_store.stop()
        self.bot_pool.close()
        await self.bus.stop()
        await self.store.close()

    # --- what happens after a change --------------------------------------------

    async def on_table_changed(self, change: TableChanged) -> None:
        """A table went on: tell those who watch, ask its bots, tell the other workers."""
        table = change.table
        if change.meta_changed:
            await self.load_host_name(table)
        self.hub.changed(change)
        if not change.local:
            return
        await self.bus.publish({"kind": "log", "table": table.spec.id, "n": table.n})
        if change.meta_changed:
            await self.lobby_changed(table)
        await self.bots.on_table_changed(change)

    async def seats_changed(self, table: Table) -> None:
        """Somebody sat down or stood up before the game."""
        await self.load_host_name(table)
        self.hub.tell_table(table)
        await self.bus.publish({"kind": "seats", "table": table.spec.id})
        await self.lobby_changed(table)

    async def lobby_changed(self, table: Table) -> None:
        if table.spec.access == "public":
            self.hub.tell_lobby()
            await self.bus.publish({"kind": "lobby"})

    async def load_host_name(self, table: Table) -> None:
        """The host's name, which the description of the table shows; looked up once for each table in memory."""
        if table.host is None:
            table.host = await self.tables.store.host_name(table.spec.host)

    async def on_bus_message(self, news: News) -> None:
        """News from another worker."""
        match news["kind"]:
            case "log":
                await self.tables.sync(news["table"], news["n"])
            case "seats":
                if news["table"] in self.tables.cache:
                    await self.seats_heard(news["table"])
            case "person":
                await self.reload_seats_of(news["person"])
            case "chat":
                self.hub.tell_all(news["table"], msgspec.convert(news["message"], ChatMessage))
            case "lobby":
                self.hub.tell_lobby()
            case "presence":
                self.hub.hear_presence(news["worker"], news["people"])

    def presence_changed(self, person: str | None, table_ids: list[str]) -> None:
        """Somebody came or went: their tables show it."""
        for table_id in table_ids:
            table = self.tables.cache.get(table_id)
            if table is not None and table.seats_of(person):
                self.hub.tell_table(table)

    async def sync_all(self) -> None:
        """News may have been missed: every table in memory looks at its log."""
        for table_id in list(self.tables.cache):
            await self.tables.sync(table_id, 1 << 30)

    async def say(self, message: ChatMessage) -> None:
        """A chat message, to everybody at every worker."""
        self.hub.tell_all(message.table, message)
        await self.bus.publish({"kind": "chat", "table": message.table, "message": message})

    def save_fault_report(self, table: Table, error: Exception) -> None:
        """The rules failed: what was played is written down for the one who mends them."""
        folder = self.settings.folder / "frozen"
        folder.mkdir(parents=True, exist_ok=True)
        match = table.match
        record = {
            "game": table.spec.game,
            "rules": table.spec.rules,
            "options": table.spec.options,
            "seats": table.spec.seats,
            "secret": table.spec.secret.hex(),
            "start": table.spec.start,
            "nonces": match.commitment.nonces if match else {},
            "moves": [[seat, table.game.notation(move)] for seat, move in match.moves] if match else [],
            "tried": [[entry.kind, entry.seat, entry.body] for entry in table.accepted],
            "error": f"{type(error).__name__}: {error}",
        }
        (folder / f"{table.spec.id}.json").write_text(json.dumps(record, indent=1), encoding="utf-8")

    async def reload_tables_of(self, person: str) -> None:
        """Names or owners of seats changed: the tables in memory, at whichever worker, show it."""
        await self.reload_seats_of(person)
        await self.bus.publish({"kind": "person", "person": person})

    async def reload_seats_of(self, person: str) -> None:
        for table in list(self.tables.cache.values()):
            if table.seats_of(person) or table.spec.host == person:
                await self.seats_heard(table.spec.id)
                if table.spec.access == "public":
                    self.hub.tell_lobby()

    async def seats_heard(self, table_id: str) -> None:
        """The seats of a table changed elsewhere."""
        table = await self.tables.reload(table_id)
        await self.load_host_name(table)
        self.hub.tell_table(table)

    # --- clockwork ----------------------------------------------------------------

    async def expire_clocks(self) -> None:
        await self.expire_until(now())

    async def expire_until(self, at: int) -> None:
        """Seats whose time ran out are handed to a bot."""
        for table_id in await self.tables.store.expired(at):
            with log_refusals(table_id):
                await self.tables.act(table_id, lambda table: expire(table, at))

    async def start_full(self) -> None:
        """Begin the games of tables that are full and did not begin, because a server stopped just then."""
        for table_id in await self.lobby.full():
            with log_refusals(table_id):
                await self.lobby.start_if_full(await self.tables.get(table_id))

    async def nudge_bots(self) -> None:
        await self.bots.resume(PATIENCE)

    async def drop_idle(self) -> None:
        self.tables.sweep_idle()

    async def tell_presence(self) -> None:
        await self.bus.publish({"kind": "presence", "worker": self.worker, "people": list(self.hub.here)})

    async def sync_changed_tables(self) -> None:
        """What was stored without a word to us, such as by `beffroi admin`, is taken in and told."""
        for row in await self.tables.store.heads(list(self.tables.cache)):
            table = self.tables.cache.get(row["id"])
            if table is not None and table.n < row["head"]:
                await self.tables.sync(row["id"], row["head"])
            elif table is not None and table.status == OPEN and row["status"] == CLOSED:
                await self.seats_changed(await self.tables.reload(row["id"]))

    async def forget_guests(self) -> None:
        await self.accounts.delete_guests(now() - self.settings.guest_days * 86_400_000)


@contextmanager
def log_refusals(table_id: str) -> Iterator[None]:
    """What can't be done at one table, such as one whose game is gone, keeps nobody else waiting."""
    try:
        yield
    except Refused as refused:
        log.warning("table %s: %s", table_id, refused.message)


def expire(table: Table, at: int) -> None:
    """Whoever has no time left is stood in for."""
    if table.status != RUNNING:
        return
    for seat in table.clock.expired(at):
        table.stand_in(seat, standin_level(table.game), at)


async def every(name: str, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Exception:  # the clockwork goes on whatever happens in one round
            log.exception("%s failed", name)


async def open_hall(settings: Settings) -> Hall:
    """The house with its database opened, not yet at work."""
    settings.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return Hall(settings, await open_store(settings.database))
