"""Guests and accounts."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from beffroi.server.domain.person import Person
from beffroi.server.domain.spec import OPEN, RUNNING
from beffroi.server.storage.day_schema import day_tries
from beffroi.server.storage.days import one_try
from beffroi.server.storage.engine import Conflict, Store
from beffroi.server.storage.schema import (
    absences,
    blocks,
    chairs,
    channels,
    chats,
    figure_answers,
    figure_sets,
    figure_versions,
    mutes,
    people,
    puzzle_attempts,
    puzzle_players,
    puzzle_rushes,
    rating_steps,
    ratings,
    resets,
    results,
    sessions,
    tables,
    tokens,
)
from beffroi.server.storage.study_schema import studies, study_chapters, study_writers

GONE: Final = "—"  # the name of somebody who deleted their data
PERSON_COLUMNS: Final = [people.c[name] for name in Person.__struct_fields__]
THIS: Final = people.c.id == sa.bindparam("person_")
SEATS_OF: Final = chairs.c.person == sa.bindparam("person_")

BY_ID: Final = sa.select(*PERSON_COLUMNS).where(THIS)
BY_KEY: Final = sa.select(*PERSON_COLUMNS).where(
    people.c.name_key == sa.bindparam("name_key"), people.c.guest.is_(False)
)
TAKEN: Final = sa.select(people.c.id).where(
    sa.or_(people.c.name_key == sa.bindparam("name_key"), people.c.look == sa.bindparam("look")),
    people.c.guest.is_(False),
    people.c.id != sa.bindparam("owner"),
)
INSERT: Final = sa.insert(people)
UPDATE: Final = sa.update(people).where(THIS)
DELETE: Final = sa.delete(people).where(THIS)
NAME_GOING_SEATS: Final = (
    sa.update(chairs)
    .where(SEATS_OF, chairs.c.table_id.in_(sa.select(tables.c.id).where(tables.c.status.in_((OPEN, RUNNING)))))
    .values(name=sa.bindparam("new_name"))
)
NAME_SEATS: Final = sa.update(chairs).where(SEATS_OF).values(name=sa.bindparam("new_name"), guest=False)
END_ACCESS: Final = [
    sa.delete(opens).where(opens.c.person == sa.bindparam("person_")) for opens in (sessions, tokens, resets)
]
OLD_GUESTS: Final = sa.delete(people).where(
    people.c.guest.is_(True),
    people.c.seen < sa.bindparam("before"),
    people.c.id.not_in(sa.select(chairs.c.person).where(chairs.c.person.is_not(None))),
)
KEPT_BACK: Final = ("password", "name_key", "look")
# Everything that names a person, without the digests of secrets.
EXPORT: Final = {
    "person": sa.select(*(column for column in people.c if column.name not in KEPT_BACK)).where(THIS),
    "seats": sa.select(chairs, tables.c.game, tables.c.created)
    .join(tables, tables.c.id == chairs.c.table_id)
    .where(SEATS_OF),
    "chats": sa.select(chats).where(chats.c.person == sa.bindparam("person_")),
    "results": sa.select(results).where(results.c.person == sa.bindparam("person_")),
    "ratings": sa.select(ratings).where(ratings.c.subject == sa.bindparam("person_")),
    "rating_steps": sa.select(rating_steps).where(rating_steps.c.subject == sa.bindparam("person_")),
    "puzzle_players": sa.select(puzzle_players).where(puzzle_players.c.person == sa.bindparam("person_")),
    "puzzle_attempts": sa.select(puzzle_attempts).where(puzzle_attempts.c.person == sa.bindparam("person_")),
    "puzzle_rushes": sa.select(puzzle_rushes).where(puzzle_rushes.c.person == sa.bindparam("person_")),
    "day_tries": sa.select(day_tries).where(day_tries.c.person == sa.bindparam("person_")),
    "tokens": sa.select(*(column for column in tokens.c if column.name != "digest")).where(
        tokens.c.person == sa.bindparam("person_")
    ),
    "channels": sa.select(*(column for column in channels.c if column.name not in ("code", "session"))).where(
        channels.c.person == sa.bindparam("person_")
    ),
    "figure_sets": sa.select(
        figure_sets.c.game,
        figure_sets.c.name,
        figure_sets.c.link,
        figure_sets.c.created,
        *(figure_versions.c[name] for name in ("version", "rules", "figures", "at")),
    )
    .join(figure_versions, figure_versions.c.set_id == figure_sets.c.id)
    .where(figure_sets.c.person == sa.bindparam("person_"))
    .order_by(figure_sets.c.created, figure_versions.c.version),
    "studies": sa.select(
        *(column for column in studies.c if column.name != "title_key"),
        study_chapters.c.place,
        study_chapters.c.doc,
    )
    .outerjoin(study_chapters, study_chapters.c.study == studies.c.id)
    .where(studies.c.person == sa.bindparam("person_"))
    .order_by(studies.c.created, study_chapters.c.place),
    "study_writers": sa.select(study_writers).where(study_writers.c.person == sa.bindparam("person_")),
    "sessions": sa.select(*(column for column in sessions.c if column.name != "id")).where(
        sessions.c.person == sa.bindparam("person_")
    ),
    "absences": sa.select(absences).where(absences.c.person == sa.bindparam("person_")),
    "blocks": sa.select(people.c.name, blocks.c.created)
    .join(people, people.c.id == blocks.c.other)
    .where(blocks.c.person == sa.bindparam("person_")),
}


def moved(
    table: sa.Table, whose: sa.Column[Any], what: sa.Column[Any], guest: str, account: str
) -> list[sa.Executable]:
    """Return what gives a guest's rows to an account, besides those it has already or would have of itself."""
    has = sa.select(what).where(whose == account).scalar_subquery()
    return [sa.update(table).where(whose == guest, what.not_in(has), what != account).values({whose.name: account})]


