"""Pauses of people: so many days a year in which their time stands still in games of days, for all to see."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Final

from beffroi.protocol.account import Absence, Absences
from beffroi.server.domain.calendar import DAY
from beffroi.server.domain.commands import SetAway
from beffroi.server.domain.person import Person
from beffroi.server.domain.spec import RUNNING
from beffroi.server.errors import Refused, log_refusals
from beffroi.server.services.clock import now
from beffroi.server.services.ids import new_id
from beffroi.server.services.tables import TableService
from beffroi.server.storage.absences import AbsenceStore

DAYS: Final = 30  # of a year
MOST: Final = 10  # to come at a time
FURTHEST: Final = 400 * DAY

log = logging.getLogger("beffroi.absences")


class AbsenceService:
    """When people are away, and the tables that know of it."""

    def __init__(self, store: AbsenceStore, tables: TableService) -> None:
        self.store = store
        self.tables = tables

    async def of(self, person: Person) -> Absences:
        """Return the pauses of a person that are not over, and the days that are left this year."""
        at = now()
        rows = await self.store.of(person.id)
        absences = [Absence(row["id"], row["start"], row["end"]) for row in rows if row["end"] > at]
        return Absences(absences, max(0, DAYS - used(rows, year_of(at))), DAYS)

    async def add(self, person: Person, start: int, end: int) -> Absences:
        """Take a pause; one that begins in the past begins now."""
        at = now()
        start = max(start, at)
        if end <= start or end > at + FURTHEST:
            raise Refused("pause-dates", "a pause ends after it begins, within a year")
        rows = await self.store.of(person.id)
        if any(row["start"] < end and start < row["end"] for row in rows):
            raise Refused("pause-dates", "you have a pause then already")
        if sum(row["end"] > at for row in rows) >= MOST:
            raise Refused("limit", f"{MOST} pauses to come are enough")
        wish = [*rows, {"start": start, "end": end}]
        for year in {year_of(start), year_of(end)}:
            if used(wish, year) > DAYS:
                raise Refused(
                    "pause-dates", f"you have {max(0, DAYS - used(rows, year))} of {DAYS} days left in {year}"
                )
        await self.store.insert(new_id(), person.id, start, end)
        await self.tell_tables(person)
        return await self.of(person)

    async def end(self, person: Person, absence: str) -> Absences:
        """End a pause now, or forget one to come."""
        if not await self.store.end(person.id, absence, now()):
            raise Refused("not-found", "there is no such pause")
        await self.tell_tables(person)
        return await self.of(person)

    async def tell_tables(self, person: Person) -> None:
        """Write into the log of every game that runs when the person is away."""
        for table_id in await self.tables.store.involving(person.id, RUNNING):
            with log_refusals(log, table_id):
                await self.tell_table(table_id, person.id)

    async def tell_table(self, table_id: str, person: str) -> None:
        rows = [row for row in await self.store.of(person) if row["end"] > now()]
        await self.tables.submit(table_id, SetAway(person, [(row["start"], row["end"]) for row in rows]))


def year_of(at: int) -> int:
    return datetime.fromtimestamp(at / 1000, UTC).year


def used(rows: list[dict[str, int]], year: int) -> int:
    """Return how many days of a year these pauses take, begun ones counted whole.

    >>> used([{"start": 0, "end": DAY + 1}], 1970)
    2
    """
    first = int(datetime(year, 1, 1, tzinfo=UTC).timestamp() * 1000)
    last = int(datetime(year + 1, 1, 1, tzinfo=UTC).timestamp() * 1000)
    inside = [min(row["end"], last) - max(row["start"], first) for row in rows]
    return sum(-(-length // DAY) for length in inside if length > 0)
