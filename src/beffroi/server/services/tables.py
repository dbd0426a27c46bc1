"""The tables in memory: loaded from their logs, changed one decision at a time, each stored before it is told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from beffroi.server.domain.commands import ExpireClocks, FreezeTable, TableCommand
from beffroi.server.domain.log import MOVE, TURN, UNDO, LogEntry
from beffroi.server.domain.results import counts
from beffroi.server.domain.spec import CLOSED, OPEN, RUNNING, SeatAssignment, TableSpec
from beffroi.server.domain.table import TableState
from beffroi.server.domain.turns import turn_answers
from beffroi.server.errors import Refused, log_refusals
from beffroi.server.metrics import FROZEN as FROZEN_COUNT
from beffroi.server.metrics import MOVE_SECONDS, TABLES, moves_counter
from beffroi.server.services.checker import Checker
from beffroi.server.services.clock import monotonic, now
from beffroi.server.services.live_table import LiveTable, row_of
from beffroi.server.services.loading import check_revision, new_state
from beffroi.server.services.loop_turns import in_turn
from beffroi.server.services.ports import TableChanged, Watchers
from beffroi.server.storage.engine import Conflict, Connection
from beffroi.server.storage.log import LogStore
from beffroi.server.storage.tables import Also, SeatChange, TableStore
from beffroi.server.storage.writer.base import PendingAppend

IDLE: Final = 600.0  # seconds after which a table nobody watches leaves the memory
MOST_IDLE: Final = 400  # tables nobody watches that stay so long: a long game takes more than 1 MB
TRIES: Final = 5
REPLAY_SLICE: Final = 200  # decisions played again before others get a turn

log = logging.getLogger("beffroi.tables")

Authorise = Callable[[TableState], bool]  # raises Refused; False: there is nothing to decide, it was decided before
InTransaction = Callable[[Connection, TableState], None]  # in the transaction of an entry
Listener = Callable[[TableChanged], Awaitable[None]]
Admit = Callable[[TableState, str | None], Awaitable[None]]  # raises Refused
OnFault = Callable[[TableState, Exception, "TableCommand | None"], None]


class Outcome(msgspec.Struct, frozen=True):
    """What came of a command: the table, its seq right after, and whether the command was known already."""

    table: TableState
    seq: int
    duplicate: bool


class TableService:
    """The one place where tables change."""

    def __init__(self, store: TableStore, log_store: LogStore, watchers: Watchers, checker: Checker) -> None:
        self.store = store
        self.log_store = log_store
        self.watchers = watchers
        self.checker = checker
        self.cache: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._untold: dict[str, None] = {}  # tables that may have gone on without those who watch hearing of it
        self.listeners: list[Listener] = []  # who is told of changes, in this order
        self.on_finished: InTransaction | None = None  # results and ratings, in the transaction that ends a game
        self.on_fault: OnFault | None = None
        self.admit: Admit | None = None  # refuses whoever may not look at a table

    # --- loading --------------------------------------------------------------

    async def get(self, table_id: str) -> TableState:
        """Return the table, to be looked at: everything that happened there is stored."""
        while True:
            live = await self._find(table_id)
            await live.wait_stored()
            if not live.doubtful:
                return live.state
            self.evict(live)

    async def look(self, table_id: str, person: str | None) -> TableState:
        """Return the table to somebody who looks at it, if they may."""
        table = await self.get(table_id)
        if self.admit is not None:
            await self.admit(table, person)
        return table

    def loaded(self, table_id: str) -> TableState | None:
        """Return the table, if it is in memory."""
        live = self.cache.get(table_id)
        return live.state if live is not None else None

    def all_loaded(self) -> list[TableState]:
        return [live.state for live in self.cache.values()]

    async def _find(self, table_id: str) -> LiveTable:
        """Return the table, from memory or from its log."""
        live = self.cache.get(table_id)
        if live is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = asyncio.ensure_future(in_turn(self._load(table_id)))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            live = await asyncio.shield(loading)
        live.used_at = monotonic()
        return live

    async def _load(self, table_id: str) -> LiveTable:
        spec, seats, entries = await self.store.load(table_id)
        live = LiveTable(new_state(spec, seats))
        await self._replay(live.state, entries)
        return self._keep(live)

    def keep(self, spec: TableSpec, seats: list[SeatAssignment]) -> TableState:
        """Have a new table in memory, which was just stored."""
        return self._keep(LiveTable(new_state(spec, seats))).state

    def _keep(self, live: LiveTable) -> LiveTable:
        self.cache[live.id] = live
        TABLES.set(len(self.cache))
        return live

    async def _replay(self, table: TableState, entries: list[LogEntry]) -> None:
        """Apply entries of the log; a log the rules no longer accept leaves the table frozen where it stops."""
        end = table.n + len(entries)
        try:
            check_revision(table)
            if table.match is None:
                await self.checker.check_table(table.spec)
            work = 0
            for entry in entries:
                work += len(table.playing.moves) if entry.kind == UNDO else 1  # a take-back plays all anew
                table.apply(entry)
                table.check_digest()
                if work >= REPLAY_SLICE:
                    work = 0
                    await asyncio.sleep(0)
        except Exception as error:  # whatever the rules raise: this table stops, others go on
            if isinstance(error, Refused) and error.error == "busy":  # it was not looked at, which says nothing of it
                raise
            log.exception("table %s can't be replayed", table.spec.id)
            table.freeze_at(end)
            if self.on_fault:
                self.on_fault(table, error, None)

    def evict(self, live: LiveTable) -> None:
        """Drop a table from memory: the log knows better, and those who watch hear what it says."""
        live.evicted = True
        if self.watchers.is_watched(live.id):
            self._untold[live.id] = None
        if self.cache.get(live.id) is live:
            del self.cache[live.id]
        TABLES.set(len(self.cache))

    async def evict_idle(self) -> None:
        """Let go of tables nobody has needed for a while, and where there are many, of those left alone longest."""
        idle = sorted((live for live in self.cache.values() if not self._in_use(live)), key=lambda live: live.used_at)
        limit, many = monotonic() - IDLE, len(idle) - MOST_IDLE
        for n, live in enumerate(idle):
            used = live.used_at
            if used < limit or n < many:
                await self.store_digests([live])
                if live.used_at == used and not self._in_use(live):  # nobody came meanwhile
                    self.evict(live)

    def _in_use(self, live: LiveTable) -> bool:
        return live.lock.locked() or bool(live.pending) or self.watchers.is_watched(live.id)

    async def store_digests(self, leaving: list[LiveTable]) -> None:
        """Store what tables that leave memory are like, so that it can be compared when they are loaded again."""
        digests = []
        for live in leaving:
            table = live.state
            if table.status == RUNNING and table.n != table.spec.digest_head:
                table.spec.digest, table.spec.digest_head = table.digest(), table.n
                digests.append((live.id, table.spec.digest, table.n))
        await self.store.set_digests(digests)

    async def close(self) -> None:
        """Let all tables go when the server stops."""
        await self.store_digests(list(self.cache.values()))

    async def load_host_name(self, table: TableState) -> None:
        """Find the host's name, which the description of a table shows; once for each table in memory."""
        if table.host_name is None:
            table.host_name = await self.store.host_name(table.spec.host)

    # --- changing -------------------------------------------------------------

    async def submit(
        self,
        table_id: str,
        command: TableCommand,
        *,
        key: str = "",
        at: int = 0,
        authorise: Authorise | None = None,
        in_transaction: InTransaction | None = None,
    ) -> Outcome:
        """Have a table decide on a command, and store and publish what it accepts: the one way in.

        Refused changes nothing; a fault of the rules freezes the table.
        """
        with MOVE_SECONDS.time():
            for _ in range(TRIES):
                live = await self._find(table_id)
                async with live.lock:
                    if live.evicted:
                        continue
                    seq = live.state.seq
                    outcome, change, wanted = await self._decide(live, command, key, at, authorise, in_transaction)
                if wanted is None:  # nothing new, but perhaps the answer to something that is still on its way
                    await live.wait_stored()
                    if live.evicted:  # it was not stored, or that is not known
                        continue
                    return outcome
                if await self._stored(live, wanted):
                    count_moves(outcome.table, wanted.entries)
                    await self._publish_stored(live, change, public=outcome.seq != seq)
                    return outcome
                # what the faster one stored is news here too
                await self.publish(TableChanged(await self.get(table_id), True, local=False))
        raise Refused("busy", "the table is busy, try again")

    async def _decide(
        self,
        live: LiveTable,
        command: TableCommand,
        key: str,
        at: int,
        authorise: Authorise | None,
        in_transaction: InTransaction | None,
    ) -> tuple[Outcome, TableChanged, PendingAppend | None]:
        """Authorise, let the table decide, and send what it accepted on its way to the disk; nothing is awaited."""
        table = live.state
        before, status = table.around(), table.status
        entries: list[LogEntry] = []
        try:
            wanted = authorise is None or authorise(table)
            if wanted:
                entries = table.decide(command, at or now(), key)
        except Refused:
            raise
        except Exception as error:
            await self._fault(live, error, command)
            raise Refused("frozen", "the rules failed at this table: it is frozen, and its record is kept") from error
        outcome = Outcome(table, table.seq, not wanted)
        change = TableChanged(table, table.around() != before)
        return outcome, change, self._append(live, entries, status, in_transaction) if entries else None

    def _append(
        self, live: LiveTable, entries: list[LogEntry], status: str, in_transaction: InTransaction | None
    ) -> PendingAppend:
        """Append: hand entries to the log, behind those of this table that are still on their way."""
        table = live.state
        steps = [in_transaction] if in_transaction else []
        if status != table.status and counts(table) and self.on_finished:
            steps.append(self.on_finished)

        def together(connection: Connection) -> None:
            for step in steps:
                step(connection, table)

        previous = live.pending[-1] if live.pending else None
        done = asyncio.get_running_loop().create_future()
        first = table.n - len(entries)
        wanted = PendingAppend(live.id, first, entries, row_of(table), together if steps else None, previous, done)
        live.track(wanted)
        self.log_store.append(wanted)
        return wanted

    async def _stored(self, live: LiveTable, wanted: PendingAppend) -> bool:
        """Wait for the disk; False: somebody else was faster, look again."""
        try:
            await wanted.done
        except Conflict:
            self.evict(live)
            return False
        except BaseException:  # not stored, or we can't know: the log decides at the next load
            self.evict(live)
            raise
        return True

    async def _publish_stored(self, live: LiveTable, change: TableChanged, *, public: bool) -> None:
        """Publish: what is stored while more of the table is on its way, is told together with that."""
        broadcasts = live.broadcasts
        await live.wait_stored()
        if live.evicted:
            async with live.lock:  # until whoever gave it up is done
                pass
            change = TableChanged(await self.get(live.id), True)
        elif public:
            live.broadcasts += 1
        elif live.broadcasts != broadcasts:  # what everybody was told meanwhile had this in it
            return
        await self.publish(change)

    async def _fault(self, live: LiveTable, error: Exception, command: TableCommand) -> None:
        """Keep the record of a table whose rules failed, and freeze it; what is on its way is told from the log."""
        table = live.state
        live.evicted = True  # half changed
        await live.wait_stored()
        self.evict(live)
        log.error("the rules failed at table %s", live.id, exc_info=error)
        FROZEN_COUNT.inc()
        if self.on_fault:
            self.on_fault(table, error, command)
        clean = await self.get(live.id)
        if clean.status == RUNNING:
            await self.submit(live.id, FreezeTable(f"{type(error).__name__}: {error}"))

    async def publish(self, change: TableChanged) -> None:
        """Tell everybody of a change; if that fails, `sync_changed` does it again."""
        table_id = change.table.spec.id
        self._untold[table_id] = None
        for listener in self.listeners:
            await listener(change)
        self._untold.pop(table_id, None)

    # --- from outside the log -----------------------------------------------------

    async def expire_clocks(self, at: int) -> None:
        """Hand seats whose time ran out to a bot."""
        for table_id in await self.store.expired(at):
            with log_refusals(log, table_id):
                await self.submit(table_id, ExpireClocks(), at=at)

    async def sync(self, table_id: str, head: int) -> None:
        """Take in what another worker stored, and tell those who watch here."""
        live = self.cache.get(table_id)
        if live is None:
            return
        table = live.state
        async with live.lock:
            await live.wait_stored()
            if live.evicted:
                return
            before = table.around()
            entries = await self.log_store.read(table_id, table.n) if table.n < head else []
            if table.status == OPEN:
                table.seats = await self.store.seats(table_id)  # who sat down may have been news that got lost
            await self._replay(table, entries)
        await self.publish(TableChanged(table, table.around() != before, local=False))

    async def sync_all(self) -> None:
        """Look at the log of every table in memory: news may have been missed."""
        for table_id in list(self.cache):
            await self.catch_up(table_id)

    async def catch_up(self, table_id: str) -> None:
        """Look at the log of a table in memory, however long it is."""
        await self.sync(table_id, 1 << 30)

    async def sync_changed(self) -> list[TableState]:
        """Take in what was stored without a word to us, such as by `beffroi admin`; returns tables that were closed."""
        closed = []
        for table_id in list(self._untold):
            with log_refusals(log, table_id):
                await self.publish(TableChanged(await self.get(table_id), True))
        for row in await self.store.heads(list(self.cache)):
            table = self.loaded(row["id"])
            if table is not None and table.n < row["head"]:
                await self.sync(row["id"], row["head"])
            elif table is not None and table.status == OPEN and row["status"] == CLOSED:
                closed.append(await self.reload(row["id"]))
            elif table is not None and table.spec.rules != row["rules"]:
                await self.reload(row["id"])
        return closed

    async def reseat(
        self, table_id: str, change: SeatChange, *, close: bool = False, also: Also | None = None
    ) -> TableState:
        """Change who sits where before the game, in the database and then in memory; perhaps close the table."""
        live = await self._find(table_id)
        async with live.lock:
            await live.wait_stored()
            try:
                live.state.seats = await self.store.change_seats(table_id, change, close=close, also=also)
            except BaseException as error:
                if (
                    not isinstance(error, Refused) or error.error == "busy"
                ):  # not stored, or we can't know: read it again
                    self.evict(live)
                raise
            if close:
                self.evict(live)
        return await self.get(table_id)

    async def reload(self, table_id: str) -> TableState:
        """Load a table anew: seats or terms changed outside the log."""
        live = self.cache.get(table_id)
        if live is not None:
            async with live.lock:
                await live.wait_stored()
                self.evict(live)
        return await self.get(table_id)


def count_moves(table: TableState, entries: list[LogEntry]) -> None:
    for entry in entries:
        made = 1 if entry.kind == MOVE else len(turn_answers(entry.body)) if entry.kind == TURN else 0
        if made:
            moves_counter(table.spec.game, "bot" if table.by_bot(entry.seat) else "person").inc(made)
