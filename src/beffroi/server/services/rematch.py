"""New tables made from old ones: the rematch, and the fork of a position."""

from __future__ import annotations

import secrets

from beffroi.protocol.http import ForkBody, NewTable
from beffroi.server.domain.person import Person
from beffroi.server.domain.spec import CLOSED, OPEN, OVER, STOPPED
from beffroi.server.domain.table import TableState
from beffroi.server.errors import Refused
from beffroi.server.services.lobby import LobbyService
from beffroi.server.services.ports import Publisher
from beffroi.server.services.successors import along_request, fork_request, kept_seats, rematch_request
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

    async def fork(self, table_id: str, person: Person, wish: ForkBody) -> TableState:
        """Open a game from a position of this one, under its rules; the luck to come is new.

        Seats stay whose they were, with bots in those of the others; a spectator gets all of them.
        """
        table = await self.tables.look(table_id, person.id)
        wanted = fork_request(table, person, wish)
        return await self.lobby.create(person, wanted, origin=table_id, figures=table.spec.table_figures)

    async def along(self, table_id: str, person: Person) -> NewTable:
        """Tell what to ask a device for, to play this game on there; nothing happens here."""
        return along_request(await self.tables.get(table_id), person, secrets.randbits(60))
