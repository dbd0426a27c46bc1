"""Results of finished games, and ratings."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa

from beffroi.server.storage.engine import Connection, Store
from beffroi.server.storage.schema import people, ratings, results, tables

NEW_RESULTS: Final = sa.insert(results)
NEW_RATINGS: Final = sa.insert(ratings)
THESE: Final = (
    (ratings.c.game == sa.bindparam("game"))
    & (ratings.c.variant == sa.bindparam("variant"))
    & ratings.c.subject.in_(sa.bindparam("subjects", expanding=True))
)
OLD_RATINGS: Final = sa.select(ratings).where(THESE).with_for_update()
FORGET_RATINGS: Final = sa.delete(ratings).where(THESE)
LEADERS: Final = (
    sa.select(ratings, people.c.name)
    .join(people, people.c.id == ratings.c.subject, isouter=True)
    .where(ratings.c.game == sa.bindparam("game"), ratings.c.variant == sa.bindparam("variant"))
    .where(sa.or_(people.c.guest.is_(False), ratings.c.subject.like("bot:%")))
    .order_by((ratings.c.mu - sa.bindparam("sure", type_=sa.Float) * ratings.c.sigma).desc())
    .limit(sa.bindparam("most", type_=sa.Integer))
)
VARIANTS: Final = sa.select(ratings.c.variant).where(ratings.c.game == sa.bindparam("game")).distinct()
RATINGS_OF: Final = sa.select(ratings).where(ratings.c.subject == sa.bindparam("person")).order_by(ratings.c.game)
STATISTICS: Final = (
    sa.select(
        results.c.game,
        results.c.variant,
        sa.func.count().label("games"),
        sa.func.sum(sa.case((results.c.rank == 1, 1), else_=0)).label("won"),
        sa.func.avg(results.c.score).label("average"),
        sa.func.max(results.c.score).label("best"),
    )
    .where(results.c.person == sa.bindparam("person"))
    .group_by(results.c.game, results.c.variant)
    .order_by(results.c.game, results.c.variant)
)
RECENT: Final = (
    sa.select(results, tables.c.access)
    .join(tables, tables.c.id == results.c.table_id)
    .where(results.c.person == sa.bindparam("person"))
    .order_by(results.c.ended.desc())
    .limit(sa.bindparam("most", type_=sa.Integer))
)


class ResultStore:
    """Who came where, and how strong they are."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def leaders(self, game: str, variant: str, sure: float, most: int) -> list[sa.RowMapping]:
        """Return accounts and bots of a game, the strongest first."""
        return await self.store.rows(LEADERS, game=game, variant=variant, sure=sure, most=most)

    async def variants(self, game: str) -> list[str]:
        """Return the classes of options in which somebody is rated."""
        return [row["variant"] for row in await self.store.rows(VARIANTS, game=game)]

    async def ratings_of(self, person: str) -> list[sa.RowMapping]:
        return await self.store.rows(RATINGS_OF, person=person)

    async def statistics(self, person: str) -> list[sa.RowMapping]:
        """Return for each game how often and how well a person played it."""
        return await self.store.rows(STATISTICS, person=person)

    async def recent(self, person: str, most: int) -> list[sa.RowMapping]:
        """Return a person's last results, with the access of their tables."""
        return await self.store.rows(RECENT, person=person, most=most)


def insert_results(connection: Connection, rows: list[dict[str, Any]]) -> None:
    connection.execute(NEW_RESULTS, rows)


def read_ratings(connection: Connection, game: str, variant: str, subjects: list[str]) -> dict[str, sa.RowMapping]:
    """Return ratings by subject, which stay as they are until the transaction ends."""
    these = {"game": game, "variant": variant, "subjects": subjects}
    return {row["subject"]: row for row in connection.execute(OLD_RATINGS, these).mappings()}


def replace_ratings(connection: Connection, game: str, variant: str, rows: list[dict[str, Any]]) -> None:
    """Put these ratings in the place of those the same subjects had."""
    subjects = [row["subject"] for row in rows]
    connection.execute(FORGET_RATINGS, {"game": game, "variant": variant, "subjects": subjects})
    connection.execute(NEW_RATINGS, [{"game": game, "variant": variant, **row} for row in rows])
