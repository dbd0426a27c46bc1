"""Channels through which people are reached, and the notices they were sent."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from beffroi.server.domain.log import DECISIONS
from beffroi.server.domain.spec import RUNNING
from beffroi.server.storage.engine import Store
from beffroi.server.storage.schema import chairs, channels, entries, notices, people, tables

INVITED: Final = 0  # the number of a notice about a game that has not begun
CONFIRMED: Final = channels.c.code.is_(None)
EACH: Final = CONFIRMED & (channels.c.mode == "each")
DIGEST_DUE: Final = CONFIRMED & (channels.c.mode == "digest") & (channels.c.sent <= sa.bindparam("sent_before"))
MINE: Final = (channels.c.id == sa.bindparam("channel")) & (channels.c.person == sa.bindparam("person"))
OF_PERSON: Final = (
    sa.select(channels, people.c.language)
    .join(people, people.c.id == channels.c.person)
    .where(channels.c.person == sa.bindparam("person"))
)
URGENT: Final = CONFIRMED & (channels.c.mode != "off")


def waited_for(usable: sa.ColumnElement[bool]) -> sa.Select[Any]:
    """Return the query for tables, and the people with a usable channel they have been waiting for."""
    bit = sa.literal(1, sa.Integer).op("<<")(chairs.c.seat)
    wants = sa.select(channels.c.person).where(usable)
    return (
        sa.select(
            *(tables.c[name] for name in ("id", "game", "head", "clock", "deadline")),
            *(chairs.c.person, chairs.c.seat, people.c.language, people.c.quiet),
        )
        .join(chairs, chairs.c.table_id == tables.c.id)
        .join(people, people.c.id == chairs.c.person)
        .where(tables.c.status == RUNNING, tables.c.waiting.op("&")(bit) != 0)
        .where(tables.c.changed <= sa.bindparam("changed_before"), chairs.c.person.in_(wants))
        .order_by(tables.c.changed)
    )


LAST_DECISION: Final = (
    sa.select(sa.func.coalesce(sa.func.max(entries.c.at), 0))
    .where(entries.c.table_id == tables.c.id, entries.c.seat == chairs.c.seat, entries.c.kind.in_(DECISIONS))
    .scalar_subquery()
)
NOTIFIED: Final = sa.exists().where(
    notices.c.table_id == tables.c.id,
    notices.c.person == chairs.c.person,
    notices.c.n != INVITED,
    notices.c.at > LAST_DECISION,
)
WAITED_FOR: Final = waited_for(EACH).where(~NOTIFIED)
WAITED_FOR_IN_DIGEST: Final = waited_for(DIGEST_DUE)
REMINDED: Final = sa.exists().where(
    notices.c.table_id == tables.c.id,
    notices.c.person == chairs.c.person,
    notices.c.n < 0,
    notices.c.at > LAST_DECISION,
)
RUNNING_OUT: Final = waited_for(URGENT).where(tables.c.deadline <= sa.bindparam("deadline_before"), ~REMINDED)
READERS: Final = sa.select(people.c.id, people.c.language, people.c.quiet).where(
    people.c.id.in_(sa.bindparam("ids", expanding=True))
)


class NotificationStore:
    """Channels and notices of the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # --- channels -------------------------------------------------------------------

    async def insert(self, row: dict[str, Any]) -> None:
        await self.store.run(sa.insert(channels).values(**row))

    async def of(self, person: str) -> list[sa.RowMapping]:
        return await self.store.rows(OF_PERSON.order_by(channels.c.created), person=person)

    async def confirmed(self, person: str, channel: str) -> sa.RowMapping | None:
        """Return a channel of a person, if it may be used."""
        return await self.store.row(OF_PERSON.where(MINE, CONFIRMED), person=person, channel=channel)

    async def confirm(self, person: str, channel: str, digest: str) -> bool:
        """Confirm a channel by the digest of its code; tells whether it was right."""
        this = (channels.c.id == channel) & (channels.c.person == person) & (channels.c.code == digest)
        return bool(await self.store.run(sa.update(channels).where(this).values(code=None)))

    async def remove(self, person: str, channel: str) -> bool:
        this = (channels.c.id == channel) & (channels.c.person == person)
        return bool(await self.store.run(sa.delete(channels).where(this)))

    async def drop(self, channel: str) -> None:
        """Remove a channel that does not work."""
        await self.store.run(sa.delete(channels).where(channels.c.id == channel))

    async def change(self, channel: str, values: dict[str, Any]) -> None:
        await self.store.run(sa.update(channels).where(channels.c.id == channel).values(**values))

    async def set_failures(self, channel: str, failures: int) -> None:
        await self.store.run(sa.update(channels).where(channels.c.id == channel).values(failures=failures))

    # --- who is waited for ------------------------------------------------------------

    async def waited_for(self, changed_before: int) -> list[sa.RowMapping]:
        """Return who is waited for and was not notified since their last decision."""
        return await self.store.rows(WAITED_FOR, changed_before=changed_before)

    async def running_out(self, at: int) -> list[sa.RowMapping]:
        """Return whose time runs out within a day, and who was not reminded of it since their last decision."""
        return await self.store.rows(RUNNING_OUT, changed_before=at, deadline_before=at + 86_400_000)

    async def readers(self, ids: list[str]) -> list[sa.RowMapping]:
        """Return the language and the quiet hours of people."""
        return await self.store.rows(READERS, ids=ids) if ids else []

    async def channels_for(self, person: str, *, urgent: bool) -> list[sa.RowMapping]:
        """Return where somebody is told at once; what is urgent also where they otherwise want a digest."""
        return await self.store.rows(OF_PERSON.where(URGENT if urgent else EACH), person=person)

    async def claim_notice(self, table: str, person: str, n: int, at: int) -> bool:
        """Note that a person is notified; of several workers one may."""
        try:
            await self.store.run(sa.insert(notices).values(table_id=table, person=person, n=n, at=at))
        except IntegrityError:
            return False
        return True

    # --- digests ------------------------------------------------------------------------

    async def waited_for_in_digest(self, changed_before: int, sent_before: int) -> list[sa.RowMapping]:
        """Return who is waited for and has a digest coming."""
        values = {"changed_before": changed_before, "sent_before": sent_before}
        return await self.store.rows(WAITED_FOR_IN_DIGEST, **values)

    async def channels_for_digest(self, person: str, sent_before: int) -> list[sa.RowMapping]:
        return await self.store.rows(OF_PERSON.where(DIGEST_DUE), person=person, sent_before=sent_before)

    async def claim_digest(self, channel: str, sent: int, at: int) -> bool:
        """Note that a digest is sent; of several workers one may."""
        this = (channels.c.id == channel) & (channels.c.sent == sent)
        return bool(await self.store.run(sa.update(channels).where(this).values(sent=at)))
