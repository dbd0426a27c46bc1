"""New mail addresses that wait to be confirmed."""

from __future__ import annotations

import sqlalchemy as sa

from beffroi.server.storage.engine import Connection, Store
from beffroi.server.storage.schema import channels, mail_changes, people


class MailChangeStore:
    """One wish for each person."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def insert(self, person: str, email: str, digest: str, expires: int) -> None:
        """Keep a new address until its code comes; an earlier one is forgotten."""
        row = {"person": person, "email": email, "digest": digest, "expires": expires}
        await self.store.run(forget(person), sa.insert(mail_changes).values(**row))

    async def forget(self, person: str) -> None:
        await self.store.run(forget(person))

    async def wanted(self, person: str, at: int) -> str | None:
        """Return the address that waits to be confirmed."""
        query = sa.select(mail_changes.c.email).where(mail_changes.c.person == person, mail_changes.c.expires >= at)
        row = await self.store.row(query)
        return row["email"] if row is not None else None

    async def set(self, person: str, email: str) -> None:
        """Give a person another address."""
        await self.store.write(lambda connection: set_address(connection, person, email))

    async def use(self, person: str, digest: str, at: int) -> str | None:
        """Give a person the address the code was sent to, and return it, if the code is right."""

        def work(connection: Connection) -> str | None:
            wish = sa.select(mail_changes).where(mail_changes.c.person == person, mail_changes.c.digest == digest)
            row = connection.execute(wish).mappings().first()
            if row is None or row["expires"] < at:
                return None
            set_address(connection, person, row["email"])
            return str(row["email"])

        return await self.store.write(work)


def forget(person: str) -> sa.Executable:
    return sa.delete(mail_changes).where(mail_changes.c.person == person)


def set_address(connection: Connection, person: str, email: str) -> None:
    """Change an address: what went to another one by mail goes there too, as it was confirmed."""
    connection.execute(sa.update(people).where(people.c.id == person).values(email=email))
    connection.execute(
        sa.delete(channels).where(channels.c.person == person, channels.c.kind == "mail", channels.c.target != email)
    )
    connection.execute(forget(person))
