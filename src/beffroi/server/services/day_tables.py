"""The tables of a day's game: one that counts for each player, and as many more as they like."""

from __future__ import annotations

from typing import Any

import beffroi
from beffroi.server.domain.days import day_terms
from beffroi.server.domain.person import Person
from beffroi.server.domain.spec import OPEN, RUNNING, SeatAssignment, TableSpec
from beffroi.server.domain.table import TableState
from beffroi.server.errors import Refused
from beffroi.server.services.clock import now
from beffroi.server.services.day_seeds import DaySeeds, today
from beffroi.server.services.ids import new_id
from beffroi.server.services.lobby import LobbyService
from beffroi.server.services.seating import bot_seat
from beffroi.server.storage.days import LEFT, DayStore, try_claim
from beffroi.server.storage.days import RUNNING as TRYING
from beffroi.server.storage.engine import Conflict
from beffroi.server.storage.tables import Claim


class DayTables:
    """Opens the tables at which games of the day are played."""

    def __init__(self, store: DayStore, seeds: DaySeeds, lobby: LobbyService) -> None:
        self.store = store
        self.seeds = seeds
        self.lobby = lobby
        self.tables = lobby.tables

    async def play(self, person: Person, day: int, event: str) -> TableState:
        """Return the table of somebody's try, opened if there is none; after the try, a new one that doesn't count."""
        row = await self.seeds.row(day, event)
        if day != today():
            return await self.open(person, row)
        mine = await self.store.try_of(day, event, person.id)
        if mine is None:
            return await self.open_try(person, row)
        if mine["status"] == TRYING:
            table = await self.tables.get(mine["table_id"])
            if table.status in (OPEN, RUNNING):
                return table
            await self.store.end(table.spec.id, LEFT, table.ended or now())  # it was stopped without an end
        return await self.open(person, row)

    async def open_try(self, person: Person, row: dict[str, Any]) -> TableState:
        """Open the one table that counts; where another worker was faster, it is that one."""
        this = {"day": row["day"], "event": row["event"], "person": person.id, "status": TRYING, "began": now()}
        try:
            return await self.open(person, row, try_claim(this))
        except Conflict:
            mine = await self.store.try_of(row["day"], row["event"], person.id)
            if mine is None or mine["table_id"] is None:
                raise Refused("over", "your try of this game is spent: play it again, not counted") from None
            return await self.tables.get(mine["table_id"])

    async def open(self, person: Person, row: dict[str, Any], claim: Claim | None = None) -> TableState:
        """Open a table with the luck of a day."""
        await self.lobby.check_room(person)
        game = beffroi.game(row["game"])
        seats = [SeatAssignment("human", person.id, person.name, person.guest)]
        for _ in range(1, row["seats"]):
            seats.append(bot_seat(game, row["level"], [chair.name for chair in seats]))
        spec = spec_of(row, person)
        await self.tables.store.insert(spec, seats, claim=claim)
        table = self.tables.keep(spec, seats)
        table.host_name = person.name
        return await self.lobby.seated(table)


def spec_of(row: dict[str, Any], person: Person) -> TableSpec:
    """Return what is agreed at such a table: no clock, no talk, no rating, and the day's luck."""
    return TableSpec(
        id=new_id(),
        game=row["game"],
        rules=row["rules"],
        options=row["options"],
        seats=row["seats"],
        status=OPEN,
        access="link",
        clock={"kind": "none"},
        confirm=True,
        chat=False,
        rated=False,
        host=person.id,
        secret=row["secret"],
        start=None,
        origin=None,
        created=now(),
        figures=row["figures"],
        day=day_terms(row["day"], row["event"], row["level"]),
    )
