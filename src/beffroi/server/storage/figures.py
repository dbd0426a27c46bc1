"""Printed figures: the sets of owners and their versions, what owners answered, and revisions of the default."""

from __future__ import annotations

import json
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from beffroi.server.storage.engine import Conflict, Connection, Store
from beffroi.server.storage.schema import figure_answers, figure_revisions, figure_sets, figure_versions, people

THIS: Final = figure_sets.c.id == sa.bindparam("set_")
NEWEST: Final = sa.and_(
    figure_versions.c.set_id == figure_sets.c.id, figure_versions.c.version == figure_sets.c.version
)
TYPED: Final = ("rules", "figures", "typed", "differing", "digest")  # of a version
WITH_NEWEST: Final = sa.select(figure_sets, *(figure_versions.c[name] for name in TYPED)).join(figure_versions, NEWEST)
MINE: Final = WITH_NEWEST.where(figure_sets.c.person == sa.bindparam("person")).order_by(figure_sets.c.changed.desc())
ONE: Final = WITH_NEWEST.where(THIS)
BY_LINK: Final = WITH_NEWEST.where(figure_sets.c.link == sa.bindparam("link"))
VERSIONS: Final = (
    sa.select(figure_versions)
    .where(figure_versions.c.set_id == sa.bindparam("set_"))
    .order_by(figure_versions.c.version.desc())
)
VERSION: Final = sa.select(figure_versions).where(
    figure_versions.c.set_id == sa.bindparam("set_"), figure_versions.c.version == sa.bindparam("version")
)
ANSWERS: Final = sa.select(figure_answers).where(
    figure_answers.c.person == sa.bindparam("person"), figure_answers.c.game == sa.bindparam("game")
)
FORGET_ANSWERS: Final = sa.delete(figure_answers).where(
    figure_answers.c.person == sa.bindparam("person"), figure_answers.c.game == sa.bindparam("game")
)
NUMBERED: Final = (
    sa.select(
        figure_answers.c.path,
        figure_answers.c.value,
        figure_answers.c.at,
        sa.func.row_number()
        .over(partition_by=(figure_answers.c.path, figure_answers.c.value), order_by=figure_answers.c.at)
        .label("number"),
    )
    .join(people, people.c.id == figure_answers.c.person)
    .where(figure_answers.c.game == sa.bindparam("game"), people.c.guest.is_(False), people.c.banned.is_(False))
    .subquery()
)
COUNTED: Final = sa.select(
    NUMBERED.c.path,
    NUMBERED.c.value,
    sa.func.count().label("owners"),
    sa.func.max(sa.case((NUMBERED.c.number == sa.bindparam("needed", type_=sa.Integer), NUMBERED.c.at))).label("since"),
).group_by(NUMBERED.c.path, NUMBERED.c.value)
REVISIONS: Final = (
    sa.select(figure_revisions)
    .where(figure_revisions.c.game == sa.bindparam("game"))
    .order_by(figure_revisions.c.revision.desc())
)
LAST_REVISION: Final = REVISIONS.limit(1)


