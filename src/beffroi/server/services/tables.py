"""The tables in memory: loaded from their logs, changed one decision at a time, each stored before it is told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, Final

import msgspec
from prometheus_client import Counter

import beffroi
from beffroi.kernel.game import Game
from beffroi.kernel.state import Seat
from beffroi.server.domain.log import LogEntry
from beffroi.server.domain.spec import TableSpec
from beffroi.server.errors import Refused
from beffroi.server.metrics import FROZEN as FROZEN_COUNT
from beffroi.server.metrics import MOVE_SECONDS, MOVES, TABLES
from beffroi.server.services.clock import now
from beffroi.server.services.live_table import OVER, RUNNING, Table
from beffroi.server.storage.engine import Conflict, Connection
from beffroi.server.storage.log import LogStore
from beffroi.server.storage.tables import SeatChange, TableStore
from beffroi.server.storage.writer.base import PendingAppend, TableRow

IDLE: Final = 600.0  # seconds after which a table nobody watches leaves the memory
TRIES: Final = 5
REPLAY_SLICE: Final = 100  # entries replayed before others get a turn

log = logging.getLogger("beffroi.tables")

Change = Callable[[Table], None]
InTransaction = Callable[[Connection, Table], None]  # in the transaction of an entry


class TableChanged(msgspec.Struct):
    """What became of a table, for those who tell others."""

    table: Table
    seats: list[Seat] | None  # who is told; None: everybody
    meta_changed: bool  # status, seats or stand-ins changed
    local: bool = True  # this worker stored it; others must hear of it


Listener = Callable[[TableChanged], Awaitable[None]]


class TableService:
    """The one place where tables change."""

    def __init__(self, store: TableStore, log_store: LogStore) -> None:
        self.store = store
        self.log_store = log_store
        self.cache: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self.listeners: list[Listener] = []
        self.on_finished: InTransaction | None = None  # results and ratings, in the transaction that ends a game
        self.on_fault: Callable[[Table, Exception], None] | None = None
        self.watched: Callable[[str], bool] = lambda table: False

    # --- loading --------------------------------------------------------------

    async def get(self, table_id: str) -> Table:
        """The table, to be looked at: everything that happened there is stored."""
        table = await self._find(table_id)
        await table.wait_stored()
        return table

    async def _find(self, table_id: str) -> Table:
        """The table, from memory or from its log."""
        table = self.cache.get(table_id)
        if table is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = asyncio.ensure_future(self._load(table_id))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            table = await asyncio.shield(loading)
        table.used = time.monotonic()
        return table

    async def _load(self, table_id: str) -> Table:
        head, seats, entries = await self.store.load(table_id)
        table = Table(known_game(head), head, seats)
        await self._replay(table, entries)
        return self.keep(table)

    def keep(self, table: Table) -> Table:
        """Have a table in memory."""
        self.cache[table.spec.id] = table
        TABLES.set(len(self.cache))
        return table

    async def _replay(self, table: Table, entries: list[LogEntry]) -> None:
        """Take the log in; a log the rules no longer accept leaves the table frozen where it stops."""
        end = table.n + len(entries)
        try:
            check_revision(table)
            for count, entry in enumerate(entries, 1):
                table.apply(entry)
                if count % REPLAY_SLICE == 0:
                    await asyncio.sleep(0)
        except Exception as error:  # whatever the rules raise: this table stops, others go on
            log.exception("table %s can't be replayed", table.spec.id)
            table.freeze_at(end)
            if self.on_fault:
                self.on_fault(table, error)

    def evict(self, table: Table) -> None:
        """Drop a table from memory: the log knows better."""
        table.evicted = True
        if self.cache.get(table.spec.id) is table:
            del self.cache[table.spec.id]
        TABLES.set(len(self.cache))

    def sweep_idle(self) -> None:
        """Let go of tables nobody has needed for a while."""
        limit = time.monotonic() - IDLE
        for table in list(self.cache.values()):
            if table.used < limit and not (table.lock.locked() or table.pending or self.watched(table.spec.id)):
                self.evict(table)

    # --- changing -------------------------------------------------------------

    async def act(self, table_id: str, do: Change, in_transaction: InTransaction | None = None) -> Table:
        """Check and store one request. Refused changes nothing; a fault of the rules freezes the table."""
        with MOVE_SECONDS.time():
            for _ in range(TRIES):
                table = await self._find(table_id)
                async with table.lock:
                    if table.evicted:
                        continue
                    change, wanted = await self._decide(table, do, in_transaction)
                if wanted is None:  # nothing new, but perhaps the answer to something that is still on its way
                    await table.wait_stored()
                    return table
                if await self._stored(table, wanted):
                    count_moves(table, wanted.entries)
                    await self._publish_stored(table, change)
                    return table
                # what the faster one stored is news here too
                await self.publish(TableChanged(await self.get(table_id), None, True, local=False))
        raise Refused("busy", "the table is busy, try again")

    async def _decide(
        self, table: Table, do: Change, in_transaction: InTransaction | None
    ) -> tuple[TableChanged, PendingAppend | None]:
        """Let the table decide, and send what it accepted on its way to the disk."""
        before, seq, status = meta_changed(table), table.seq, table.status
        try:
            do(table)
        except Refused:
            raise
        except Exception as error:
            table.evicted = True  # half changed: what is on its way is told from the log
            await table.wait_stored()
            self.evict(table)
            await self._fault(table, error)
            raise Refused("frozen", "the rules failed at this table: it is frozen, and its record is kept") from error
        fresh, table.accepted = table.accepted, []
        seats = None if table.seq != seq else [entry.seat for entry in fresh]
        change = TableChanged(table, seats, meta_changed(table) != before)
        if not fresh:
            return change, None
        wanted = self._append(table, fresh, status, in_transaction)
        table.track(wanted)
        self.log_store.append(wanted)
        return change, wanted

    async def _stored(self, table: Table, wanted: PendingAppend) -> bool:
        """Wait for the disk; False: somebody else was faster, look again."""
        try:
            await wanted.done
        except Conflict:
            self.evict(table)
            return False
        except BaseException:  # not stored, or we can't know: the log decides at the next load
            self.evict(table)
            raise
        return True

    async def _publish_stored(self, table: Table, change: TableChanged) -> None:
        """Tell those concerned; what is stored while more of the table is on its way, is told together with that."""
        told = table.broadcasts
        await table.wait_stored()
        if table.evicted:
            async with table.lock:  # until whoever gave it up is done
                pass
            change = TableChanged(await self.get(table.spec.id), None, True)
        elif change.seats is None:
            table.broadcasts += 1
        elif table.broadcasts != told:  # what everybody was told meanwhile had this in it
            return
        await self.publish(change)

    def _append(
        self, table: Table, fresh: list[LogEntry], status: str, in_transaction: InTransaction | None
    ) -> PendingAppend:
        steps = [in_transaction] if in_transaction else []
        if status != table.status and table.status == OVER and self.on_finished:
            steps.append(self.on_finished)

        def together(connection: Connection) -> None:
            for step in steps:
                step(connection, table)

        before = table.pending[-1] if table.pending else None
        done = asyncio.get_running_loop().create_future()
        first = table.n - len(fresh)
        return PendingAppend(table.spec.id, first, fresh, row_of(table), together if steps else None, before, done)

    async def _fault(self, table: Table, error: Exception) -> None:
        """The rules failed: keep the record, freeze the table, let the others go on."""
        log.error("the rules failed at table %s", table.spec.id, exc_info=error)
        FROZEN_COUNT.inc()
        if self.on_fault:
            self.on_fault(table, error)
        clean = await self.get(table.spec.id)
        if clean.status == RUNNING:
            await self.act(table.spec.id, lambda again: again.freeze(f"{type(error).__name__}: {error}", now()))

    # --- news from other workers ------------------------------------------------

    async def sync(self, table_id: str, head: int) -> None:
        """Another worker stored something: take it in and tell those who watch here."""
        table = self.cache.get(table_id)
        if table is None:
            return
        async with table.lock:
            await table.wait_stored()
            if table.evicted:
                return
            before, seq = meta_changed(table), table.seq
            known = table.n
            entries = await self.log_store.read(table_id, known) if known < head else []
            await self._replay(table, entries)
        seats = [entry.seat for entry in entries] if entries and table.seq == seq else None
        await self.publish(TableChanged(table, seats, meta_changed(table) != before, local=False))

    async def publish(self, change: TableChanged) -> None:
        for listener in self.listeners:
            await listener(change)

    async def reseat(self, table_id: str, change: SeatChange) -> Table:
        """Change who sits where, in the database and then in memory."""
        table = await self._find(table_id)
        async with table.lock:
            await table.wait_stored()
            table.seats = await self.store.change_seats(table_id, change)
        return await self.get(table_id)

    async def reload(self, table_id: str) -> Table:
        """Seats or terms changed outside the log: load the table anew."""
        table = self.cache.get(table_id)
        if table is not None:
            async with table.lock:
                await table.wait_stored()
                self.evict(table)
        return await self.get(table_id)


def meta_changed(table: Table) -> tuple[Any, ...]:
    """What the description of a table depends on, besides its seats."""
    return (table.status, tuple(table.standins.items()), tuple(table.resigned), tuple(sorted(table.stops)))


def known_game(head: TableSpec) -> Game[Any]:
    game = beffroi.all_games().get(head.game)
    if game is None:
        raise Refused("not-found", f"this house no longer has the game {head.game!r}")
    return game


def check_revision(table: Table) -> None:
    rules, game = table.spec.rules, table.game
    if not game.oldest <= rules <= game.rules:
        raise Refused("frozen", f"the table follows revision {rules} of the rules, which this server can't play")


def row_of(table: Table) -> TableRow:
    """What the row of a table says of it."""
    return TableRow(
        head=table.n,
        status=table.status,
        waiting=table.waiting_bits(),
        deadline=table.clock.deadline() if table.status == RUNNING else None,
        started=table.spec.started,
        ended=table.ended,
        changed=table.at,
    )


def count_moves(table: Table, fresh: list[LogEntry]) -> None:
    for entry in fresh:
        if entry.kind == "move":
            counter(table.spec.game, "bot" if table.by_bot(entry.seat) else "person").inc()


@cache
def counter(game: str, by: str) -> Counter:
    """The figure of one game and kind of player; looked up once."""
    return MOVES.labels(game, by)
