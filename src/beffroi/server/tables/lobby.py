"""Tables before the game: created, joined, left, started; and new ones made from old."""

from __future__ import annotations

import secrets
from typing import Any, Final, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

import beffroi
from beffroi.bots import find_level, levels
from beffroi.kernel.chance import SeededChance
from beffroi.kernel.errors import BadPosition, BadRequest
from beffroi.kernel.game import Game
from beffroi.server.accounts.names import clean_name
from beffroi.server.accounts.people import Person
from beffroi.server.accounts.secrets import new_id
from beffroi.server.errors import Refused
from beffroi.server.store.engine import now
from beffroi.server.store.journal import Conflict
from beffroi.server.store.schema import chairs, people, tables
from beffroi.server.tables.chairs import Chair
from beffroi.server.tables.clock import Pace
from beffroi.server.tables.registry import Tables
from beffroi.server.tables.table import CLOSED, OPEN, OVER, RUNNING, STOPPED, Table

MOST_TABLES: Final = 100  # that one person may have going at a time
NONCE_LENGTH: Final = 64


class NewSeat(msgspec.Struct, frozen=True):
    """A seat of a new table."""

    kind: Literal["me", "bot", "open"]
    level: str | None = None
    name: str | None = None


class NewTable(msgspec.Struct, frozen=True):
    """What the host asks for."""

    game: str
    seats: list[NewSeat]
    options: dict[str, Any] = {}
    access: Literal["public", "link"] = "public"
    clock: Pace = Pace()
    confirm: bool = True
    chat: bool = True
    rated: bool = True
    nonce: str = ""
    start: dict[str, Any] | None = None


