"""What an administrator looks at and cleans up."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa

from beffroi.server.domain.spec import OVER, TableSpec
from beffroi.server.errors import Refused
from beffroi.server.storage.engine import Store
from beffroi.server.storage.schema import chairs, notices, people, probes, resets, sessions, tables
from beffroi.server.storage.tables import SPEC_COLUMNS

PROBE_SIZE: Final = 16_384  # characters
TABLE_NAMES: Final = ("id", "game", "status", "access", "head", "seats", "created", "changed", "deadline")
PERSON_NAMES: Final = ("id", "name", "guest", "admin", "banned", "created", "seen")
TABLES: Final = sa.select(*(tables.c[name] for name in TABLE_NAMES)).order_by(tables.c.changed.desc())
SEATS: Final = sa.select(sa.func.count()).where(chairs.c.person == people.c.id).scalar_subquery()
PEOPLE: Final = sa.select(*(people.c[name] for name in PERSON_NAMES), SEATS.label("seats")).order_by(
    people.c.seen.desc()
)
PLAYED: Final = sa.select(chairs.c.seat).where(chairs.c.table_id == tables.c.id, chairs.c.kind == "human")
ALLOWED: Final = sa.exists().where(people.c.id == chairs.c.person, people.c.puzzle_games.is_(True))
PUZZLE_GAMES: Final = (
    sa.select(*SPEC_COLUMNS)
    .where(tables.c.status == OVER, PLAYED.exists(), ~PLAYED.where(~ALLOWED).exists())
    .order_by(tables.c.id)
)


class AdminStore:
    """The whole database, for those in charge of it."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def tables(self, status: str | None, most: int) -> list[dict[str, Any]]:
        """Return tables, the last changed first."""
        query = TABLES.where(tables.c.status == status) if status else TABLES
        return [dict(row) for row in await self.store.rows(query.limit(most))]

    async def people(self, name: str, most: int) -> list[dict[str, Any]]:
        """Return people whose name has this part, the last seen first."""
        query = PEOPLE.where(people.c.name.icontains(name, autoescape=True)) if name else PEOPLE
        return [dict(row) for row in await self.store.rows(query.limit(most))]

    async def puzzle_games(self, game: str | None) -> list[TableSpec]:
        """Return the finished tables whose players, and each of them, let them be looked through for puzzles."""
        query = PUZZLE_GAMES.where(tables.c.game == game) if game else PUZZLE_GAMES
        return [TableSpec(**row) for row in await self.store.rows(query)]

    async def delete_expired(self, at: int, notices_before: int) -> None:
        """Delete sessions and codes that have expired, and old notices."""
        await self.store.run(
            sa.delete(sessions).where(sessions.c.expires < at),
            sa.delete(resets).where(resets.c.expires < at),
            sa.delete(notices).where(notices.c.at < notices_before),
        )

    async def vacuum(self) -> None:
        """Give space back to the system."""
        await self.store.vacuum()

    async def probe(self, at: int) -> bool:
        """Tell whether the database can be written, by writing about as much as a group of decisions takes."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(probes))
            connection.execute(sa.insert(probes).values(id=1, at=at, body="." * PROBE_SIZE))

        try:
            await self.store.write(work)
        except (sa.exc.SQLAlchemyError, OSError, Refused):
            return False
        return True
