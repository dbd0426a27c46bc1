"""Studies, their writers and their chapters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import sqlalchemy as sa

from beffroi.server.errors import Refused
from beffroi.server.storage.engine import Connection, Store
from beffroi.server.storage.schema import blocks, chairs, people
from beffroi.server.storage.study_schema import studies, study_chapters, study_writers

MOST_LETTERS: Final = 8_000_000  # of all chapters of one person

Row = dict[str, Any]
Change = Callable[[str, int], tuple[str, str]]  # the kept chapter and the number of the edit: its head and it anew

STUDY: Final[sa.BindParameter[str]] = sa.bindparam("study_")
PERSON: Final[sa.BindParameter[str]] = sa.bindparam("person_")
CHAPTER: Final = sa.and_(study_chapters.c.study == STUDY, study_chapters.c.id == sa.bindparam("chapter_"))
COUNT: Final = (
    sa.select(sa.func.count()).where(study_chapters.c.study == studies.c.id).correlate(studies).scalar_subquery()
)
WITH_AUTHOR: Final = sa.select(studies, people.c.name.label("author"), people.c.banned).join(
    people, people.c.id == studies.c.person
)
ONE: Final = WITH_AUTHOR.where(studies.c.id == STUDY)
WRITERS: Final = (
    sa.select(people.c.id, people.c.name)
    .join(study_writers, study_writers.c.person == people.c.id)
    .where(study_writers.c.study == STUDY)
    .order_by(study_writers.c.joined, people.c.name)
)
HEADS: Final = sa.select(study_chapters.c.head).where(study_chapters.c.study == STUDY).order_by(study_chapters.c.place)
DOCS: Final = sa.select(study_chapters.c.doc).where(study_chapters.c.study == STUDY).order_by(study_chapters.c.place)
DOC: Final = sa.select(study_chapters.c.doc).where(CHAPTER)
MINE: Final = sa.or_(
    studies.c.person == PERSON,
    sa.exists().where(study_writers.c.study == studies.c.id, study_writers.c.person == PERSON),
)
OPEN: Final = sa.and_(
    studies.c.access == "public",
    people.c.banned.is_(False),
    ~sa.exists().where(blocks.c.person == PERSON, blocks.c.other == studies.c.person),
)
SEATS: Final = sa.select(chairs.c.name).where(chairs.c.table_id == sa.bindparam("table_")).order_by(chairs.c.seat)
OWNED: Final = sa.select(sa.func.count().label("studies")).where(studies.c.person == PERSON)


class StudyStore:
    """The studies of the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def search(self, person: str | None, mine: bool, most: int, **wanted: str) -> list[Row]:
        """Return what somebody may find, or their own, the last changed first; `wanted` may leave things empty."""
        query = sa.select(WITH_AUTHOR.add_columns(COUNT.label("chapters")).where(MINE if mine else OPEN).subquery())
        found = query.selected_columns
        if wanted["game"]:
            query = query.where(found.game == wanted["game"])
        if wanted["theme"]:
            query = query.where(found.themes.contains(f"|{wanted['theme']}|", autoescape=True))
        if wanted["author"]:
            query = query.where(found.author == wanted["author"])
        if wanted["title_key"]:
            query = query.where(found.title_key.contains(wanted["title_key"], autoescape=True))
        rows = await self.store.rows(query.order_by(found.changed.desc()).limit(most), person_=person or "")
        return [dict(row) for row in rows]

    async def one(self, study: str) -> Row | None:
        row = await self.store.row(ONE, study_=study)
        return dict(row) if row else None

    async def writers(self, study: str) -> dict[str, str]:
        """Return who may write besides the owner: names by id."""
        return {row["id"]: row["name"] for row in await self.store.rows(WRITERS, study_=study)}

    async def heads(self, study: str) -> list[str]:
        return [row["head"] for row in await self.store.rows(HEADS, study_=study)]

    async def docs(self, study: str) -> list[str]:
        return [row["doc"] for row in await self.store.rows(DOCS, study_=study)]

    async def doc(self, study: str, chapter: str) -> str | None:
        row = await self.store.row(DOC, study_=study, chapter_=chapter)
        return row["doc"] if row else None

    async def seats(self, table: str) -> list[str]:
        """Return what those are called now who sat at a table."""
        return [row["name"] for row in await self.store.rows(SEATS, table_=table)]

    async def owned(self, person: str) -> int:
        """Count the studies of a person."""
        row = await self.store.row(OWNED, person_=person)
        return row["studies"] if row else 0

    async def insert(self, row: Row, chapters: list[Row]) -> None:
        def work(connection: Connection) -> None:
            connection.execute(sa.insert(studies).values(**row))
            if chapters:
                check_room(connection, sa.literal(row["person"]), sum(len(one["doc"]) for one in chapters))
                connection.execute(sa.insert(study_chapters), chapters)

        await self.store.write(work)

    async def update(self, study: str, **values: Any) -> None:
        await self.store.run(sa.update(studies).where(studies.c.id == study).values(n=studies.c.n + 1, **values))

    async def delete(self, study: str) -> None:
        await self.store.run(sa.delete(studies).where(studies.c.id == study))

    async def counts(self, wanted: list[str]) -> dict[str, int]:
        """Return how many edits studies have."""
        query = sa.select(studies.c.id, studies.c.n).where(studies.c.id.in_(wanted))
        return {row["id"]: row["n"] for row in await self.store.rows(query)}

    async def set_writer(self, study: str, person: str, at: int | None, **values: Any) -> None:
        """Let somebody write from a moment on, or no longer; `values` change the study with that."""
        this = sa.and_(study_writers.c.study == study, study_writers.c.person == person)

        def work(connection: Connection) -> None:
            n = count(connection, study, values)
            connection.execute(sa.delete(study_writers).where(this))
            if at is not None and n:
                connection.execute(sa.insert(study_writers).values(study=study, person=person, joined=at))

        await self.store.write(work)

    async def add_chapter(self, study: str, row: Row, most: int, at: int) -> int:
        """Add a chapter behind the others, unless there are many; returns the number of the edit, or 0."""

        def work(connection: Connection) -> int:
            n = count(connection, study, {"changed": at})
            this = study_chapters.c.study == study
            have = sa.select(sa.func.count(), sa.func.coalesce(sa.func.max(study_chapters.c.place), 0)).where(this)
            number, last = connection.execute(have).one()
            if not n:
                raise Refused("not-found", "this study was just deleted")
            if number >= most:
                return 0
            check_room(connection, owner_of(study), len(row["doc"]))
            connection.execute(sa.insert(study_chapters).values(**row, study=study, place=last + 1))
            return n

        return await self.store.write(work)

    async def change_chapter(self, study: str, chapter: str, change: Change, at: int) -> int | None:
        """Change a chapter in one transaction: nobody else's edit comes between; None if there is no such chapter."""

        def work(connection: Connection) -> int | None:
            n = count(connection, study, {"changed": at})
            row = connection.execute(DOC, {"study_": study, "chapter_": chapter}).one_or_none()
            if row is None:
                return None
            head, doc = change(row.doc, n)
            if len(doc) > len(row.doc):
                check_room(connection, owner_of(study), len(doc) - len(row.doc))
            this = sa.and_(study_chapters.c.study == study, study_chapters.c.id == chapter)
            connection.execute(sa.update(study_chapters).where(this).values(head=head, doc=doc))
            return n

        return await self.store.write(work)

    async def delete_chapter(self, study: str, chapter: str, at: int) -> int:
        """Delete a chapter; returns the number of the edit, or 0 if there is no such chapter."""

        def work(connection: Connection) -> int:
            this = sa.and_(study_chapters.c.study == study, study_chapters.c.id == chapter)
            n = count(connection, study, {"changed": at})
            return n if connection.execute(sa.delete(study_chapters).where(this)).rowcount else 0

        return await self.store.write(work)


def owner_of(study: str) -> sa.ColumnElement[str]:
    return sa.select(studies.c.person).where(studies.c.id == study).scalar_subquery()


def check_room(connection: Connection, owner: sa.ColumnElement[str], more: int) -> None:
    """Refuse what makes the studies of their owner larger than one person's may be."""
    theirs = sa.select(studies.c.id).where(studies.c.person == owner)
    kept = sa.select(sa.func.coalesce(sa.func.sum(sa.func.length(study_chapters.c.doc)), 0))
    found: int = connection.execute(kept.where(study_chapters.c.study.in_(theirs))).scalar_one()
    if found + more > MOST_LETTERS:
        raise Refused("limit", "the studies of one person have no more room: shorten or delete one first")


def count(connection: Connection, study: str, values: Row) -> int:
    """Count an edit: whoever edits the same study waits until this transaction is over."""
    this = studies.c.id == study
    connection.execute(sa.update(studies).where(this).values(n=studies.c.n + 1, **values))
    n: int = connection.execute(sa.select(studies.c.n).where(this)).scalar_one_or_none() or 0
    return n
