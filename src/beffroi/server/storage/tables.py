"""Tables and who sits there: their rows, and the lists made of them. The log is in `log.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from beffroi.server.domain.log import LogEntry
from beffroi.server.domain.person import Person
from beffroi.server.domain.spec import CLOSED, FREE, OPEN, RUNNING, ListedTable, SeatAssignment, TableSpec
from beffroi.server.errors import Refused
from beffroi.server.storage.engine import Conflict, Connection, Store
from beffroi.server.storage.log import read_entries
from beffroi.server.storage.schema import chairs, people, removals, tables
from beffroi.server.storage.writer.base import ROW_COLUMNS, TableRow
from beffroi.server.storage.writer.sql import SET_ROW, insert_entries

AT_ONCE: Final = 500  # tables looked up in one question to the database

Claim = Callable[[Connection, str], None]  # what a new table, named by its id, takes for itself
Also = Callable[[Connection], None]  # what is done, or refused, in the same transaction
SeatChange = Callable[[list[SeatAssignment]], None]  # puts others into the list of seats, or refuses

SPEC_COLUMNS: Final = [tables.c[name] for name in TableSpec.__struct_fields__]
THIS: Final = tables.c.id == sa.bindparam("table")
SPEC: Final = sa.select(*SPEC_COLUMNS).where(THIS)
STATUS: Final = sa.select(tables.c.status).where(THIS).with_for_update()
SEATS: Final = (
    sa.select(*(chairs.c[name] for name in SeatAssignment.__struct_fields__))
    .where(chairs.c.table_id == sa.bindparam("table"))
    .order_by(chairs.c.seat)
)
SUMMARIES: Final = (
    sa.select(*SPEC_COLUMNS, people.c.name.label("host_name"))
    .outerjoin(people, people.c.id == tables.c.host)
    .where(tables.c.id.in_(sa.bindparam("ids", expanding=True)))
)
HEADS: Final = sa.select(tables.c.id, tables.c.head, tables.c.status, tables.c.rules).where(
    tables.c.id.in_(sa.bindparam("ids", expanding=True))
)
NEW_TABLE: Final = sa.insert(tables)
NEW_SEATS: Final = sa.insert(chairs)
SET_SEAT: Final = (
    sa.update(chairs)
    .where(chairs.c.table_id == sa.bindparam("at_table"), chairs.c.seat == sa.bindparam("at_seat"))
    .values({name: sa.bindparam(name) for name in SeatAssignment.__struct_fields__})
)
CLOSE: Final = sa.update(tables).where(THIS).values(status=CLOSED)
EMPTY: Final = sa.select(chairs.c.seat).where(chairs.c.table_id == sa.bindparam("table"), chairs.c.kind.in_(FREE))
UNREADY: Final = sa.select(chairs.c.seat).where(
    chairs.c.table_id == sa.bindparam("table"), chairs.c.kind == "human", chairs.c.ready.is_(False)
)
IS_REMOVED: Final = sa.select(removals.c.person).where(
    removals.c.table_id == sa.bindparam("table"), removals.c.person == sa.bindparam("removed")
)
REMOVED: Final = (
    sa.select(*(people.c[name] for name in Person.__struct_fields__))
    .join(removals, removals.c.person == people.c.id)
    .where(removals.c.table_id == sa.bindparam("table"), people.c.name_key == sa.bindparam("name_key"))
)
FULL: Final = sa.select(tables.c.id).where(
    tables.c.status == OPEN, ~sa.exists().where(chairs.c.table_id == tables.c.id, chairs.c.kind.in_(FREE))
)
GOING: Final = (
    sa.select(sa.func.count().label("count"))
    .select_from(tables)
    .where(tables.c.host == sa.bindparam("host"), tables.c.status.in_((OPEN, RUNNING)))
)
HOST_NAME: Final = sa.select(people.c.name).where(people.c.id == sa.bindparam("host"))
EXPIRED: Final = sa.select(tables.c.id).where(tables.c.status == RUNNING, tables.c.deadline <= sa.bindparam("at"))
LATE_BOTS: Final = (
    sa.select(tables.c.id, tables.c.head)
    .where(
        tables.c.status == RUNNING,
        tables.c.waiting >= sa.bindparam("bit"),
        tables.c.changed <= sa.bindparam("before"),
    )
    .order_by(tables.c.changed)
)
SEATED: Final = sa.select(chairs.c.table_id).where(chairs.c.person == sa.bindparam("person"))
INVOLVED: Final = sa.select(tables.c.id).where(
    tables.c.status == sa.bindparam("status"),
    sa.or_(tables.c.host == sa.bindparam("person"), tables.c.id.in_(SEATED)),
)
GOING_WITH: Final = (
    sa.select(tables.c.id)
    .where(tables.c.id.in_(SEATED), tables.c.status.in_((OPEN, RUNNING)))
    .order_by(tables.c.changed.desc())
)
# The tables that wait for a person, the one that waits longest first.
WAITING_FOR: Final = (
    sa.select(tables.c.id)
    .join(chairs, chairs.c.table_id == tables.c.id)
    .where(
        chairs.c.person == sa.bindparam("person"),
        tables.c.status == RUNNING,
        tables.c.waiting.op("&")(sa.literal(1, sa.Integer).op("<<")(chairs.c.seat)) != 0,
    )
    .group_by(tables.c.id, tables.c.changed)
    .order_by(tables.c.changed, tables.c.id)
)
SET_DIGEST: Final = (
    sa.update(tables).where(THIS).values(digest=sa.bindparam("state"), digest_head=sa.bindparam("length"))
)
SET_RULES: Final = (
    sa.update(tables)
    .where(tables.c.game == sa.bindparam("slug"), tables.c.rules == sa.bindparam("before"))
    .values(rules=sa.bindparam("after"))
)
BEGUN: Final = sa.select(tables.c.id).where(tables.c.status.not_in((OPEN, CLOSED)))
TAKE_REMATCH: Final = (
    sa.update(tables)
    .where(THIS, tables.c.rematch.is_not_distinct_from(sa.bindparam("earlier")))
    .values(rematch=sa.bindparam("made"))
)


class TableStore:
    """The tables of the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # --- one table ----------------------------------------------------------------

    async def load(self, table_id: str) -> tuple[TableSpec, list[SeatAssignment], list[LogEntry]]:
        """Return what was agreed at a table, who sits where, and its log."""
        return await self.store.read(lambda connection: read_table(connection, table_id))

    async def insert(
        self,
        spec: TableSpec,
        seats: list[SeatAssignment],
        entries: Iterable[LogEntry] = (),
        claim: Claim | None = None,
    ) -> None:
        """Store a new table, if what it claims in the same transaction is free."""

        def work(connection: Connection) -> None:
            if claim:
                claim(connection, spec.id)
            insert_table(connection, spec, seats, list(entries))

        await self.store.write(work)

    async def change_seats(
        self, table_id: str, change: SeatChange, *, close: bool = False, also: Also | None = None
    ) -> list[SeatAssignment]:
        """Change who sits at a table that has not begun, and perhaps close it."""

        def work(connection: Connection) -> list[SeatAssignment]:
            seats = lock_open(connection, table_id)
            before = seats[:]
            change(seats)
            if also:
                also(connection)
            for i, seat in enumerate(seats):
                if seat is not before[i]:
                    values = {"at_table": table_id, "at_seat": i, **msgspec.structs.asdict(seat)}
                    connection.execute(SET_SEAT, values)
            if close:
                connection.execute(CLOSE, {"table": table_id})
            return seats

        return await self.store.write(work)

    async def seats(self, table_id: str) -> list[SeatAssignment]:
        """Return who sits at a table, by seat."""
        return await self.store.read(lambda connection: read_seats(connection, table_id))

    async def removed(self, table_id: str, name_key: str) -> Person | None:
        """Return somebody of that name whom the host removed from a table."""
        row = await self.store.row(REMOVED, table=table_id, name_key=name_key)
        return Person(**row) if row is not None else None

    async def set_row(self, table_id: str, row: TableRow) -> None:
        """Set right what a table's row says of its log."""
        values = {name: getattr(row, name) for name in ROW_COLUMNS}
        await self.store.write(lambda connection: connection.execute(SET_ROW, {"id_": table_id, **values}))

    async def set_digests(self, digests: list[tuple[str, str, int]]) -> None:
        """Store the digests of tables that leave memory, and after how many entries of their logs."""
        rows = [{"table": table, "state": digest, "length": length} for table, digest, length in digests]
        if rows:
            await self.store.write(lambda connection: connection.execute(SET_DIGEST, rows))

    async def set_rules(self, game: str, before: int, after: int) -> int:
        """Mark the tables of one revision as played by another; returns how many."""
        values = {"slug": game, "before": before, "after": after}
        return await self.store.write(lambda connection: connection.execute(SET_RULES, values).rowcount)

    async def host_name(self, host: str | None) -> str:
        row = await self.store.row(HOST_NAME, host=host)
        return row["name"] if row else ""

    # --- lists ----------------------------------------------------------------------

    async def summaries(self, ids: list[str]) -> dict[str, ListedTable]:
        """Return the tables of a list; their logs are not read."""
        return await self.store.read(lambda connection: read_summaries(connection, ids))

    async def heads(self, ids: list[str]) -> list[sa.RowMapping]:
        """Return the length of the log and the status of each of these tables."""
        found: list[sa.RowMapping] = []
        for begin in range(0, len(ids), AT_ONCE):
            found += await self.store.rows(HEADS, ids=ids[begin : begin + AT_ONCE])
        return found

    async def newest(
        self, most: int, *, person: str | None, game: str | None, status: str | None, before: int | None
    ) -> list[str]:
        """Return public tables, or all where a person sits, newest first."""
        query = sa.select(tables.c.id).order_by(tables.c.created.desc()).limit(most).where(tables.c.status != CLOSED)
        query = query.where(tables.c.id.in_(SEATED) if person else tables.c.access == "public")
        if game:
            query = query.where(tables.c.game == game)
        if status:
            query = query.where(tables.c.status == status)
        if before:
            query = query.where(tables.c.created < before)
        return await self._ids(query, **({"person": person} if person else {}))

    async def count_going(self, host: str) -> int:
        """Return how many tables of a host are open or running."""
        row = await self.store.row(GOING, host=host)
        return row["count"] if row else 0

    async def full(self) -> list[str]:
        """Return tables where every seat is taken and the game has not begun."""
        return await self._ids(FULL)

    async def expired(self, at: int) -> list[str]:
        """Return running tables where a clock has run out."""
        return await self._ids(EXPIRED, at=at)

    async def late_bots(self, bit: int, before: int) -> list[sa.RowMapping]:
        """Return running tables that have waited for a bot since then, with the length of their logs."""
        return await self.store.rows(LATE_BOTS, bit=bit, before=before)

    async def involving(self, person: str, status: str) -> list[str]:
        """Return the tables of that status where somebody sits, or is the host."""
        return await self._ids(INVOLVED, person=person, status=status)

    async def going_with(self, person: str) -> list[str]:
        """Return open and running tables where a person sits, the last changed first."""
        return await self._ids(GOING_WITH, person=person)

    async def waiting_for(self, person: str) -> list[str]:
        """Return the tables that wait for a person, the one that waits longest first."""
        return await self._ids(WAITING_FOR, person=person)

    async def begun(self) -> list[str]:
        """Return all tables that have a log."""
        return await self._ids(BEGUN)

    async def _ids(self, query: sa.Select[Any], **values: Any) -> list[str]:
        return [row["id"] for row in await self.store.rows(query, **values)]


