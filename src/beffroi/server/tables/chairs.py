"""Who sits where, and what the row of a table says."""

from __future__ import annotations

from typing import Any

import msgspec

from beffroi.server.tables.clock import Pace


class Chair(msgspec.Struct):
    """A seat: a person's, a bot's, or open."""

    kind: str  # human, bot, open
    person: str | None = None
    name: str = ""
    guest: bool = False
    level: str | None = None
    nonce: str = ""


class Head(msgspec.Struct):
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
    rematch: str | None
    imported: bool
    created: int
    started: int | None
    ended: int | None

    @property
    def pace(self) -> Pace:
        return msgspec.convert(self.clock, Pace)
