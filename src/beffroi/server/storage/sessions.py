"""Sessions of browsers, tokens of programs, codes that set a new password. Of each only a digest is stored."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa

from beffroi.server.domain.person import Person
from beffroi.server.storage.accounts import PERSON_COLUMNS
from beffroi.server.storage.engine import Store
from beffroi.server.storage.schema import channels, people, resets, sessions, tokens

BY_SESSION: Final = (
    sa.select(*PERSON_COLUMNS, sessions.c.seen)
    .join(sessions, sessions.c.person == people.c.id)
    .where(sessions.c.id == sa.bindparam("session"), sessions.c.expires > sa.bindparam("at"))
)
BY_TOKEN: Final = (
    sa.select(*PERSON_COLUMNS, tokens.c.scopes)
    .join(tokens, tokens.c.person == people.c.id)
    .where(tokens.c.digest == sa.bindparam("digest"))
)
TOKENS: Final = (
    sa.select(tokens.c.id, tokens.c.name, tokens.c.scopes, tokens.c.created)
    .where(tokens.c.person == sa.bindparam("person"))
    .order_by(tokens.c.created)
)
NEW_SESSION: Final = sa.insert(sessions)
NEW_TOKEN: Final = sa.insert(tokens)
NEW_RESET: Final = sa.insert(resets)


class SessionStore:
    """What shows who a caller is."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # --- sessions ---------------------------------------------------------------

    async def insert(self, session: str, person: str, created: int, expires: int, device: str) -> None:
        row = {"id": session, "person": person, "created": created, "expires": expires}
        await self.store.run(NEW_SESSION.values(**row, device=device, seen=created))

    async def of(self, person: str, at: int) -> list[sa.RowMapping]:
        """Return the sessions of a person that have not ended, the last seen first."""
        mine = (sessions.c.person == person) & (sessions.c.expires > at)
        return await self.store.rows(sa.select(sessions).where(mine).order_by(sessions.c.seen.desc()))

    async def delete(self, session: str) -> None:
        """End a session, with the channels that were made in it."""
        await self.store.run(
            sa.delete(sessions).where(sessions.c.id == session),
            sa.delete(channels).where(channels.c.session == session, channels.c.kind != "mail"),
        )

    async def revoke_all(self, person: str, but: str) -> None:
        """End all sessions of a person except one, and whatever else opens the account: tokens and reset codes.

        Channels end with the sessions they were made in.
        """
        ended = (channels.c.person == person) & (channels.c.session != but) & (channels.c.kind != "mail")
        await self.store.run(
            sa.delete(channels).where(ended),
            sa.delete(sessions).where(sessions.c.person == person, sessions.c.id != but),
            sa.delete(tokens).where(tokens.c.person == person),
            sa.delete(resets).where(resets.c.person == person),
        )

    async def by_session(self, session: str, at: int) -> tuple[Person, int] | None:
        """Return whose session it is, and when it was last noted as seen."""
        row = await self.store.row(BY_SESSION, session=session, at=at)
        return (person_of(row), row["seen"]) if row else None

    async def set_seen(self, person: str, session: str, at: int) -> None:
        await self.store.run(
            sa.update(people).where(people.c.id == person).values(seen=at),
            sa.update(sessions).where(sessions.c.id == session).values(seen=at),
        )

    # --- tokens -------------------------------------------------------------------

    async def by_token(self, digest: str) -> tuple[Person, set[str]] | None:
        """Return whose token it is, and what it may do."""
        row = await self.store.row(BY_TOKEN, digest=digest)
        return (person_of(row), set(row["scopes"])) if row else None

    async def tokens(self, person: str) -> list[dict[str, Any]]:
        return [dict(row) for row in await self.store.rows(TOKENS, person=person)]

    async def insert_token(self, row: dict[str, Any]) -> None:
        await self.store.run(NEW_TOKEN.values(**row))

    async def delete_token(self, token: str, person: str) -> bool:
        """Revoke a token of a person; tells whether there was one."""
        return bool(await self.store.run(sa.delete(tokens).where(tokens.c.id == token, tokens.c.person == person)))

    # --- codes that set a new password ------------------------------------------------

    async def insert_reset(self, digest: str, person: str, expires: int) -> None:
        """Store a code; an earlier one of the same person is no longer good."""
        row = {"digest": digest, "person": person, "expires": expires}
        await self.store.run(sa.delete(resets).where(resets.c.person == person), NEW_RESET.values(**row))

    async def use_reset(self, digest: str, at: int) -> str | None:
        """Return the person a code was made for, if it is still good; it works once."""
        this = resets.c.digest == digest

        def use(connection: sa.Connection) -> sa.RowMapping | None:
            found = connection.execute(sa.select(resets).where(this)).mappings().first()
            connection.execute(sa.delete(resets).where(this))
            return found

        row = await self.store.write(use)
        return row["person"] if row is not None and row["expires"] >= at else None


def person_of(row: sa.RowMapping) -> Person:
    return Person(**{name: row[name] for name in Person.__struct_fields__})
