"""Tables before the game: listed, created, joined, left, started."""

from __future__ import annotations

import logging
import secrets
from typing import Any, Final

import msgspec

import beffroi
from beffroi.kernel.game import Game
from beffroi.protocol.figures import TableFigures
from beffroi.protocol.http import NewTable
from beffroi.server.domain.clock import check_clock
from beffroi.server.domain.commands import Begin
from beffroi.server.domain.person import Person
from beffroi.server.domain.spec import OPEN, RUNNING, ListedTable, SeatAssignment, TableSpec
from beffroi.server.domain.table import TableState
from beffroi.server.errors import Refused, log_refusals
from beffroi.server.services.clock import now
from beffroi.server.services.figures import FIGURES, FigureService
from beffroi.server.services.names import free_name
from beffroi.server.services.ports import Publisher
from beffroi.server.services.seating import (
    agreed_options,
    agreed_revision,
    bot_seat,
    check_nonce,
    check_options,
    distinct,
    game_of,
    seat_people,
)
from beffroi.server.services.secrets import new_id
from beffroi.server.services.tables import TableService
from beffroi.server.storage.accounts import AccountStore
from beffroi.server.storage.engine import Connection
from beffroi.server.storage.tables import Claim, check_full
from beffroi.server.storage.talk import TalkStore

PAGE: Final = 50  # tables of a list
MOST_TABLES: Final = 100  # that one person may have going at a time

log = logging.getLogger("beffroi.lobby")