class Lobby:
    """Everything around a table that is not play."""

    def __init__(self, registry: Tables) -> None:
        self.tables = registry
        self.store = registry.store

    # --- creating ---------------------------------------------------------------

    async def create(self, host: Person, wanted: NewTable, origin: str | None = None) -> Table:
        """A new table; it starts at once when no seat is open."""
        game = game_of(wanted.game)
        await self.check_room(host)
        seats = seat_people(game, host, wanted)
        row = self.row(game, host, wanted, seats, origin)
        async with self.store.write() as connection:
            await connection.execute(sa.insert(tables).values(**row))
            await connection.execute(sa.insert(chairs), chair_rows(row["id"], seats))
        await self.start_if_full(row["id"])
        return await self.tables.get(row["id"])

    def row(self, game: Game, host: Person, wanted: NewTable, seats: list[Chair], origin: str | None) -> dict[str, Any]:
        wanted.clock.check()
        options = clean_options(game, wanted.options)
        check_start(game, wanted.start, len(seats))
        one_each = len({chair.person for chair in seats if chair.kind == "human"}) == sum(
            chair.kind == "human" for chair in seats
        )
        return {
            "id": new_id(),
            "game": game.slug,
            "rules": game.rules,
            "options": options,
            "seats": len(seats),
            "status": OPEN,
            "access": wanted.access,
            "clock": msgspec.to_builtins(wanted.clock),
            "confirm": wanted.confirm,
            "chat": wanted.chat,
            "rated": wanted.rated and wanted.start is None and len(seats) > 1 and one_each,
            "host": host.id,
            "secret": secrets.token_bytes(32),
            "start": wanted.start,
            "origin": origin,
            "created": now(),
            "changed": now(),
        }

    async def check_room(self, host: Person) -> None:
        going = tables.c.status.in_((OPEN, RUNNING))
        count = sa.select(sa.func.count()).select_from(tables).where(tables.c.host == host.id, going)
        row = await self.store.row(count)
        if row is not None and row["count_1"] >= MOST_TABLES:
            raise Refused("full", f"you have {MOST_TABLES} tables going: finish or close one first")

    # --- joining and leaving ------------------------------------------------------

    async def join(self, table_id: str, person: Person, seat: int | None, nonce: str) -> Table:
        """Take an open seat; the last one starts the game."""
        check_nonce(nonce)
        async with self.store.write() as connection:
            seats = await self.open_table(connection, table_id)
            if any(chair.person == person.id for chair in seats):
                raise Refused("full", "you sit at this table already")
            free = [i for i, chair in enumerate(seats) if chair.kind == "open" and seat in (None, i)]
            if not free:
                raise Refused("full", "this seat is taken" if seat is not None else "no seat is free")
            name = distinct(person.name, [chair.name for chair in seats])
            taken = Chair("human", person.id, name, person.guest, None, nonce)
            await set_chair(connection, table_id, free[0], taken)
        await self.tables.reread(table_id)
        await self.start_if_full(table_id)
        return await self.tables.get(table_id)

    async def leave(self, table_id: str, person: Person) -> Table:
        """Give the seat up before the game; when the host leaves, the table closes."""
        table = await self.tables.get(table_id)
        async with self.store.write() as connection:
            seats = await self.open_table(connection, table_id)
            if table.head.host == person.id:
                await connection.execute(sa.update(tables).where(tables.c.id == table_id).values(status=CLOSED))
            elif not any(chair.person == person.id for chair in seats):
                raise Refused("not-your-seat", "you don't sit at this table")
            for i, chair in enumerate(seats):
                if chair.person == person.id:
                    await set_chair(connection, table_id, i, Chair("open"))
        return await self.tables.reread(table_id)

    async def set_seat(self, table_id: str, host: Person, seat: int, kind: str, level: str | None) -> Table:
        """The host opens a seat or gives it to a bot."""
        table = await self.tables.get(table_id)
        if table.head.host != host.id:
            raise Refused("forbidden", "only the host may do this")
        if not 0 <= seat < table.head.seats:
            raise Refused("bad-request", "there is no such seat")
        chair = bot_chair(table.game, level) if kind == "bot" else Chair("open")
        async with self.store.write() as connection:
            seats = await self.open_table(connection, table_id)
            if seats[seat].person == host.id:
                raise Refused("bad-request", "this is your own seat")
            await set_chair(connection, table_id, seat, chair)
        await self.tables.reread(table_id)
        await self.start_if_full(table_id)
        return await self.tables.get(table_id)

    async def open_table(self, connection: AsyncConnection, table_id: str) -> list[Chair]:
        """The seats of a table that has not begun, which stays so until the transaction ends."""
        query = sa.select(tables.c.status).where(tables.c.id == table_id).with_for_update()
        status = (await connection.execute(query)).scalar()
        if status is None:
            raise Refused("not-found", "there is no such table")
        if status != OPEN:
            raise Refused("not-running", "the game has already begun" if status != CLOSED else "the table is closed")
        columns = [chairs.c[name] for name in Chair.__struct_fields__]
        rows = await connection.execute(
            sa.select(*columns).where(chairs.c.table_id == table_id).order_by(chairs.c.seat)
        )
        return [Chair(**row) for row in rows.mappings()]

    # --- starting -----------------------------------------------------------------

    async def start_if_full(self, table_id: str) -> None:
        table = await self.tables.get(table_id)
        if table.status != OPEN or any(chair.kind == "open" for chair in table.chairs):
            return
        nonces = {i: chair.nonce for i, chair in enumerate(table.chairs) if chair.nonce}
        try:
            await self.tables.act(table_id, lambda again: again.begin(nonces, now()), self.still_full)
        except Refused as refused:
            if refused.error != "not-running":  # somebody else started it, or somebody left
                raise

    async def still_full(self, connection: AsyncConnection, table: Table) -> None:
        """In the transaction of the start: nobody has left meanwhile."""
        query = sa.select(tables.c.id).where(tables.c.id == table.head.id).with_for_update()
        await connection.execute(query)
        empty = sa.select(chairs.c.seat).where(chairs.c.table_id == table.head.id, chairs.c.kind == "open")
        if (await connection.execute(empty)).first() is not None:
            raise Conflict

    # --- from an old table ----------------------------------------------------------

    async def rematch(self, table_id: str, person: Person) -> tuple[Table, list[str]]:
        """The same people again, the next one first; everybody but the asker takes the seat by joining."""
        table = await self.tables.get(table_id)
        if table.status not in (OVER, STOPPED):
            raise Refused("not-running", "the game is not over yet")
        if not table.seats_of(person.id):
            raise Refused("not-your-seat", "you did not play at this table")
        if table.head.rematch:
            return await self.tables.get(table.head.rematch), []
        order = table.chairs[1:] + table.chairs[:1]
        wanted = NewTable(
            game=table.head.game,
            seats=[rematch_seat(chair, person) for chair in order],
            options=table.head.options,
            access="link",
            clock=table.head.pace,
            confirm=table.head.confirm,
            chat=table.head.chat,
        )
        made = await self.create(person, wanted, origin=table_id)
        await self.store.run(sa.update(tables).where(tables.c.id == table_id).values(rematch=made.head.id))
        await self.tables.reread(table_id)
        return made, [chair.person for chair in order if chair.person and chair.person != person.id]

    async def fork(self, table_id: str, person: Person, moves: int) -> Table:
        """A hot-seat game from a position of this one; the luck to come is new."""
        table = await self.tables.get(table_id)
        match = table.playing
        alone = all(chair.kind == "bot" or chair.person == person.id for chair in table.chairs)
        if table.status not in (OVER, STOPPED) and not alone:
            raise Refused("forbidden", "a game that goes on may only be forked by somebody who sees all of it")
        if table.status != OVER and match.seats > 1 and any(chair.kind == "bot" for chair in table.chairs):
            raise Refused("forbidden", "a fork would show what the bots hide: finish the game first")
        if not 0 <= moves <= len(match.moves):
            raise Refused("bad-request", f"the game has {len(match.moves)} decisions")
        start = table.match_after(moves).state.position()
        seats = [NewSeat("me", name=chair.name or None) for chair in table.chairs]
        wanted = NewTable(game=table.head.game, seats=seats, options=table.head.options, access="link", start=start)
        return await self.create(person, wanted, origin=table_id)


