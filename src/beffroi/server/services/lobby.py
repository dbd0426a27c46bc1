"""Tables before the game: created, joined, left, started; and new ones made from old."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from beffroi.kernel.game import Game
from beffroi.protocol.http import NewTable
from beffroi.server.domain.clock import check_clock
from beffroi.server.domain.spec import SeatAssignment, TableSpec, read_seats
from beffroi.server.errors import Refused
from beffroi.server.services.accounts import AccountService, Person
from beffroi.server.services.live_table import CLOSED, OPEN, RUNNING, Table
from beffroi.server.services.seating import (
    bot_seat,
    check_nonce,
    check_options,
    check_start,
    clean_options,
    distinct,
    game_of,
    seat_people,
    seat_rows,
    set_seat_row,
)
from beffroi.server.services.secrets import new_id
from beffroi.server.services.tables import TableService
from beffroi.server.storage.engine import now
from beffroi.server.storage.log import Conflict
from beffroi.server.storage.schema import chairs, tables

MOST_TABLES: Final = 100  # that one person may have going at a time

Claim = Callable[[sa.Connection, str], None]  # what a new table, named by its id, takes for itself

NEW_TABLE: Final = sa.insert(tables)
NEW_CHAIRS: Final = sa.insert(chairs)
STATUS: Final = sa.select(tables.c.status).where(tables.c.id == sa.bindparam("table")).with_for_update()
EMPTY: Final = sa.select(chairs.c.seat).where(chairs.c.table_id == sa.bindparam("table"), chairs.c.kind == "open")
GOING: Final = (
    sa.select(sa.func.count().label("count"))
    .select_from(tables)
    .where(tables.c.host == sa.bindparam("host"), tables.c.status.in_((OPEN, RUNNING)))
)


class LobbyService:
    """Everything around a table that is not play."""

    def __init__(self, registry: TableService, people: AccountService) -> None:
        self.tables = registry
        self.people = people
        self.store = registry.store

    # --- creating ---------------------------------------------------------------

    async def create(
        self, host: Person, wanted: NewTable, origin: str | None = None, claim: Claim | None = None
    ) -> Table:
        """A new table, if what it claims in the same transaction is free; it starts at once when no seat is open."""
        game = game_of(wanted.game)
        await self.check_room(host)
        for name in {seat.name for seat in wanted.seats if seat.name}:
            await self.people.free_name(name, host.id)  # a seat can't be named after somebody else's account
        seats = seat_people(game, host, wanted)
        head = self.head(game, host, wanted, seats, origin)
        row = {**msgspec.structs.asdict(head), "changed": head.created}

        def store(connection: sa.Connection) -> None:
            if claim:
                claim(connection, head.id)
            connection.execute(NEW_TABLE, [row])
            connection.execute(NEW_CHAIRS, seat_rows(head.id, seats))

        await self.store.write(store)
        table = self.tables.keep(Table(game, head, seats))
        table.host = host.name
        return await self.start_if_full(table)

    def head(
        self, game: Game[Any], host: Person, wanted: NewTable, seats: list[SeatAssignment], origin: str | None
    ) -> TableSpec:
        """What is agreed at a new table."""
        check_clock(wanted.clock)
        options = clean_options(game, wanted.options)
        check_options(game, options, len(seats))
        check_start(game, wanted.start, len(seats))
        one_each = len({chair.person for chair in seats if chair.kind == "human"}) == sum(
            chair.kind == "human" for chair in seats
        )
        return TableSpec(
            id=new_id(),
            game=game.slug,
            rules=game.rules if wanted.start is None else game.written_revision(wanted.start),
            options=options,
            seats=len(seats),
            status=OPEN,
            access=wanted.access,
            clock=msgspec.to_builtins(wanted.clock),
            confirm=wanted.confirm,
            chat=wanted.chat,
            rated=wanted.rated and wanted.start is None and len(seats) > 1 and one_each,
            host=host.id,
            secret=secrets.token_bytes(32),
            start=wanted.start,
            origin=origin,
            created=now(),
        )

    async def check_room(self, host: Person) -> None:
        row = await self.store.row(GOING, host=host.id)
        if row is not None and row["count"] >= MOST_TABLES:
            raise Refused("full", f"you have {MOST_TABLES} tables going: finish or close one first")

    # --- joining and leaving ------------------------------------------------------

    async def join(self, table_id: str, person: Person, seat: int | None, nonce: str, count: int = 1) -> Table:
        """Take an open seat, or several where one screen holds them; the last one starts the game."""
        check_nonce(nonce)

        def sit_down(connection: sa.Connection) -> list[SeatAssignment]:
            seats = open_table(connection, table_id)
            if any(chair.person == person.id for chair in seats):
                raise Refused("full", "you sit at this table already")
            free = [i for i, chair in enumerate(seats) if chair.kind == "open" and seat in (None, i)]
            if not free:
                raise Refused("full", "this seat is taken" if seat is not None else "no seat is free")
            for place in free[:count]:
                name = distinct(person.name, [chair.name for chair in seats])
                seats[place] = SeatAssignment("human", person.id, name, person.guest, None, nonce)
                set_seat_row(connection, table_id, place, seats[place])
            return seats

        return await self.start_if_full(await self.tables.reseat(table_id, sit_down))

    async def leave(self, table_id: str, person: Person) -> Table:
        """Give the seat up before the game; when the host leaves, the table closes."""
        table = await self.tables.get(table_id)

        def stand_up(connection: sa.Connection) -> None:
            seats = open_table(connection, table_id)
            if table.spec.host == person.id:
                connection.execute(sa.update(tables).where(tables.c.id == table_id).values(status=CLOSED))
            elif not any(chair.person == person.id for chair in seats):
                raise Refused("not-your-seat", "you don't sit at this table")
            for i, chair in enumerate(seats):
                if chair.person == person.id:
                    set_seat_row(connection, table_id, i, SeatAssignment("open"))

        await self.store.write(stand_up)
        return await self.tables.reload(table_id)

    async def set_seat(self, table_id: str, host: Person, seat: int, kind: str, level: str | None) -> Table:
        """The host opens a seat or gives it to a bot."""
        table = await self.tables.get(table_id)
        if table.spec.host != host.id:
            raise Refused("forbidden", "only the host may do this")
        if not 0 <= seat < table.spec.seats:
            raise Refused("bad-request", "there is no such seat")
        chair = bot_seat(table.game, level) if kind == "bot" else SeatAssignment("open")

        def give(connection: sa.Connection) -> list[SeatAssignment]:
            seats = open_table(connection, table_id)
            if seats[seat].person == host.id:
                raise Refused("bad-request", "this is your own seat")
            seats[seat] = chair
            set_seat_row(connection, table_id, seat, chair)
            return seats

        return await self.start_if_full(await self.tables.reseat(table_id, give))

    # --- starting -----------------------------------------------------------------

    async def start_if_full(self, table: Table) -> Table:
        """Begin the game when no seat is open; returns the table as it then is."""
        if table.status != OPEN or any(chair.kind == "open" for chair in table.seats):
            return table
        nonces = {i: chair.nonce for i, chair in enumerate(table.seats) if chair.nonce}
        try:
            return await self.tables.act(table.spec.id, lambda again: again.begin(nonces, now()), still_full)
        except Refused as refused:
            if refused.error != "not-running":  # somebody else started it, or somebody left
                raise
            return await self.tables.get(table.spec.id)

    async def full(self) -> list[str]:
        """Tables where every seat is taken and the game has not begun."""
        empty = sa.exists().where(chairs.c.table_id == tables.c.id, chairs.c.kind == "open")
        rows = await self.store.rows(sa.select(tables.c.id).where(tables.c.status == OPEN, ~empty))
        return [row["id"] for row in rows]


def open_table(connection: sa.Connection, table_id: str) -> list[SeatAssignment]:
    """The seats of a table that has not begun, which stays so until the transaction ends."""
    status = connection.execute(STATUS, {"table": table_id}).scalar()
    if status is None:
        raise Refused("not-found", "there is no such table")
    if status != OPEN:
        raise Refused("not-running", "the game has already begun" if status != CLOSED else "the table is closed")
    return read_seats(connection, table_id)


def still_full(connection: sa.Connection, table: Table) -> None:
    """In the transaction of the start: nobody has left meanwhile."""
    connection.execute(STATUS, {"table": table.spec.id})
    if connection.execute(EMPTY, {"table": table.spec.id}).first() is not None:
        raise Conflict