class AccountStore:
    """The people of the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def get(self, person: str) -> Person | None:
        return await self._one(BY_ID, person_=person)

    async def by_name_key(self, key: str) -> Person | None:
        """Return the account whose name has this key."""
        return await self._one(BY_KEY, name_key=key)

    async def is_taken(self, name_key: str, look: str, owner: str) -> bool:
        """Tell whether an account of somebody else has this name, or one that looks like it."""
        return await self.store.row(TAKEN, name_key=name_key, look=look, owner=owner) is not None

    async def _one(self, query: sa.Select[Any], **values: Any) -> Person | None:
        row = await self.store.row(query, **values)
        return Person(**row) if row else None

    async def insert_guest(self, person: str, name: str, at: int, **keys: str) -> None:
        """Store a guest; the keys are those of the name."""
        row = {"id": person, "name": name, "guest": True, "created": at, "seen": at, **keys}
        await self.store.run(INSERT.values(**row))

    async def update(self, person: str, **values: Any) -> None:
        """Change a person's row; Conflict if an account has the name already."""
        await self._update(person, values)

    async def rename(self, person: str, name: str, **keys: str) -> None:
        """Change a name with its keys, also at the tables that are still going on."""
        await self._update(person, {"name": name, **keys}, NAME_GOING_SEATS, new_name=name)

    async def register(self, person: str, name: str, **account: Any) -> None:
        """Make an account of a guest, who keeps the seats."""
        await self._update(person, {"name": name, "guest": False, **account}, NAME_SEATS, new_name=name)

    async def ban(self, person: str, banned: bool) -> None:
        await self._update(person, {"banned": banned}, *(END_ACCESS if banned else []))

    async def _update(self, person: str, values: dict[str, Any], *others: sa.Executable, **named: str) -> None:
        def work(connection: sa.Connection) -> None:
            connection.execute(UPDATE.values(**values), {"person_": person})
            for statement in others:
                connection.execute(statement, {"person_": person, **named})

        try:
            await self.store.write(work)
        except IntegrityError:
            raise Conflict from None

    async def merge(self, guest: Person, account: Person, at: int) -> None:
        """Give an account what a guest played, said and typed; ratings and answers only where the account has none."""
        own = ratings.alias()
        rated = sa.exists().where(
            own.c.subject == account.id, own.c.game == ratings.c.game, own.c.variant == ratings.c.variant
        )
        played = ratings.c.subject == guest.id
        stepped = sa.exists().where(
            own.c.subject == account.id, own.c.game == rating_steps.c.game, own.c.variant == rating_steps.c.variant
        )
        steps = rating_steps.c.subject == guest.id
        seats = sa.update(chairs).where(chairs.c.person == guest.id)
        told = figure_answers.alias()
        answered = sa.exists().where(
            told.c.person == account.id, told.c.game == figure_answers.c.game, told.c.path == figure_answers.c.path
        )
        answers = sa.update(figure_answers).where(figure_answers.c.person == guest.id, ~answered)
        said = sa.update(chats).where(chats.c.person == guest.id)
        await self.store.run(
            seats.values(person=account.id, name=account.name, guest=False),
            said.values(person=account.id, name=account.name),
            sa.update(rating_steps).where(steps, ~stepped).values(subject=account.id),
            sa.delete(rating_steps).where(steps),
            sa.update(ratings).where(played, ~rated).values(subject=account.id),
            sa.delete(ratings).where(played),
            sa.update(tables).where(tables.c.host == guest.id).values(host=account.id),
            sa.update(results).where(results.c.person == guest.id).values(person=account.id),
            sa.update(figure_sets).where(figure_sets.c.person == guest.id).values(person=account.id),
            answers.values(person=account.id),
            sa.update(puzzle_rushes).where(puzzle_rushes.c.person == guest.id).values(person=account.id),
            sa.update(studies).where(studies.c.person == guest.id).values(person=account.id),
            *moved(study_writers, study_writers.c.person, study_writers.c.study, guest.id, account.id),
            *moved(puzzle_players, puzzle_players.c.person, puzzle_players.c.game, guest.id, account.id),
            *moved(puzzle_attempts, puzzle_attempts.c.person, puzzle_attempts.c.puzzle, guest.id, account.id),
            *one_try(guest.id, account.id, at),
            *moved(mutes, mutes.c.person, mutes.c.table_id, guest.id, account.id),
            *moved(blocks, blocks.c.person, blocks.c.other, guest.id, account.id),
            *moved(blocks, blocks.c.other, blocks.c.person, guest.id, account.id),
            sa.delete(people).where(people.c.id == guest.id),
        )

    async def delete(self, person: str) -> None:
        """Forget a person; the games stay, without the name."""
        await self.store.run(
            sa.update(chairs).where(chairs.c.person == person).values(person=None, name=GONE, guest=False),
            sa.update(chats).where(chats.c.person == person).values(person=None, name=GONE, text=""),
            sa.delete(ratings).where(ratings.c.subject == person),
            sa.delete(rating_steps).where(rating_steps.c.subject == person),
            sa.delete(people).where(people.c.id == person),
        )

    async def delete_guests(self, before: int) -> int:
        """Forget guests who have not been seen since then and sit nowhere."""
        return await self.store.write(lambda connection: connection.execute(OLD_GUESTS, {"before": before}).rowcount)

    async def export(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """Return everything that is stored about a person."""
        return {
            name: [dict(row) for row in await self.store.rows(query, person_=person)] for name, query in EXPORT.items()
        }