def game_of(slug: str) -> Game:
    try:
        return beffroi.game(slug)
    except BadRequest as error:
        raise Refused("bad-request", str(error)) from None


def clean_options(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    try:
        return game.clean(options)
    except BadRequest as error:
        raise Refused("bad-request", str(error)) from None


def check_start(game: Game, start: dict[str, Any] | None, seats: int) -> None:
    if start is None:
        return
    try:
        state = game.from_position(start, SeededChance(b"check"))
        if state.seats != seats:
            raise Refused("bad-request", f"the position has {state.seats} seats, the table {seats}")
        state.check()
    except BadPosition as error:
        raise Refused("bad-request", f"the position can't be set up: {error}") from None


def check_nonce(nonce: str) -> None:
    if len(nonce) > NONCE_LENGTH or not nonce.isprintable():
        raise Refused("bad-request", f"a word for the luck has at most {NONCE_LENGTH} printable characters")


def seat_people(game: Game, host: Person, wanted: NewTable) -> list[Chair]:
    """The chairs of a new table."""
    check_nonce(wanted.nonce)
    try:
        game.seat_count(len(wanted.seats) or -1)
    except BadRequest as error:
        raise Refused("bad-request", str(error)) from None
    seats: list[Chair] = []
    for seat in wanted.seats:
        if seat.kind == "bot":
            seats.append(bot_chair(game, seat.level))
        elif seat.kind == "open":
            seats.append(Chair("open"))
        else:
            own = clean_name(seat.name) if seat.name and seat.name != host.name else host.name
            name = distinct(own, [chair.name for chair in seats])
            seats.append(Chair("human", host.id, name, host.guest, None, wanted.nonce))
    return seats


def bot_chair(game: Game, level: str | None) -> Chair:
    found = find_level(game, level) if level else levels(game)[0]
    if found is None:
        raise Refused("bad-request", f"{game.slug} has no level {level!r}")
    return Chair("bot", None, found.titles["en"], False, found.slug)


def rematch_seat(chair: Chair, person: Person) -> NewSeat:
    if chair.kind == "bot":
        return NewSeat("bot", chair.level)
    return NewSeat("me", name=chair.name) if chair.person == person.id else NewSeat("open")


def distinct(name: str, taken: list[str]) -> str:
    """The name, with a figure where somebody at the table has it already."""
    if name not in taken:
        return name
    return next(f"{name} {n}" for n in range(2, 100) if f"{name} {n}" not in taken)


def chair_rows(table_id: str, seats: list[Chair]) -> list[dict[str, Any]]:
    return [{"table_id": table_id, "seat": i, **msgspec.structs.asdict(chair)} for i, chair in enumerate(seats)]


async def set_chair(connection: AsyncConnection, table_id: str, seat: int, chair: Chair) -> None:
    place = (chairs.c.table_id == table_id) & (chairs.c.seat == seat)
    await connection.execute(sa.update(chairs).where(place).values(**msgspec.structs.asdict(chair)))


async def host_name(connection: AsyncConnection, host: str | None) -> str:
    if host is None:
        return ""
    return (await connection.execute(sa.select(people.c.name).where(people.c.id == host))).scalar() or ""