def insert_table(connection: Connection, spec: TableSpec, seats: list[SeatAssignment], entries: list[LogEntry]) -> None:
    """Write a new table: its row, its seats, and the log it brings along."""
    row = {**msgspec.structs.asdict(spec), "head": len(entries), "changed": spec.created}
    connection.execute(NEW_TABLE, [row])
    connection.execute(
        NEW_SEATS,
        [{"table_id": spec.id, "seat": i, **msgspec.structs.asdict(seat)} for i, seat in enumerate(seats)],
    )
    insert_entries(connection, spec.id, entries)


def read_table(connection: Connection, table_id: str) -> tuple[TableSpec, list[SeatAssignment], list[LogEntry]]:
    row = connection.execute(SPEC, {"table": table_id}).mappings().first()
    if row is None:
        raise Refused("not-found", "there is no such table")
    return TableSpec(**row), read_seats(connection, table_id), read_entries(connection, table_id)


def read_seats(connection: Connection, table_id: str) -> list[SeatAssignment]:
    """Return who sits at a table, by seat."""
    return [SeatAssignment(*row) for row in connection.execute(SEATS, {"table": table_id})]


def read_summaries(connection: Connection, ids: list[str]) -> dict[str, ListedTable]:
    found: dict[str, ListedTable] = {}
    for row in connection.execute(SUMMARIES, {"ids": ids}).mappings():
        spec = TableSpec(**{name: row[name] for name in TableSpec.__struct_fields__})
        found[spec.id] = ListedTable(spec, read_seats(connection, spec.id), row["host_name"] or "")
    return found


