"""Games of the day: their seeds, the tries, and the rankings made of them."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from beffroi.server.storage.day_schema import day_tries, days
from beffroi.server.storage.engine import Conflict, Connection, Store
from beffroi.server.storage.schema import people
from beffroi.server.storage.tables import Claim

RUNNING: Final = "running"
COUNTED: Final = "counted"  # finished within its day
LATE: Final = "late"
LEFT: Final = "left"  # given up, or a bot played a part of it
SPENT: Final = "spent"  # by a look at the games of others

THIS_DAY: Final = (day_tries.c.day == sa.bindparam("day"), day_tries.c.event == sa.bindparam("event"))
ROWS: Final = sa.select(days).where(days.c.day.in_(sa.bindparam("days", expanding=True))).order_by(days.c.event)
TRY: Final = sa.select(day_tries).where(*THIS_DAY, day_tries.c.person == sa.bindparam("person"))
TRIES_OF: Final = sa.select(day_tries).where(
    day_tries.c.day == sa.bindparam("day"), day_tries.c.person == sa.bindparam("person")
)
BY_TABLE: Final = (
    sa.select(day_tries, people.c.name, people.c.guest)
    .join(people, people.c.id == day_tries.c.person)
    .where(*THIS_DAY, day_tries.c.table_id.in_(sa.bindparam("tables", expanding=True)), people.c.banned.is_(False))
)
COUNTS: Final = (
    sa.select(day_tries.c.event, day_tries.c.status, sa.func.count().label("count"))
    .where(day_tries.c.day == sa.bindparam("day"))
    .group_by(day_tries.c.event, day_tries.c.status)
)
BARS: Final = (
    sa.select(day_tries.c.score, sa.func.count().label("count"))
    .join(people, people.c.id == day_tries.c.person)
    .where(*THIS_DAY, day_tries.c.status == COUNTED, people.c.banned.is_(False))
    .group_by(day_tries.c.score)
    .order_by(day_tries.c.score)
)
OF_A_DAY: Final = (day_tries.c.day, day_tries.c.event)
WITHOUT_TURNS: Final = [column for column in day_tries.c if column.name != "turns"]  # which would be sorted along
FIELD: Final = (  # all counted tries of some days, each with its place in its day
    sa.select(
        *WITHOUT_TURNS,
        people.c.name,
        people.c.guest,
        sa.func.rank().over(order_by=day_tries.c.score.desc(), partition_by=OF_A_DAY).label("rank"),
        sa.func.percent_rank().over(order_by=day_tries.c.score, partition_by=OF_A_DAY).label("share"),
        sa.func.count().over(partition_by=OF_A_DAY).label("field"),
    )
    .join(people, people.c.id == day_tries.c.person)
    .where(day_tries.c.status == COUNTED, people.c.banned.is_(False))
    .where(day_tries.c.day.between(sa.bindparam("first"), sa.bindparam("last")))
)
OF_EVENT: Final = FIELD.where(day_tries.c.event == sa.bindparam("event")).subquery()
SAME_TRY: Final = sa.and_(*(OF_EVENT.c[name] == day_tries.c[name] for name in ("day", "event", "person")))
RANKED: Final = sa.select(OF_EVENT, day_tries.c.turns).join(day_tries, SAME_TRY)
RANKING: Final = (
    RANKED.where(sa.or_(OF_EVENT.c.rank <= sa.bindparam("most"), OF_EVENT.c.person == sa.bindparam("person")))
    .order_by(OF_EVENT.c.rank, OF_EVENT.c.ended)
    .limit(sa.bindparam("lines", type_=sa.Integer))
)
MINE: Final = RANKED.where(OF_EVENT.c.person == sa.bindparam("person"))
SUMS: Final = (
    sa.select(
        OF_EVENT.c.person,
        OF_EVENT.c.name,
        OF_EVENT.c.guest,
        sa.func.count().label("days"),
        sa.func.sum(OF_EVENT.c.share).label("points"),
        sa.func.rank().over(order_by=sa.func.sum(OF_EVENT.c.share).desc()).label("rank"),
    )
    .group_by(OF_EVENT.c.person, OF_EVENT.c.name, OF_EVENT.c.guest)
    .subquery()
)
STANDINGS: Final = (
    sa.select(SUMS)
    .where(sa.or_(SUMS.c.rank <= sa.bindparam("most"), SUMS.c.person == sa.bindparam("person")))
    .order_by(SUMS.c.rank, SUMS.c.name)
    .limit(sa.bindparam("lines", type_=sa.Integer))
)
OWN: Final = sa.select(day_tries.c.day, day_tries.c.event, day_tries.c.score).where(
    day_tries.c.person == sa.bindparam("person"),
    day_tries.c.status == COUNTED,
    day_tries.c.day.between(sa.bindparam("first"), sa.bindparam("last")),
)
SCORES: Final = (  # how many had each score in the games of some days
    sa.select(day_tries.c.day, day_tries.c.event, day_tries.c.score, sa.func.count().label("count"))
    .join(people, people.c.id == day_tries.c.person)
    .where(day_tries.c.status == COUNTED, people.c.banned.is_(False))
    .where(day_tries.c.day.in_(sa.bindparam("days", expanding=True)))
    .group_by(day_tries.c.day, day_tries.c.event, day_tries.c.score)
)
END: Final = (
    sa.update(day_tries)
    .where(day_tries.c.table_id == sa.bindparam("table"), day_tries.c.status == RUNNING)
    .values({name: sa.bindparam(f"new_{name}") for name in ("status", "ended", "score", "won", "turns")})
)

Scores = dict[str, dict[int, int]]  # how many had each score in the games of a day


class DayStore:
    """The games of the day in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # --- seeds --------------------------------------------------------------------

    async def rows(self, *wanted: int) -> list[dict[str, Any]]:
        """Return the games of some days."""
        return [dict(row) for row in await self.store.rows(ROWS, days=wanted)]

    async def insert(self, rows: list[dict[str, Any]]) -> None:
        """Store the games of days, unless another worker was faster: of each there is one."""

        def work(connection: Connection) -> None:
            known = connection.execute(ROWS, {"days": sorted({row["day"] for row in rows})}).mappings()
            has = {(row["day"], row["event"]) for row in known}
            missing = [row for row in rows if (row["day"], row["event"]) not in has]
            if missing:
                connection.execute(sa.insert(days), missing)

        try:
            await self.store.write(work)
        except IntegrityError:  # both looked before either wrote: the other's are stored
            return

    # --- tries --------------------------------------------------------------------

    async def try_of(self, day: int, event: str, person: str) -> dict[str, Any] | None:
        row = await self.store.row(TRY, day=day, event=event, person=person)
        return dict(row) if row is not None else None

    async def tries_of(self, day: int, person: str) -> dict[str, dict[str, Any]]:
        """Return somebody's tries of a day, by event."""
        return {row["event"]: dict(row) for row in await self.store.rows(TRIES_OF, day=day, person=person)}

    async def by_table(self, day: int, event: str, tables: list[str]) -> dict[str, dict[str, Any]]:
        """Return the tries that were played at these tables."""
        rows = await self.store.rows(BY_TABLE, day=day, event=event, tables=tables)
        return {row["table_id"]: dict(row) for row in rows}

    async def spend(self, row: dict[str, Any]) -> None:
        """End a try by a look at others' games, if there is none or it goes on."""

        def work(connection: Connection) -> None:
            this = {name: row[name] for name in ("day", "event", "person")}
            known = connection.execute(TRY.with_for_update(), this).mappings().first()
            if known is None:
                connection.execute(sa.insert(day_tries).values(**row))
            elif known["status"] == RUNNING:
                mine = [day_tries.c[name] == value for name, value in this.items()]
                connection.execute(sa.update(day_tries).where(*mine).values(status=SPENT, ended=row["ended"]))

        await self.store.write_once_more(work)

    async def end(self, table: str, status: str, ended: int) -> None:
        """End a try without a score."""
        values = {"status": status, "ended": ended, "score": None, "won": None, "turns": None}
        await self.store.write(lambda connection: end_try(connection, table, values))

    # --- rankings -----------------------------------------------------------------

    async def counts(self, day: int) -> dict[tuple[str, str], int]:
        """Return how many tries of a day there are, by event and status."""
        return {(row["event"], row["status"]): row["count"] for row in await self.store.rows(COUNTS, day=day)}

    async def bars(self, day: int, event: str) -> list[tuple[int, int]]:
        """Return how many had each score."""
        return [(row["score"], row["count"]) for row in await self.store.rows(BARS, day=day, event=event)]

    async def ranking(self, day: int, event: str, person: str, most: int) -> list[dict[str, Any]]:
        """Return the best of a day, and the line of somebody in any case."""
        these = {"first": day, "last": day, "event": event, "person": person}
        found = [dict(row) for row in await self.store.rows(RANKING, **these, most=most, lines=most)]
        if not any(row["person"] == person for row in found):
            found += [dict(row) for row in await self.store.rows(MINE, **these)]
        return found

    async def standings(self, first: int, last: int, event: str, person: str, most: int) -> list[dict[str, Any]]:
        """Return who has the most points of some days together, each day's being the share of the others one beat."""
        values = {"first": first, "last": last, "event": event, "person": person, "most": most, "lines": most + 1}
        return [dict(row) for row in await self.store.rows(STANDINGS, **values)]

    async def scores_of(self, first: int, last: int, person: str) -> list[tuple[int, str, int]]:
        """Return the days, games and scores of somebody's counted tries."""
        rows = await self.store.rows(OWN, first=first, last=last, person=person)
        return [(row["day"], row["event"], row["score"]) for row in rows]

    async def scores(self, days: set[int]) -> dict[int, Scores]:
        """Return how many had each score in the games of some days."""
        found: dict[int, Scores] = {day: {} for day in days}
        for row in await self.store.rows(SCORES, days=sorted(days)) if days else []:
            found[row["day"]].setdefault(row["event"], {})[row["score"]] = row["count"]
        return found