class LobbyService:
    """Everything around a table that is not play."""

    def __init__(
        self,
        tables: TableService,
        accounts: AccountStore,
        talk: TalkStore,
        publisher: Publisher,
        figures: FigureService,
    ) -> None:
        self.tables = tables
        self.accounts = accounts
        self.talk = talk
        self.publisher = publisher
        self.figures = figures
        self.store = tables.store

    # --- creating ---------------------------------------------------------------

    async def create(
        self,
        host: Person,
        wanted: NewTable,
        origin: str | None = None,
        claim: Claim | None = None,
        kept: dict[int, SeatAssignment] | None = None,
        figures: TableFigures | None = None,
    ) -> TableState:
        """Open a new table, if what it claims in the same transaction is free; it starts when no seat is open.

        `kept` are open seats that wait for somebody in particular, `figures` those of a table it follows.
        """
        game = game_of(wanted.game)
        await self.check_room(host)
        for name in {seat.name for seat in wanted.seats if seat.name}:
            await free_name(self.accounts, name, host.id)  # a seat can't be named after somebody else's account
        seats = [(kept or {}).get(i, chair) for i, chair in enumerate(seat_people(game, host, wanted))]
        check_clock(wanted.clock)
        options = agreed_options(game, wanted)
        chosen, told = await self.figures.for_table(game, host, wanted, options, figures)
        if game.figures is not None:
            options[FIGURES] = chosen
        check_options(game, options, len(seats))
        spec = self.agree(game, host, wanted, seats, origin, options, told)
        await self.tables.checker.check_table(spec)
        await self.store.insert(spec, seats, claim=claim)
        table = self.tables.keep(spec, seats)
        table.host_name = host.name
        return await self.seated(table)

    def agree(
        self,
        game: Game[Any],
        host: Person,
        wanted: NewTable,
        seats: list[SeatAssignment],
        origin: str | None,
        options: dict[str, Any],
        figures: TableFigures | None,
    ) -> TableSpec:
        """Return what is agreed at a new table; a game from a position follows the rules of that position."""
        one_each = len({chair.person for chair in seats if chair.kind == "human"}) == sum(
            chair.kind == "human" for chair in seats
        )
        return TableSpec(
            id=new_id(),
            game=game.slug,
            rules=agreed_revision(game, wanted),
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
            figures=msgspec.to_builtins(figures),
        )

    async def check_room(self, host: Person) -> None:
        if await self.store.count_going(host.id) >= MOST_TABLES:
            raise Refused("full", f"you have {MOST_TABLES} tables going: finish or close one first")

    # --- joining and leaving ------------------------------------------------------

    async def join(self, table_id: str, person: Person, seat: int | None, nonce: str) -> TableState:
        """Take a free seat, or all that are kept for this person; the last one starts the game."""
        check_nonce(nonce)
        if await self.talk.blocks((await self.tables.get(table_id)).spec.host, person.id):
            raise Refused("forbidden", "the host does not want to play with you")

        def sit_down(seats: list[SeatAssignment]) -> None:
            if any(chair.person == person.id and not chair.free for chair in seats):
                raise Refused("full", "you sit at this table already")
            own = [i for i, chair in enumerate(seats) if chair.kind == "kept" and chair.person == person.id]
            free = [i for i, chair in enumerate(seats) if chair.free_for(person.id) and seat in (None, i)]
            if not own and not free:
                raise Refused("full", no_seat(seats, seat))
            for place in own or free[:1]:
                seats[place] = SeatAssignment("open")
                name = distinct(person.name, [chair.name for chair in seats])
                seats[place] = SeatAssignment("human", person.id, name, person.guest, None, nonce)

        return await self.seated(await self.tables.reseat(table_id, sit_down))

    async def leave(self, table_id: str, person: Person) -> TableState:
        """Give the seat up before the game; when the host leaves, the table closes."""
        table = await self.tables.get(table_id)

        def stand_up(seats: list[SeatAssignment]) -> None:
            if table.spec.host != person.id and not any(chair.person == person.id for chair in seats):
                raise Refused("not-your-seat", "you don't sit at this table")
            for i, chair in enumerate(seats):
                if chair.person == person.id:
                    seats[i] = SeatAssignment("open")

        table = await self.tables.reseat(table_id, stand_up, close=table.spec.host == person.id)
        await self.publisher.seats_changed(table)
        return table

    async def set_seat(self, table_id: str, host: Person, seat: int, kind: str, level: str | None) -> TableState:
        """Open a seat for the host, or give it to a bot."""
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

        return await self.seated(await self.tables.reseat(table_id, give))

    # --- starting -----------------------------------------------------------------

    async def seated(self, table: TableState) -> TableState:
        """Begin the game if that was the last seat, and tell others who sits where."""
        table = await self.start_if_full(table)
        await self.publisher.seats_changed(table)
        return table

    async def start_if_full(self, table: TableState) -> TableState:
        """Begin the game when no seat is open; returns the table as it then is."""
        if table.status != OPEN or any(chair.free for chair in table.seats):
            return table
        nonces = {i: chair.nonce for i, chair in enumerate(table.seats) if chair.nonce}
        try:
            return (await self.tables.submit(table.spec.id, Begin(nonces), in_transaction=still_full)).table
        except Refused as refused:
            if refused.error != "not-running":  # somebody else started it, or somebody left
                raise
            return await self.tables.get(table.spec.id)

    async def start_full(self) -> None:
        """Begin the games of tables that are full and did not begin, because a server stopped just then."""
        for table_id in await self.store.full():
            with log_refusals(log, table_id):
                await self.start_if_full(await self.tables.get(table_id))

    # --- lists --------------------------------------------------------------------

    async def newest(
        self, *, person: str | None, game: str | None, status: str | None, before: int | None
    ) -> list[str]:
        """Return public tables, or all where a person sits, newest first."""
        return await self.store.newest(PAGE, person=person, game=game, status=status, before=before)

    async def mine(self, person: str) -> list[str]:
        """Return open and running tables where a person sits, those that wait for them first."""
        first = await self.store.waiting_for(person)
        return list(dict.fromkeys([*first, *await self.store.going_with(person)]))

    async def waiting_for(self, person: str) -> list[str]:
        """Return the tables that wait for a person, the one that waits longest first."""
        return await self.store.waiting_for(person)

    async def summaries(self, ids: list[str]) -> list[ListedTable | TableState]:
        """Return tables of a list: their rows, or those that go on as they stand; unknown games are left out."""
        rows = await self.store.summaries(ids)
        found: list[ListedTable | TableState] = []
        for table_id in ids:
            row = rows[table_id]
            if row.spec.status not in (OPEN, RUNNING):
                found.append(row)
            elif row.spec.game in beffroi.all_games():
                table = await self.tables.get(table_id)
                table.host_name = row.host
                found.append(table)
        return found


def no_seat(seats: list[SeatAssignment], seat: int | None) -> str:
    """Say why nobody else can sit down here."""
    if seat is not None and 0 <= seat < len(seats) and seats[seat].kind == "kept":
        return f"this seat is kept for {seats[seat].name}"
    return "this seat is taken" if seat is not None else "no seat is free"


def still_full(connection: Connection, table: TableState) -> None:
    """Check in the transaction of the start that nobody has left meanwhile."""
    check_full(connection, table.spec.id)
