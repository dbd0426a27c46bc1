"""Requests of people at a table: whose seat it is, whether it came before, then the table decides."""

from __future__ import annotations

import unicodedata
from typing import Final, cast

from beffroi.kernel.state import Seat
from beffroi.protocol.base import Sentence
from beffroi.protocol.commands import (
    EndTurnBody,
    MoveBody,
    ResignBody,
    ReturnBody,
    SeatRequest,
    StopBody,
    UndoBody,
    WhyBody,
)
from beffroi.protocol.http import Accepted
from beffroi.protocol.messages import ChatMessage
from beffroi.server.domain.person import Person
from beffroi.server.errors import Refused
from beffroi.server.realtime.render import sentence
from beffroi.server.services.bots import standin_level
from beffroi.server.services.clock import now
from beffroi.server.services.live_table import Table
from beffroi.server.services.tables import TableService
from beffroi.server.storage.chat import ChatStore

CHATS_SHOWN: Final = 50


class PlayService:
    """What people do at tables."""

    def __init__(self, tables: TableService, chats: ChatStore) -> None:
        self.tables = tables
        self.chat_store = chats

    async def act(self, person: Person, table_id: str, wanted: SeatRequest) -> Accepted:
        """Check the seat, remember the key, let the table decide, store."""
        key = f"{person.id}:{wanted.key}"
        done: Accepted | None = None

        def do(table: Table) -> None:
            nonlocal done
            check_seat(table, wanted.seat, person)
            duplicate = table.seen(key) is not None
            if not duplicate:
                apply(table, wanted, key)
            done = Accepted(table.seq, duplicate)

        await self.tables.act(table_id, do)
        return cast(Accepted, done)

    async def why(self, person: Person, table_id: str, wanted: WhyBody) -> Sentence:
        """Why a piece can't be chosen by this seat now."""
        table = await self.tables.get(table_id)
        check_seat(table, wanted.seat, person)
        label = table.game.why_not(table.playing.state, wanted.seat, wanted.anchor)
        return sentence(table, label)

    async def chat(self, person: Person, table_id: str, text: str) -> ChatMessage:
        """Store something said at a table; returns the message for everybody."""
        table = await self.tables.get(table_id)
        if not table.spec.chat:
            raise Refused("forbidden", "there is no chat at this table")
        clean = clean_text(text)
        seats = table.seats_of(person.id)
        return await self.chat_store.insert(table_id, person.id, person.name, seats[0] if seats else None, clean, now())

    async def chats(self, table_id: str, after: int = 0) -> list[ChatMessage]:
        """The last things said at a table."""
        return await self.chat_store.last(table_id, after, CHATS_SHOWN)


def check_seat(table: Table, seat: Seat, person: Person) -> None:
    if not 0 <= seat < table.spec.seats or table.seats[seat].person != person.id:
        raise Refused("not-your-seat", "this seat is not yours")


def apply(table: Table, wanted: SeatRequest, key: str) -> None:
    """Hand the request to the table."""
    seat, at = wanted.seat, now()
    if isinstance(wanted, (MoveBody, UndoBody, EndTurnBody)) and seat in table.standins:
        raise Refused("not-your-turn", "a bot stands in for this seat: take it back first")
    match wanted:
        case MoveBody():
            table.move(seat, wanted.seq, wanted.code, key, at)
        case UndoBody():
            table.undo(seat, wanted.seq, wanted.count, key, at)
        case EndTurnBody():
            table.end_turn(seat, wanted.seq, key, at)
        case ResignBody():
            table.resign(seat, standin_level(table.game), key, at)
        case ReturnBody():
            table.come_back(seat, key, at)
        case StopBody():
            table.stop(seat, wanted.agree, key, at)


def clean_text(text: str) -> str:
    """What was said, without control characters; markup is plain text and stays so on the page."""
    kept = "".join(c for c in text if c == "\n" or unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn"))
    if not kept.strip():
        raise Refused("bad-request", "say something")
    return kept.strip()