def try_claim(row: dict[str, Any]) -> Claim:
    """Return the claim of a new table to be somebody's try of a day; of several one gets it."""

    def claim(connection: Connection, made: str) -> None:
        try:
            with connection.begin_nested():
                connection.execute(sa.insert(day_tries).values(**row, table_id=made))
        except IntegrityError:
            raise Conflict from None

    return claim


def end_try(connection: Connection, table: str, values: dict[str, Any]) -> None:
    """Note how the try at a table ended; a game that is no try has none."""
    connection.execute(END, {"table": table, **{f"new_{name}": value for name, value in values.items()}})


def one_try(guest: str, account: str, at: int) -> list[sa.Executable]:
    """Return what leaves an account and its guest one try of each game: of two, the one that goes on is spent."""
    tries = day_tries.alias()

    def tried_by(person: str) -> sa.Exists:
        this = (tries.c.day == day_tries.c.day, tries.c.event == day_tries.c.event)
        return sa.exists().where(tries.c.person == person, *this)

    goes_on = sa.and_(day_tries.c.person == account, day_tries.c.status == RUNNING)
    return [
        sa.update(day_tries).where(goes_on, tried_by(guest)).values(status=SPENT, ended=at),
        sa.update(day_tries).where(day_tries.c.person == guest, ~tried_by(account)).values(person=account),
    ]
