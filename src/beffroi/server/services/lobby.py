"""Tables before the game: created, joined, left, started; and new ones made from old."""

from __future__ import annotations

import secrets
from typing import Any, Final

import msgspec

from beffroi.kernel.game import Game
from beffroi.protocol.http import NewTable
from beffroi.server.domain.clock import check_clock
from beffroi.server.domain.person import Person
from beffroi.server.domain.spec import SeatAssignment, TableSpec
from beffroi.server.errors import Refused
from beffroi.server.services.accounts import AccountService
from beffroi.server.services.clock import now
from beffroi.server.services.live_table import OPEN, Table
from beffroi.server.services.seating import (
    bot_seat,
    check_nonce,
    check_options,
    check_start,
    clean_options,
    distinct,
    game_of,
    seat_people,
)
from beffroi.server.services.secrets import new_id
from beffroi.server.services.tables import TableService
from beffroi.server.storage.engine import Connection
from beffroi.server.storage.tables import Claim, check_full

MOST_TABLES: Final = 100  # that one person may have going at a time


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
        await self.store.insert(head, seats, claim=claim)
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
        if await self.store.count_going(host.id) >= MOST_TABLES:
            raise Refused("full", f"you have {MOST_TABLES} tables going: finish or close one first")

    # --- joining and leaving ------------------------------------------------------

    async def join(self, table_id: str, person: Person, seat: int | None, nonce: str, count: int = 1) -> Table:
        """Take an open seat, or several where one screen holds them; the last one starts the game."""
        check_nonce(nonce)

        def sit_down(seats: list[SeatAssignment]) -> None:
            if any(chair.person == person.id for chair in seats):
                raise Refused("full", "you sit at this table already")
            free = [i for i, chair in enumerate(seats) if chair.kind == "open" and seat in (None, i)]
            if not free:
                raise Refused("full", "this seat is taken" if seat is not None else "no seat is free")
            for place in free[:count]:
                name = distinct(person.name, [chair.name for chair in seats])
                seats[place] = SeatAssignment("human", person.id, name, person.guest, None, nonce)

        return await self.start_if_full(await self.tables.reseat(table_id, sit_down))

    async def leave(self, table_id: str, person: Person) -> Table:
        """Give the seat up before the game; when the host leaves, the table closes."""
        table = await self.tables.get(table_id)

        def stand_up(seats: list[SeatAssignment]) -> None:
            if table.spec.host != person.id and not any(chair.person == person.id for chair in seats):
                raise Refused("not-your-seat", "you don't sit at this table")
            for i, chair in enumerate(seats):
                if chair.person == person.id:
                    seats[i] = SeatAssignment("open")

        await self.store.change_seats(table_id, stand_up, close=table.spec.host == person.id)
        return await self.tables.reload(table_id)

    async def set_seat(self, table_id: str, host: Person, seat: int, kind: str, level: str | None) -> Table:
        """The host opens a seat or gives it to a bot."""
        table = await self.tables.get(table_id)
        if table.spec.host != host.id:
            raise Refused("forbidden", "only the host may do this")
        if not 0 <= seat < table.spec.seats:
            raise Refused("bad-request", "there is no such seat")
        chair = bot_seat(table.game, level) if kind == "bot" else SeatAssignment("open")

        def give(seats: list[SeatAssignment]) -> None:
            if seats[seat].person == host.id:
                raise Refused("bad-request", "this is your own seat")
            seats[seat] = chair

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
        """Return tables where every seat is taken and the game has not begun."""
        return await self.store.full()


def still_full(connection: Connection, table: Table) -> None:
    """Check in the transaction of the start that nobody has left meanwhile."""
    check_full(connection, table.spec.id)
