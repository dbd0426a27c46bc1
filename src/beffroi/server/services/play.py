"""Requests of people at a table: authorised here, decided by the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.kernel.state import NOBODY, Seat
from beffroi.protocol.base import Sentence
from beffroi.protocol.commands import (
    ComposeBody,
    EndTurnBody,
    HandOverBody,
    MoveBody,
    SeatRequest,
    TurnBody,
    UndoBody,
    WhyBody,
)
from beffroi.protocol.composing import Composed
from beffroi.protocol.http import Accepted
from beffroi.server.domain.person import Person
from beffroi.server.domain.table import TableState
from beffroi.server.errors import Refused
from beffroi.server.services.composing import composed

if TYPE_CHECKING:
    from beffroi.server.services.tables import TableService


class PlayService:
    """What people do at tables."""

    def __init__(self, tables: TableService) -> None:
        self.tables = tables

    async def act(self, person: Person, table_id: str, wanted: SeatRequest) -> Accepted:
        """Hand the request of a person to the table; a key seen before is answered at once."""
        key = f"{person.id}:{wanted.key}"
        outcome = await self.tables.submit(
            table_id, wanted, key=key, authorise=lambda table: authorise(table, wanted, person, key)
        )
        return Accepted(outcome.seq, outcome.duplicate)

    async def why_not(self, person: Person, table_id: str, wanted: WhyBody) -> Sentence:
        """Return why a piece can't be chosen by this seat now."""
        return why_not(await self.tables.get(table_id), wanted, person)

    async def compose(self, person: Person, table_id: str, wanted: ComposeBody) -> Composed:
        """Return what the seat can do with the pieces it has picked."""
        table = await self.tables.get(table_id)
        check_seat(table, wanted.seat, person)
        return await composed(table, wanted)


def why_not(table: TableState, wanted: WhyBody, person: Person) -> Sentence:
    """Explain to whoever holds the seat why a piece can't be chosen."""
    check_seat(table, wanted.seat, person)
    return table.sentence(table.game.why_not(table.playing.state, wanted.seat, wanted.anchor))


def authorise(table: TableState, wanted: SeatRequest, person: Person, key: str) -> bool:
    """Authorise: check that the seat is the person's; False when the same request was accepted before."""
    if isinstance(wanted, HandOverBody) and wanted.seat == NOBODY:
        check_host(table, person)
    else:
        check_seat(table, wanted.seat, person)
    if table.seen(key):
        return False
    if wanted.seat in table.standins and isinstance(wanted, (MoveBody, TurnBody, UndoBody, EndTurnBody)):
        if wanted.seat in table.returning:
            raise Refused("not-your-turn", "a bot ends this turn, the next one is yours")
        raise Refused("not-your-turn", "a bot stands in for this seat: take it back first")
    return True


def check_host(table: TableState, person: Person) -> None:
    """Refuse whoever is not the host; one who sits at the table speaks from their seat."""
    if table.spec.host != person.id or table.seats_of(person.id):
        raise Refused("not-your-seat", "only a host who sits nowhere speaks without a seat")


def check_seat(table: TableState, seat: Seat, person: Person) -> None:
    if not 0 <= seat < table.spec.seats or table.seats[seat].person != person.id:
        raise Refused("not-your-seat", "this seat is not yours")