class FigureStore:
    """Everything about figures that is kept."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def rows(self, query: sa.Select[Any], **values: Any) -> list[dict[str, Any]]:
        return [dict(row) for row in await self.store.rows(query, **values)]

    async def row(self, query: sa.Select[Any], **values: Any) -> dict[str, Any] | None:
        row = await self.store.row(query, **values)
        return dict(row) if row else None

    # --- sets ---------------------------------------------------------------------

    async def mine(self, person: str) -> list[dict[str, Any]]:
        """Return a person's sets with the figures of their newest versions, the last changed first."""
        return await self.rows(MINE, person=person)

    async def one(self, set_id: str) -> dict[str, Any] | None:
        return await self.row(ONE, set_=set_id)

    async def by_link(self, link: str) -> dict[str, Any] | None:
        return await self.row(BY_LINK, link=link)

    async def versions(self, set_id: str) -> list[dict[str, Any]]:
        return await self.rows(VERSIONS, set_=set_id)

    async def version(self, set_id: str, version: int) -> dict[str, Any] | None:
        return await self.row(VERSION, set_=set_id, version=version)

    async def insert(self, row: dict[str, Any], typed: dict[str, Any]) -> None:
        """Keep a new set with its first version."""

        def work(connection: Connection) -> None:
            connection.execute(sa.insert(figure_sets).values(**row, version=1))
            add_version(connection, row["id"], 1, typed, row["created"])
            count_answers(connection, row["person"], row["game"], row["created"])

        await self.store.write(work)

    async def add_version(self, row: dict[str, Any], typed: dict[str, Any], at: int) -> None:
        """Add a version after the newest; Conflict if somebody else was faster."""

        def work(connection: Connection) -> None:
            version = row["version"] + 1
            this = sa.and_(figure_sets.c.id == row["id"], figure_sets.c.version == row["version"])
            if not connection.execute(sa.update(figure_sets).where(this).values(version=version, changed=at)).rowcount:
                raise Conflict
            add_version(connection, row["id"], version, typed, at)
            count_answers(connection, row["person"], row["game"], at)

        await self.store.write(work)

    async def update(self, set_id: str, **values: Any) -> None:
        """Give a set another name, or a link."""
        await self.store.run(sa.update(figure_sets).where(figure_sets.c.id == set_id).values(**values))

    async def delete(self, row: dict[str, Any], at: int) -> None:
        """Forget a set with all versions, and what only it answered."""

        def work(connection: Connection) -> None:
            connection.execute(sa.delete(figure_sets).where(figure_sets.c.id == row["id"]))
            count_answers(connection, row["person"], row["game"], at)

        await self.store.write(work)

    # --- answers and revisions -------------------------------------------------------

    async def answers(self, game: str, needed: int) -> list[dict[str, Any]]:
        """Return what accounts typed: how many each figure, and when the needed one of them agreed."""
        return await self.rows(COUNTED, game=game, needed=needed)

    async def revisions(self, game: str) -> list[dict[str, Any]]:
        """Return the revisions of a game's default, the newest first."""
        return await self.rows(REVISIONS, game=game)

    async def last_revision(self, game: str) -> dict[str, Any] | None:
        return await self.row(LAST_REVISION, game=game)

    async def insert_revision(self, row: dict[str, Any]) -> None:
        """Keep a new revision; Conflict if another took its number."""
        try:
            await self.store.run(sa.insert(figure_revisions).values(**row))
        except IntegrityError:
            raise Conflict from None


def add_version(connection: Connection, set_id: str, version: int, typed: dict[str, Any], at: int) -> None:
    """Write a version; `typed` has its columns TYPED."""
    connection.execute(sa.insert(figure_versions).values(set_id=set_id, version=version, at=at, **typed))


def count_answers(connection: Connection, person: str, game: str, at: int) -> None:
    """Work out anew what a person answers: of each figure what the set that changed last says of it."""
    earlier = {row.path: (row.value, row.at) for row in connection.execute(ANSWERS, {"person": person, "game": game})}
    sets = WITH_NEWEST.where(figure_sets.c.person == person, figure_sets.c.game == game).order_by(figure_sets.c.changed)
    found: dict[str, str] = {}
    for row in connection.execute(sets):
        found.update(answers_in(row.figures))
    rows = []
    for path, value in found.items():
        before = earlier.get(path)
        since = before[1] if before is not None and before[0] == value else at
        rows.append({"person": person, "game": game, "path": path, "value": value, "at": since})
    connection.execute(FORGET_ANSWERS, {"person": person, "game": game})
    if rows:
        connection.execute(sa.insert(figure_answers), rows)


def answers_in(figures: dict[str, Any], path: str = "") -> dict[str, str]:
    """Return the figures of a document by place, each as one text.

    >>> answers_in({"board": {"income": 10}, "event": {"war": {"points": [5, 3]}}})
    {'board.income': '10', 'event.war.points': '[5,3]'}
    """
    found: dict[str, str] = {}
    for name, value in figures.items():
        if isinstance(value, dict):
            found.update(answers_in(value, f"{path}{name}."))
        else:
            found[path + name] = json.dumps(value, separators=(",", ":"))
    return found
