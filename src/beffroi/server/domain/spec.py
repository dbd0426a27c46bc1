"""Who sits where, and what the row of a table says."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import sqlalchemy as sa

from beffroi.protocol.base import ClockSettings
from beffroi.server.storage.schema import chairs


class SeatAssignment(msgspec.Struct):
    """A seat: a person's, a bot's, or open."""

    kind: str  # human, bot, open
    person: str | None = None
    name: str = ""
    guest: bool = False
    level: str | None = None
    nonce: str = ""


CHAIRS: Final = (
    sa.select(*(chairs.c[name] for name in SeatAssignment.__struct_fields__))
    .where(chairs.c.table_id == sa.bindparam("table"))
    .order_by(chairs.c.seat)
)


def read_seats(connection: sa.Connection, table_id: str) -> list[SeatAssignment]:
    """Who sits at a table, by seat."""
    return [SeatAssignment(*row) for row in connection.execute(CHAIRS, {"table": table_id})]


class TableSpec(msgspec.Struct):
    """What was agreed before the game, and stays."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: int
    status: str
    access: str
    clock: dict[str, Any]
    confirm: bool
    chat: bool
    rated: bool
    host: str | None
    secret: bytes
    start: dict[str, Any] | None
    origin: str | None
    created: int
    rematch: str | None = None
    imported: bool = False
    started: int | None = None
    ended: int | None = None

    @property
    def pace(self) -> ClockSettings:
        return msgspec.convert(self.clock, ClockSettings)
