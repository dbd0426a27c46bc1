"""When people are away."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from beffroi.server.storage.engine import Connection, Store
from beffroi.server.storage.schema import absences


class AbsenceStore:
    """The pauses of people, the earliest first."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, person: str) -> list[dict[str, Any]]:
        query = sa.select(absences).where(absences.c.person == person).order_by(absences.c.start)
        return [dict(row) for row in await self.store.rows(query)]

    async def to_come(self, persons: list[str], at: int) -> dict[str, list[tuple[int, int]]]:
        """Return when these people are away from now on, of those who are."""
        query = sa.select(absences).where(absences.c.person.in_(persons), absences.c.end > at)
        found: dict[str, list[tuple[int, int]]] = {}
        for row in await self.store.rows(query.order_by(absences.c.start)):
            found.setdefault(row["person"], []).append((row["start"], row["end"]))
        return found

    async def insert(self, absence: str, person: str, start: int, end: int) -> None:
        row = {"id": absence, "person": person, "start": start, "end": end}
        await self.store.run(sa.insert(absences).values(**row))

    async def end(self, person: str, absence: str, at: int) -> bool:
        """End a pause that holds, or forget one to come; tells whether there was one that is not over."""
        this = (absences.c.id == absence) & (absences.c.person == person) & (absences.c.end > at)

        def work(connection: Connection) -> bool:
            ended = connection.execute(sa.update(absences).where(this, absences.c.start < at).values(end=at)).rowcount
            return bool(ended or connection.execute(sa.delete(absences).where(this)).rowcount)

        return await self.store.write(work)
