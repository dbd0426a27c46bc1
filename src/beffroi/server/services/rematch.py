"""New tables made from old ones: the rematch, and the fork of a position."""

from __future__ import annotations

from beffroi.protocol.figures import FiguresChoice
from beffroi.protocol.http import NewSeat, NewTable
from beffroi.server.domain.person import Person
from beffroi.server.domain.spec import CLOSED, OPEN, OVER, STOPPED, SeatAssignment
from beffroi.server.domain.table import TableState
from beffroi.server.errors import Refused
from beffroi.server.services.figures import FIGURES
from beffroi.server.services.lobby import LobbyService
from beffroi.server.services.ports import Publisher
from beffroi.server.storage.engine import Conflict
from beffroi.server.storage.tables import rematch_claim


class RematchService:
    """What comes after a game."""

    def __init__(self, lobby: LobbyService, publisher: Publisher) -> None:
        self.lobby = lobby
        self.publisher = publisher
        self.tables = lobby.tables

    async def rematch(self, table_id: str, person: Person) -> TableState:
        """Open the same table again under the newest rules, the next seat first; the others take theirs by joining."""
        table = await self.tables.get(table_id)
        if table.status not in (OVER, STOPPED):
            raise Refused("not-running", "the game is not over yet")
        if not table.seats_of(person.id):
            raise Refused("not-your-seat", "you did not play at this table")
        earlier = table.spec.rematch
        if earlier and (await self.tables.get(earlier)).status != CLOSED:
            joined = await self.join_rematch(earlier, person)
            await self.publisher.seats_changed(table)
            return joined
        try:
            claim = rematch_claim(table_id, earlier)
            wanted, figures = rematch_request(table, person), table.spec.table_figures
            made = await self.lobby.create(person, wanted, table_id, claim, kept_seats(table, person), figures)
        except Conflict:  # another player was faster: theirs it is
            await self.tables.reload(table_id)
            return await self.rematch(table_id, person)
        await self.publisher.seats_changed(await self.tables.reload(table_id))
        return made

    async def join_rematch(self, table_id: str, person: Person) -> TableState:
        """Take the seats that are kept for the person."""
        table = await self.tables.get(table_id)
        if table.status != OPEN or table.seats_of(person.id):
            return table
        return await self.lobby.join(table_id, person, None, "")

    async def fork(self, table_id: str, person: Person, moves: int) -> TableState:
        """Open a hot-seat game from a position of this one, under its rules; the luck to come is new."""
        table = await self.tables.get(table_id)
        match = table.playing
        alone = all(chair.kind == "bot" or chair.person == person.id for chair in table.seats)
        if table.status not in (OVER, STOPPED) and not alone:
            raise Refused("forbidden", "a game that goes on may only be forked by somebody who sees all of it")
        if table.status != OVER and match.setup.seats > 1 and any(chair.kind == "bot" for chair in table.seats):
            raise Refused("forbidden", "a fork would show what the bots hide: finish the game first")
        if not 0 <= moves <= len(match.moves):
            raise Refused("bad-request", f"the game has {len(match.moves)} decisions")
        start = table.match_after(moves).state.position()
        seats = [NewSeat("me", name=chair.name if chair.person == person.id else None) for chair in table.seats]
        wanted = NewTable(game=table.spec.game, seats=seats, options=table.spec.options, access="link", start=start)
        return await self.lobby.create(person, wanted, origin=table_id, figures=table.spec.table_figures)


def rematch_request(table: TableState, person: Person) -> NewTable:
    """Return what was agreed at a table, for the next game there: the same set of figures, or the default of now.

    Options that new tables have not are left out.
    """
    figures = table.spec.table_figures
    unnamed = figures is not None and figures.kind in ("default", "program")
    carried = table.game.carried_options(table.spec.options)
    options = {name: value for name, value in carried.items() if not (unnamed and name == FIGURES)}
    return NewTable(
        game=table.spec.game,
        seats=[rematch_seat(chair, person) for chair in next_order(table)],
        options=options,
        access="link",
        figures=FiguresChoice("program") if figures is not None and figures.kind == "program" else FiguresChoice(),
        clock=table.spec.clock_settings,
        confirm=table.spec.confirm,
        chat=table.spec.chat,
        rated=table.spec.rated,
    )


def next_order(table: TableState) -> list[SeatAssignment]:
    """Return the seats of a table as they sit down again: the next one begins."""
    return table.seats[1:] + table.seats[:1]


def kept_seats(table: TableState, person: Person) -> dict[int, SeatAssignment]:
    """Return the seats of the rematch that wait for the others who played."""
    return {
        i: SeatAssignment("kept", chair.person, chair.name, chair.guest)
        for i, chair in enumerate(next_order(table))
        if chair.kind == "human" and chair.person not in (None, person.id)
    }


def rematch_seat(chair: SeatAssignment, person: Person) -> NewSeat:
    if chair.kind == "bot":
        return NewSeat("bot", chair.level)
    return NewSeat("me", name=chair.name) if chair.person == person.id else NewSeat("open")
