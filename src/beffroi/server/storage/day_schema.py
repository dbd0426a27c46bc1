"""The tables of the games of the day; those of all else are in `schema.py`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, String, Table

from beffroi.server.storage.metadata import metadata as metadata

days: Final = Table(  # the games of each day
    "days",
    metadata,
    Column("day", Integer, primary_key=True),  # since 1970
    Column("event", String(60), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("level", String(40), nullable=False),  # of the bots; empty: there are none
    Column("options", JSON, nullable=False),
    Column("figures", JSON(none_as_null=True)),  # as in `tables`
    Column("secret", LargeBinary, nullable=False),  # of the luck; told when the day is over
    Column("commitment", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
)

day_tries: Final = Table(
    "day_tries",
    metadata,
    Column("day", Integer, primary_key=True),
    Column("event", String(60), primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("table_id", String(16), unique=True),  # none: the try was spent by looking
    Column("status", String(8), nullable=False),  # running, counted, late, left, spent
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("score", Integer),
    Column("won", Integer),  # by how many points; below 0: lost by
    Column("turns", JSON(none_as_null=True)),  # of each: answers until then, points, what was answered
)
Index("day_tries_by_status", day_tries.c.event, day_tries.c.day, day_tries.c.status)
