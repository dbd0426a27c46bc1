"""Results of finished games, and ratings."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa

from beffroi.server.domain.results import GameFilter
from beffroi.server.storage.engine import Connection, Store
from beffroi.server.storage.schema import chairs, people, rating_steps, ratings, results, tables

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
        sa.func.min(results.c.ended).label("since"),
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
STEPS: Final = (
    sa.select(rating_steps, tables.c.access)
    .join(tables, tables.c.id == rating_steps.c.table_id)
    .where(rating_steps.c.subject == sa.bindparam("person"), rating_steps.c.game == sa.bindparam("game"))
    .where(rating_steps.c.variant == sa.bindparam("variant"))
    .order_by(rating_steps.c.at.desc())
    .limit(sa.bindparam("most", type_=sa.Integer))
)
NEW_STEPS: Final = sa.insert(rating_steps)
# A table that is only known by its link is known to those who played there.
KNOWN: Final = sa.or_(
    tables.c.access == "public",
    results.c.table_id.in_(sa.select(chairs.c.table_id).where(chairs.c.person == sa.bindparam("viewer"))),
)
PLAYED: Final = (
    sa.select(results, tables.c.rated, KNOWN.label("known"), rating_steps.c.change)
    .join(tables, tables.c.id == results.c.table_id)
    .join(
        rating_steps,
        sa.and_(rating_steps.c.table_id == results.c.table_id, rating_steps.c.subject == results.c.person),
        isouter=True,
    )
    .where(results.c.person == sa.bindparam("person"))
    .order_by(results.c.ended.desc())
    .limit(sa.bindparam("most", type_=sa.Integer))
)
OTHERS: Final = (
    sa.select(chairs.c.table_id, chairs.c.seat, chairs.c.kind, chairs.c.name, chairs.c.level, people.c.guest)
    .join(people, people.c.id == chairs.c.person, isouter=True)
    .where(chairs.c.table_id.in_(sa.bindparam("ids", expanding=True)))
    .order_by(chairs.c.table_id, chairs.c.seat)
)
THEIRS: Final = results.alias("theirs")
RIVALS: Final = (
    sa.select(
        people.c.name,
        sa.func.sum(sa.case((results.c.rank < THEIRS.c.rank, 1), else_=0)).label("ahead"),
        sa.func.sum(sa.case((results.c.rank > THEIRS.c.rank, 1), else_=0)).label("behind"),
        sa.func.sum(sa.case((results.c.rank == THEIRS.c.rank, 1), else_=0)).label("level"),
    )
    .join(tables, tables.c.id == results.c.table_id)
    .join(THEIRS, sa.and_(THEIRS.c.table_id == results.c.table_id, THEIRS.c.seat != results.c.seat))
    .join(people, people.c.id == THEIRS.c.person)
    .where(results.c.person == sa.bindparam("person"), people.c.id != results.c.person, people.c.guest.is_(False))
    .where(KNOWN)
    .group_by(people.c.id, people.c.name)
    .order_by(sa.func.count().desc(), people.c.name)
    .limit(sa.bindparam("most", type_=sa.Integer))
)


def narrowed(query: sa.Select[Any], wanted: GameFilter) -> sa.Select[Any]:
    """Return the query of games with the conditions of a filter."""
    met = sa.select(chairs.c.table_id).join(people, people.c.id == chairs.c.person)
    bots = sa.select(chairs.c.table_id).where(chairs.c.kind == "bot")
    conditions = [
        (wanted.game, results.c.game == wanted.game),
        (wanted.opponent, results.c.table_id.in_(met.where(people.c.name_key == wanted.opponent))),
        (wanted.opponent, KNOWN),
        (wanted.result == "won", results.c.rank == 1),
        (wanted.result == "lost", results.c.rank > 1),
        (wanted.kind == "rated", tables.c.rated.is_(True)),
        (wanted.kind == "bots", results.c.table_id.in_(bots)),
        (wanted.kind == "solo", results.c.players == 1),
        (wanted.players, results.c.players == wanted.players),
        (wanted.before, results.c.ended < (wanted.before or 0)),
    ]
    return query.where(*(condition for asked, condition in conditions if asked))


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

    async def steps(self, person: str, game: str, variant: str, most: int) -> list[sa.RowMapping]:
        """Return what the last rated games made of a rating, the newest first."""
        return await self.store.rows(STEPS, person=person, game=game, variant=variant, most=most)

    async def rivals(self, person: str, viewer: str, game: str, name_key: str, most: int) -> list[sa.RowMapping]:
        """Return how a person fared against other accounts, those met most often first; "" asks for all."""
        query = RIVALS.where(results.c.game == game) if game else RIVALS
        if name_key:
            query = query.where(people.c.name_key == name_key)
        return await self.store.rows(query, person=person, viewer=viewer, most=most)

    async def played(self, person: str, viewer: str, wanted: GameFilter, most: int) -> list[sa.RowMapping]:
        """Return a person's finished games, the newest first; `known` says whether the viewer may know the table."""
        return await self.store.rows(narrowed(PLAYED, wanted), person=person, viewer=viewer, most=most)

    async def others(self, ids: list[str]) -> list[sa.RowMapping]:
        """Return who sat at these tables."""
        return await self.store.rows(OTHERS, ids=ids) if ids else []


def insert_steps(connection: Connection, rows: list[dict[str, Any]]) -> None:
    connection.execute(NEW_STEPS, rows)


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
