"""The tables in memory: loaded from their logs, changed one decision at a time, each stored before it is told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from prometheus_client import Counter

import beffroi
from beffroi.kernel.game import Game
from beffroi.kernel.state import Seat
from beffroi.server.domain.spec import Chair, Head, read_chairs
from beffroi.server.errors import Refused
from beffroi.server.metrics import FROZEN as FROZEN_COUNT
from beffroi.server.metrics import MOVE_SECONDS, MOVES, TABLES
from beffroi.server.services.live_table import OVER, RUNNING, Table
from beffroi.server.storage.engine import Store, Work, now
from beffroi.server.storage.log import Append, Conflict, Entry, Journal, Row, read_entries
from beffroi.server.storage.schema import people, tables

IDLE: Final = 600.0  # seconds after which a table nobody watches leaves the memory
TRIES: Final = 5
REPLAY_SLICE: Final = 100  # entries replayed before others get a turn
HEAD_COLUMNS: Final = [tables.c[name] for name in Head.__struct_fields__]
HEAD: Final = sa.select(*HEAD_COLUMNS).where(tables.c.id == sa.bindparam("table"))

log = logging.getLogger("beffroi.tables")

Do = Callable[[Table], None]
Also = Callable[[sa.Connection, Table], None]  # in the transaction of an entry


class Change(msgspec.Struct):
    """What became of a table, for those who tell others."""

    table: Table
    seats: list[Seat] | None  # who is told; None: everybody
    shape: bool  # status, seats or stand-ins changed
    here: bool = True  # this worker stored it; others must hear of it


Listener = Callable[[Change], Awaitable[None]]


class Tables:
    """The one place where tables change."""

    def __init__(self, store: Store, journal: Journal) -> None:
        self.store = store
        self.journal = journal
        self.cache: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self.listeners: list[Listener] = []
        self.at_end: Also | None = None  # results and ratings, in the transaction that ends a game
        self.on_fault: Callable[[Table, Exception], None] | None = None
        self.watched: Callable[[str], bool] = lambda table: False

    # --- loading --------------------------------------------------------------

    async def get(self, table_id: str) -> Table:
        """The table, to be looked at: everything that happened there is stored."""
        table = await self._find(table_id)
        await table.settled()
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
        head, seats, entries = await self.store.read(lambda connection: read_table(connection, table_id))
        table = Table(known_game(head), head, seats)
        await self._replay(table, entries)
        return self.keep(table)

    def keep(self, table: Table) -> Table:
        """Have a table in memory."""
        self.cache[table.head.id] = table
        TABLES.set(len(self.cache))
        return table

    async def _replay(self, table: Table, entries: list[Entry]) -> None:
        """Take the log in; a log the rules no longer accept leaves the table frozen where it stops."""
        end = table.n + len(entries)
        try:
            check_revision(table)
            for count, entry in enumerate(entries, 1):
                table.take(entry)
                if count % REPLAY_SLICE == 0:
                    await asyncio.sleep(0)
        except Exception as error:  # whatever the rules raise: this table stops, others go on
            log.exception("table %s can't be replayed", table.head.id)
            table.halt(end)
            if self.on_fault:
                self.on_fault(table, error)

    def forget(self, table: Table) -> None:
        """Drop a table from memory: the log knows better."""
        table.gone = True
        if self.cache.get(table.head.id) is table:
            del self.cache[table.head.id]
        TABLES.set(len(self.cache))

    def sweep_idle(self) -> None:
        """Let go of tables nobody has needed for a while."""
        limit = time.monotonic() - IDLE
        for table in list(self.cache.values()):
            if table.used < limit and not (table.lock.locked() or table.flying or self.watched(table.head.id)):
                self.forget(table)

    # --- changing -------------------------------------------------------------

    async def act(self, table_id: str, do: Do, also: Also | None = None) -> Table:
        """Check and store one request. Refused changes nothing; a fault of the rules freezes the table."""
        with MOVE_SECONDS.time():
            for _ in range(TRIES):
                table = await self._find(table_id)
                async with table.lock:
                    if table.gone:
                        continue
                    change, wanted = await self._decide(table, do, also)
                if wanted is None:  # nothing new, but perhaps the answer to something that is still on its way
                    await table.settled()
                    return table
                if await self._stored(table, wanted):
                    count_moves(table, wanted.entries)
                    await self._tell_stored(table, change)
                    return table
                # what the faster one stored is news here too
                await self.tell(Change(await self.get(table_id), None, True, here=False))
        raise Refused("busy", "the table is busy, try again")

    async def _decide(self, table: Table, do: Do, also: Also | None) -> tuple[Change, Append | None]:
        """Let the table decide, and send what it accepted on its way to the disk."""
        before, seq, status = shape(table), table.seq, table.status
        try:
            do(table)
        except Refused:
            raise
        except Exception as error:
            table.gone = True  # half changed: what is on its way is told from the log
            await table.settled()
            self.forget(table)
            await self._fault(table, error)
            raise Refused("frozen", "the rules failed at this table: it is frozen, and its record is kept") from error
        fresh, table.fresh = table.fresh, []
        seats = None if table.seq != seq else [entry.seat for entry in fresh]
        change = Change(table, seats, shape(table) != before)
        if not fresh:
            return change, None
        wanted = self._append(table, fresh, status, also)
        table.launch(wanted)
        self.journal.append(wanted)
        return change, wanted

    async def _stored(self, table: Table, wanted: Append) -> bool:
        """Wait for the disk; False: somebody else was faster, look again."""
        try:
            await wanted.done
        except Conflict:
            self.forget(table)
            return False
        except BaseException:  # not stored, or we can't know: the log decides at the next load
            self.forget(table)
            raise
        return True

    async def _tell_stored(self, table: Table, change: Change) -> None:
        """Tell those concerned; what is stored while more of the table is on its way, is told together with that."""
        told = table.told
        await table.settled()
        if table.gone:
            async with table.lock:  # until whoever gave it up is done
                pass
            change = Change(await self.get(table.head.id), None, True)
        elif change.seats is None:
            table.told += 1
        elif table.told != told:  # what everybody was told meanwhile had this in it
            return
        await self.tell(change)

    def _append(self, table: Table, fresh: list[Entry], status: str, also: Also | None) -> Append:
        steps = [also] if also else []
        if status != table.status and table.status == OVER and self.at_end:
            steps.append(self.at_end)

        def together(connection: sa.Connection) -> None:
            for step in steps:
                step(connection, table)

        before = table.flying[-1] if table.flying else None
        done = asyncio.get_running_loop().create_future()
        first = table.n - len(fresh)
        return Append(table.head.id, first, fresh, row_of(table), together if steps else None, before, done)

    async def _fault(self, table: Table, error: Exception) -> None:
        """The rules failed: keep the record, freeze the table, let the others go on."""
        log.error("the rules failed at table %s", table.head.id, exc_info=error)
        FROZEN_COUNT.inc()
        if self.on_fault:
            self.on_fault(table, error)
        clean = await self.get(table.head.id)
        if clean.status == RUNNING:
            await self.act(table.head.id, lambda again: again.freeze(f"{type(error).__name__}: {error}", now()))

    # --- news from other workers ------------------------------------------------

    async def catch_up(self, table_id: str, head: int) -> None:
        """Another worker stored something: take it in and tell those who watch here."""
        table = self.cache.get(table_id)
        if table is None:
            return
        async with table.lock:
            await table.settled()
            if table.gone:
                return
            before, seq = shape(table), table.seq
            known = table.n
            entries = await self.store.read(lambda c: read_entries(c, table_id, known)) if known < head else []
            await self._replay(table, entries)
        seats = [entry.seat for entry in entries] if entries and table.seq == seq else None
        await self.tell(Change(table, seats, shape(table) != before, here=False))

    async def tell(self, change: Change) -> None:
        for listener in self.listeners:
            await listener(change)

    async def reseat(self, table_id: str, change: Work[list[Chair]]) -> Table:
        """Change who sits where, in the database and then in memory."""
        table = await self._find(table_id)
        async with table.lock:
            await table.settled()
            table.chairs = await self.store.write(change)
        return await self.get(table_id)

    async def reread(self, table_id: str) -> Table:
        """Seats or terms changed outside the log: load the table anew."""
        table = self.cache.get(table_id)
        if table is not None:
            async with table.lock:
                await table.settled()
                self.forget(table)
        return await self.get(table_id)


def shape(table: Table) -> tuple[Any, ...]:
    """What the description of a table depends on, besides its seats."""
    return (table.status, tuple(table.standins.items()), tuple(table.resigned), tuple(sorted(table.stops)))


def known_game(head: Head) -> Game:
    game = beffroi.all_games().get(head.game)
    if game is None:
        raise Refused("not-found", f"this house no longer has the game {head.game!r}")
    return game


def check_revision(table: Table) -> None:
    rules, game = table.head.rules, table.game
    if rules != game.rules and rules not in game.replays:
        raise Refused("frozen", f"the table follows revision {rules} of the rules, which is gone")


def read_table(connection: sa.Connection, table_id: str) -> tuple[Head, list[Chair], list[Entry]]:
    """A table as it is stored: what was agreed, who sits where, and its log."""
    row = connection.execute(HEAD, {"table": table_id}).mappings().first()
    if row is None:
        raise Refused("not-found", "there is no such table")
    return Head(**row), read_chairs(connection, table_id), read_entries(connection, table_id)


def read_lines(connection: sa.Connection, ids: list[str]) -> dict[str, tuple[Head, list[Chair], str]]:
    """For each table what was agreed, who sits where, and the host's name; the log is not looked at."""
    these = tables.c.id.in_(ids)
    query = sa.select(*HEAD_COLUMNS, people.c.name.label("host_name")).outerjoin(people, people.c.id == tables.c.host)
    found: dict[str, tuple[Head, list[Chair], str]] = {}
    for row in connection.execute(query.where(these)).mappings():
        head = Head(**{name: row[name] for name in Head.__struct_fields__})
        found[head.id] = (head, read_chairs(connection, head.id), row["host_name"] or "")
    return found


def row_of(table: Table) -> Row:
    """What the row of a table says of it."""
    return Row(
        head=table.n,
        status=table.status,
        waiting=table.waiting_bits(),
        deadline=table.clock.deadline() if table.status == RUNNING else None,
        started=table.head.started,
        ended=table.ended,
        changed=table.at,
    )


def count_moves(table: Table, fresh: list[Entry]) -> None:
    for entry in fresh:
        if entry.kind == "move":
            counter(table.head.game, "bot" if table.by_bot(entry.seat) else "person").inc()


@cache
def counter(game: str, by: str) -> Counter:
    """The figure of one game and kind of player; looked up once."""
    return MOVES.labels(game, by)
