"""The tables of a device: loaded from their logs, changed one decision at a time, each kept before it is told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from beffroi.kernel.state import Doc, Seat
from beffroi.local.ports import Keeper, NoRoom
from beffroi.protocol.players import PlayedGame, PlayedSeat
from beffroi.server.domain.commands import TableCommand
from beffroi.server.domain.log import LogEntry
from beffroi.server.domain.results import counts, places, variant
from beffroi.server.domain.spec import SeatAssignment, TableSpec
from beffroi.server.domain.table import TableState
from beffroi.server.errors import Refused
from beffroi.server.realtime.render import table_line
from beffroi.server.services.clock import now
from beffroi.server.services.loading import check_revision, new_state

OWNER = "me"  # the one person of the device
VERSION = 1  # of a table as it is kept; one of a later version is left alone
TRIES = 5

Authorise = Callable[[TableState], bool]  # raises Refused; False: it was decided before
Listener = Callable[[TableState], Awaitable[None]]


class Tables:
    """The one place where tables of this device change."""

    def __init__(self, store: Keeper, host: Callable[[], str]) -> None:
        self.store = store
        self.host = host  # the name of whoever owns the device
        self.heads: dict[str, Doc] = {}
        self.loaded: dict[str, TableState] = {}
        self.listeners: list[Listener] = []
        self._locks: dict[str, asyncio.Lock] = {}

    async def open(self) -> None:
        """Learn which tables there are."""
        self.heads = {head["spec"]["id"]: head for head in await self.store.heads() if head["version"] <= VERSION}

    def lock(self, table_id: str) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def get(self, table_id: str) -> TableState:
        """Return a table, from memory or from its log."""
        async with self.lock(table_id):
            return await self._get(table_id)

    async def look(self, table_id: str, person: str | None) -> TableState:
        """Return a table to whoever looks at it: the device has one owner."""
        return await self.get(table_id)

    async def _get(self, table_id: str) -> TableState:
        if table_id not in self.loaded:
            head = self.heads.get(table_id)
            if head is None:
                await self.open()  # another window may have made it
                head = self.heads.get(table_id)
            if head is None:
                raise Refused("not-found", "there is no such table on this device")
            table = self._empty(head)
            self._follow(table, await self.store.entries(table_id, 0))
            self.loaded[table_id] = table
        return self.loaded[table_id]

    def _empty(self, head: Doc) -> TableState:
        seats = msgspec.convert(head["seats"], list[SeatAssignment])
        table = new_state(msgspec.convert(head["spec"], TableSpec), seats)
        table.host_name = self.host()
        return table

    def _follow(self, table: TableState, entries: list[Doc]) -> None:
        """Apply entries of the log; one the rules no longer accept leaves the table frozen where it stops."""
        end = table.n + len(entries)
        try:
            check_revision(table)
            for entry in entries:
                table.apply(msgspec.convert(entry, LogEntry))
        except Exception:  # whatever the rules raise: this table stops, others go on
            table.freeze_at(end)

    async def insert(self, spec: TableSpec, seats: list[SeatAssignment], entries: list[LogEntry]) -> TableState:
        """Keep a new table."""
        table = new_state(spec, seats)
        table.host_name = self.host()
        for entry in entries:
            table.apply(entry)
        head = head_of(table)
        await self.keep(self.store.insert(head, [msgspec.to_builtins(entry) for entry in entries]))
        self.heads[spec.id] = head
        self.loaded[spec.id] = table
        await self.tell(table)
        return table

    async def submit(
        self, table_id: str, command: TableCommand, key: str = "", authorise: Authorise | None = None
    ) -> tuple[TableState, bool]:
        """Have a table decide on a command, keep and tell what it accepts; also whether it was known already."""
        async with self.lock(table_id):
            for _ in range(TRIES):
                table = await self._get(table_id)
                if authorise is not None and not authorise(table):
                    return table, True
                if await self._decide(table, command, key):
                    break
                self.loaded.pop(table_id, None)  # another window was faster: what it did is news here too
                await self.tell(await self._get(table_id))
            else:
                raise Refused("busy", "the table is busy, try again")
        await self.tell(table)
        return table, False

    async def _decide(self, table: TableState, command: TableCommand, key: str) -> bool:
        """Let the table decide and keep what it added; False if another window has added something meanwhile."""
        first = table.n
        try:
            entries = table.decide(command, now(), key)
        except Refused:
            raise
        except Exception as error:
            self.loaded.pop(table.spec.id, None)  # half changed
            raise Refused("frozen", f"the rules failed at this table ({type(error).__name__})") from error
        if not entries:
            return True
        head = head_of(table)
        try:
            kept = self.store.append(head, first, [msgspec.to_builtins(entry) for entry in entries])
            done: bool = await self.keep(kept)
        except BaseException:
            self.loaded.pop(table.spec.id, None)  # it was not kept: the log says how the table stands
            raise
        self.heads[table.spec.id] = head
        return done

    async def keep(self, work: Awaitable[Any]) -> Any:
        """Wait for the device; a full one is told as a refusal that changed nothing."""
        try:
            return await work
        except NoRoom:
            raise Refused("no-room", "this device has no room left: nothing was changed") from None

    async def sync(self, table_id: str, n: int) -> None:
        """Take in what another window has kept."""
        if n < 0:
            self.heads.pop(table_id, None)
            self.loaded.pop(table_id, None)
            return
        async with self.lock(table_id):
            table = self.loaded.get(table_id)
            if table is None:
                await self.open()  # its line in the lists has changed
            if table is None or table.n >= n:
                return
            self._follow(table, await self.store.entries(table_id, table.n))
            self.heads[table_id] = head_of(table)
        await self.tell(table)

    async def delete(self, table_id: str) -> None:
        """Forget a table for good."""
        await self.get(table_id)
        await self.store.delete(table_id)
        self.heads.pop(table_id, None)
        self.loaded.pop(table_id, None)

    async def tell(self, table: TableState) -> None:
        for listener in self.listeners:
            await listener(table)


def head_of(table: TableState) -> Doc:
    """Return what is kept of a table beside its log."""
    table.spec.status, table.spec.ended = table.status, table.ended or table.spec.ended
    return {
        "version": VERSION,
        "spec": msgspec.to_builtins(table.spec),
        "seats": msgspec.to_builtins(table.seats),
        "changed": now(),
        "n": table.n,
        "bots": bot_seats(table),
        "line": msgspec.to_builtins(table_line(table, OWNER, is_here, now())),
        "result": result_of(table),
    }


def bot_seats(table: TableState) -> list[Seat]:
    """Return the seats that wait for a bot."""
    return [seat for seat in table.to_act() if table.by_bot(seat)]


def result_of(table: TableState) -> Doc | None:
    """Return how a game ended for the first seat of whoever owns the device."""
    mine = table.seats_of(OWNER)
    if not mine or table.match is None or not counts(table):
        return None
    played = PlayedGame(
        game=table.spec.game,
        variant=variant(table.game, table.spec.options, table.spec.own_figures),
        rank=places(table)[mine[0]],
        players=table.spec.seats,
        score=table.playing.state.totals()[mine[0]],
        resigned=mine[0] in table.resigned,
        gone=table.gone.get(mine[0]) if mine[0] in table.lost else None,
        ended=table.ended or 0,
        table=table.spec.id,
        seat=mine[0],
        rated=False,
        change=None,
        others=[
            PlayedSeat(seat, chair.name, chair.level, False)
            for seat, chair in enumerate(table.seats)
            if chair.person != OWNER
        ],
    )
    found: Doc = msgspec.to_builtins(played)
    return found


def is_here(person: str) -> bool:
    """Tell that whoever owns the device is there."""
    return True