def lock_open(connection: Connection, table_id: str) -> list[SeatAssignment]:
    """Return the seats of a table that has not begun, which stays so until the transaction ends."""
    status = connection.execute(STATUS, {"table": table_id}).scalar()
    if status is None:
        raise Refused("not-found", "there is no such table")
    if status != OPEN:
        raise Refused("not-running", "the game has already begun" if status != CLOSED else "the table is closed")
    return read_seats(connection, table_id)


def check_full(connection: Connection, table_id: str, *, ready: bool = False) -> None:
    """Check in the transaction of a start that nobody has left meanwhile, or is not ready where that is asked."""
    connection.execute(STATUS, {"table": table_id})
    if connection.execute(EMPTY, {"table": table_id}).first() is not None:
        raise Conflict
    if ready and connection.execute(UNREADY, {"table": table_id}).first() is not None:
        raise Conflict


def is_removed(connection: Connection, table_id: str, person: str) -> bool:
    """Tell whether the host removed somebody from a table."""
    return connection.execute(IS_REMOVED, {"table": table_id, "removed": person}).first() is not None


def note_removal(connection: Connection, table_id: str, removed: str | None, invited: str | None) -> None:
    """Note whom the host removed from a table, and forget it of whom they invite."""
    if removed is not None and not is_removed(connection, table_id, removed):
        connection.execute(sa.insert(removals).values(table_id=table_id, person=removed))
    if invited is not None:
        connection.execute(sa.delete(removals).where(removals.c.table_id == table_id, removals.c.person == invited))


def rematch_claim(table_id: str, earlier: str | None) -> Claim:
    """Return the claim of a new table to be the rematch of another; of several one gets it."""

    def claim(connection: Connection, made: str) -> None:
        if not connection.execute(TAKE_REMATCH, {"table": table_id, "earlier": earlier, "made": made}).rowcount:
            raise Conflict

    return claim
