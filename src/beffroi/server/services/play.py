"""Requests of people at a table: authorised here, decided by the table."""

from __future__ import annotations

import unicodedata
from typing import Final

from beffroi.kernel.state import Seat
from beffroi.protocol.base import Sentence
from beffroi.protocol.commands import EndTurnBody, MoveBody, SeatRequest, UndoBody, WhyBody
from beffroi.protocol.http import Accepted
from beffroi.protocol.messages import ChatMessage
from beffroi.server.domain.person import Person
from beffroi.server.domain.table import TableState
from beffroi.server.errors import Refused
from beffroi.server.services.clock import now
from beffroi.server.services.ports import Publisher
from beffroi.server.services.tables import TableService
from beffroi.server.storage.chat import ChatStore

CHATS_SHOWN: Final = 50


class PlayService:
    """What people do at tables."""

    def __init__(self, tables: TableService, chats: ChatStore, publisher: Publisher) -> None:
        self.tables = tables
        self.chat_store = chats
        self.publisher = publisher

    async def act(self, person: Person, table_id: str, wanted: SeatRequest) -> Accepted:
        """Hand the request of a person to the table; a key seen before is answered at once."""
        key = f"{person.id}:{wanted.key}"
        outcome = await self.tables.submit(
            table_id, wanted, key=key, authorise=lambda table: authorise(table, wanted, person, key)
        )
        return Accepted(outcome.seq, outcome.duplicate)

    async def why_not(self, person: Person, table_id: str, wanted: WhyBody) -> Sentence:
        """Return why a piece can't be chosen by this seat now."""
        table = await self.tables.get(table_id)
        check_seat(table, wanted.seat, person)
        return table.sentence(table.game.why_not(table.playing.state, wanted.seat, wanted.anchor))

    async def chat(self, person: Person, table_id: str, text: str) -> ChatMessage:
        """Store something said at a table, and tell everybody there."""
        table = await self.tables.get(table_id)
        if not table.spec.chat:
            raise Refused("forbidden", "there is no chat at this table")
        seats = table.seats_of(person.id)
        seat = seats[0] if seats else None
        message = await self.chat_store.insert(table_id, person.id, person.name, seat, clean_text(text), now())
        await self.publisher.chat_said(message)
        return message

    async def chats(self, table_id: str, after: int = 0) -> list[ChatMessage]:
        """Return the last things said at a table."""
        return await self.chat_store.last(table_id, after, CHATS_SHOWN)


def authorise(table: TableState, wanted: SeatRequest, person: Person, key: str) -> bool:
    """Authorise: check that the seat is the person's; False when the same request was accepted before."""
    check_seat(table, wanted.seat, person)
    if table.seen(key):
        return False
    if wanted.seat in table.standins and isinstance(wanted, (MoveBody, UndoBody, EndTurnBody)):
        raise Refused("not-your-turn", "a bot stands in for this seat: take it back first")
    return True


def check_seat(table: TableState, seat: Seat, person: Person) -> None:
    if not 0 <= seat < table.spec.seats or table.seats[seat].person != person.id:
        raise Refused("not-your-seat", "this seat is not yours")


def clean_text(text: str) -> str:
    """Return what was said, without control characters; markup is plain text and stays so on the page."""
    kept = "".join(c for c in text if c == "\n" or unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn"))
    if not kept.strip():
        raise Refused("bad-request", "say something")
    return kept.strip()
