"""Tables before the game: listed, created, joined, left, started."""

from __future__ import annotations

import logging
from typing import Final

import msgspec

import beffroi
from beffroi.protocol.figures import TableFigures
from beffroi.protocol.http import NewTable, SeatBody
from beffroi.server.domain.clock import check_clock
from beffroi.server.domain.commands import Begin
from beffroi.server.domain.person import Person
from beffroi.server.domain.spec import OPEN, RUNNING, ListedTable, SeatAssignment
from beffroi.server.domain.table import TableState
from beffroi.server.errors import Refused, log_refusals
from beffroi.server.services.clock import now
from beffroi.server.services.figure_books import FIGURES
from beffroi.server.services.figures import FigureService
from beffroi.server.services.invitations import Invitations, removal_of, uninvited
from beffroi.server.services.names import free_name
from beffroi.server.services.ports import Publisher
from beffroi.server.services.seating import (
    agree,
    agreed_options,
    bot_seat,
    check_nonce,
    check_options,
    distinct,
    game_of,
    seat_people,
)
from beffroi.server.services.tables import TableService
from beffroi.server.storage.absences import AbsenceStore
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
        absences: AbsenceStore,
    ) -> None:
        self.tables = tables
        self.accounts = accounts
        self.talk = talk
        self.publisher = publisher
        self.figures = figures
        self.absences = absences
        self.store = tables.store
        self.invitations = Invitations(accounts, talk, self.store)

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
        spec = agree(game, host, wanted, seats, origin, options, told)
        await self.tables.checker.check_table(spec)
        await self.store.insert(spec, seats, claim=claim)
        table = self.tables.keep(spec, seats)
        table.host_name = host.name
        return await self.seated(table)

    async def check_room(self, host: Person) -> None:
        if await self.store.count_going(host.id) >= MOST_TABLES:
            raise Refused("limit", f"you have {MOST_TABLES} tables going: finish or close one first")

    # --- joining and leaving ------------------------------------------------------

    async def join(self, table_id: str, person: Person, seat: int | None, nonce: str) -> TableState:
        """Take a free seat, or all that are kept for this person; the last one starts the game."""
        check_nonce(nonce)
        if await self.talk.blocks((await self.tables.get(table_id)).spec.host, person.id):
            raise Refused("forbidden", "the host does not want to play with you")

        def sit_down(seats: list[SeatAssignment]) -> None:
            if any(chair.person == person.id and not chair.free for chair in seats):
                raise Refused("seated", "you sit at this table already")
            own = [i for i, chair in enumerate(seats) if chair.kind == "kept" and chair.person == person.id]
            free = [i for i, chair in enumerate(seats) if chair.free_for(person.id) and seat in (None, i)]
            if not own and not free:
                raise Refused("full", no_seat(seats, seat))
            for place in own or free[:1]:
                seats[place] = SeatAssignment("open")
                name = distinct(person.name, [chair.name for chair in seats])
                seats[place] = SeatAssignment("human", person.id, name, person.guest, None, nonce)

        table = await self.tables.reseat(table_id, sit_down, also=uninvited(table_id, person.id))
        return await self.seated(table)

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

    async def set_seat(self, table_id: str, host: Person, wanted: SeatBody) -> TableState:
        """Open a seat for the host, give it to a bot, or keep it for somebody; whoever sat there is removed."""
        table = await self.tables.get(table_id)
        seat = wanted.seat
        if table.spec.host != host.id:
            raise Refused("forbidden", "only the host may do this")
        if not 0 <= seat < table.spec.seats:
            raise Refused("bad-request", "there is no such seat")
        if table.spec.day is not None:
            raise Refused("forbidden", "in a game of the day everybody plays against the same bots")
        guest = await self.invitations.find(table, host, wanted.name or "") if wanted.kind == "kept" else None
        before = table.seats[seat]

        def give(seats: list[SeatAssignment]) -> None:
            if seats[seat].person == host.id:
                raise Refused("bad-request", "this is your own seat")
            others = [chair.name for i, chair in enumerate(seats) if i != seat]
            if guest is not None:
                seats[seat] = SeatAssignment("kept", guest.id, distinct(guest.name, others), guest.guest)
            elif wanted.kind == "bot":
                seats[seat] = bot_seat(table.game, wanted.level, others)
            else:
                seats[seat] = SeatAssignment("open")

        removed = before.person if before.kind == "human" else None
        invited = guest.id if guest is not None else None
        table = await self.tables.reseat(table_id, give, also=removal_of(table_id, removed, invited))
        if guest is not None:
            await self.invitations.announce(guest, table, seat)
        return await self.seated(table)

    async def set_ready(self, table_id: str, person: Person, ready: bool) -> TableState:
        """Note that somebody is ready to begin, or not any more; the last one starts the game."""

        def note(seats: list[SeatAssignment]) -> None:
            mine = [i for i, chair in enumerate(seats) if chair.person == person.id and chair.kind == "human"]
            if not mine:
                raise Refused("not-your-seat", "you don't sit at this table")
            for i in mine:
                seats[i] = msgspec.structs.replace(seats[i], ready=ready)

        return await self.seated(await self.tables.reseat(table_id, note))

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
        if table.spec.ready_check and any(chair.waited_for for chair in table.seats):
            return table
        nonces = {i: chair.nonce for i, chair in enumerate(table.seats) if chair.nonce}
        away = await self.absences.to_come([chair.person for chair in table.seats if chair.person], now())
        try:
            return (await self.tables.submit(table.spec.id, Begin(nonces, away), in_transaction=still_full)).table
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
    """Check in the transaction of the start that nobody has left meanwhile, and all are still ready."""
    check_full(connection, table.spec.id, ready=table.spec.ready_check)
