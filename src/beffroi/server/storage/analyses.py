"""Analyses of finished games."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from beffroi.server.storage.engine import Store
from beffroi.server.storage.schema import analyses

THIS: Final = analyses.c.table_id == sa.bindparam("table")
GET: Final = sa.select(analyses).where(THIS)


class AnalysisStore:
    """What was found, and how far the work on it is."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def get(self, table: str) -> dict[str, Any] | None:
        row = await self.store.row(GET, table=table)
        return dict(row) if row else None

    async def claim(self, table: str, revision: int, at: int, stale_before: int) -> bool:
        """Claim the work on a table, unless another worker is at it."""
        this = analyses.c.table_id == table
        stale = sa.or_(analyses.c.revision != revision, analyses.c.at <= stale_before)
        row = {"table_id": table, "revision": revision, "share": 0.0, "doc": None, "at": at}
        try:
            await self.store.run(sa.delete(analyses).where(this, stale), sa.insert(analyses).values(**row))
        except IntegrityError:
            return False
        return True

    async def update(self, table: str, at: int, **values: Any) -> None:
        """Note how far the work is, or what was found."""
        await self.store.run(sa.update(analyses).where(analyses.c.table_id == table).values(at=at, **values))

    async def delete(self, table: str) -> None:
        """Forget work that nobody goes on with."""
        await self.store.run(sa.delete(analyses).where(analyses.c.table_id == table))
