"""How the server knows who asks: a signed cookie in a browser, a token in a program."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec
import sqlalchemy as sa

from beffroi.server.errors import Refused
from beffroi.server.services.accounts import COLUMNS, AccountService, Person
from beffroi.server.services.secrets import digest, new_id, sign, unsign
from beffroi.server.storage.engine import Store, now
from beffroi.server.storage.schema import people, resets, sessions, tokens

COOKIE: Final = "beffroi"
LIFE: Final = 90 * 86_400_000
SEEN_EVERY: Final = 3_600_000
TOKEN_PREFIX: Final = "bfr_"
SCOPES: Final = ("read", "play", "tables", "chat", "account", "admin")
EVERYTHING: Final = frozenset(SCOPES)
RESET_LIFE: Final = 3_600_000
MOST_TOKENS: Final = 20


BY_SESSION: Final = (
    sa.select(*COLUMNS, people.c.seen)
    .join(sessions, sessions.c.person == people.c.id)
    .where(sessions.c.id == sa.bindparam("session"), sessions.c.expires > sa.bindparam("at"))
)


class Caller(msgspec.Struct, frozen=True):
    """Who asks, what they may do, and how they showed who they are."""

    person: Person | None = None
    scopes: frozenset[str] = frozenset()
    session: str | None = None  # the id of the cookie's session

    def must(self, scope: str) -> Person:
        """The person, if signed in and allowed."""
        if self.person is None:
            raise Refused("not-signed-in", "say who you are first")
        if self.person.banned:
            raise Refused("banned", "you are shut out of this house")
        if scope not in self.scopes:
            raise Refused("forbidden", f"this needs the scope {scope!r}")
        return self.person

    @property
    def id(self) -> str | None:
        """The person whose view may be shown."""
        return self.person.id if self.person and "read" in self.scopes else None


class SessionService:
    """Cookies, tokens and reset codes. Only their digests are stored."""

    def __init__(self, store: Store, secret: bytes, register: AccountService) -> None:
        self.store = store
        self.secret = secret
        self.people = register

    async def open(self, person: Person) -> str:
        """A new session's cookie value; always a new one, so that nobody can plant theirs."""
        text, at = secrets.token_urlsafe(24), now()
        row = {"id": digest(text), "person": person.id, "created": at, "expires": at + LIFE}
        await self.store.run(sa.insert(sessions).values(**row))
        return sign(self.secret, text)

    async def close(self, session: str | None) -> None:
        if session:
            await self.store.run(sa.delete(sessions).where(sessions.c.id == session))

    async def close_all(self, person: Person, but: str | None = None) -> None:
        await self.store.run(sa.delete(sessions).where(sessions.c.person == person.id, sessions.c.id != (but or "")))

    async def caller(self, cookie: str | None, authorization: str | None) -> Caller:
        """Who asks. A wrong token is an error, a wrong cookie is nobody."""
        if authorization:
            return await self.by_token(authorization)
        text = unsign(self.secret, cookie) if cookie else None
        return await self.by_session(digest(text)) if text else Caller()

    async def by_session(self, session: str) -> Caller:
        at = now()
        row = await self.store.row(BY_SESSION, session=session, at=at)
        if row is None:
            return Caller()
        if row["seen"] < at - SEEN_EVERY:
            await self.store.run(sa.update(people).where(people.c.id == row["id"]).values(seen=at))
        person = person_of(row)
        return Caller(person, allowed(person), session)

    async def by_token(self, authorization: str) -> Caller:
        kind, _, text = authorization.partition(" ")
        if kind.lower() != "bearer" or not text.startswith(TOKEN_PREFIX):
            raise Refused("not-signed-in", "the Authorization header is 'Bearer bfr_…'")
        query = (
            sa.select(*COLUMNS, tokens.c.scopes)
            .join(tokens, tokens.c.person == people.c.id)
            .where(tokens.c.digest == digest(text))
        )
        row = await self.store.row(query)
        if row is None:
            raise Refused("not-signed-in", "this token is not known, or was taken back")
        person = person_of(row)
        return Caller(person, allowed(person) & set(row["scopes"]))

    # --- tokens for programs --------------------------------------------------

    async def new_token(self, caller: Caller, name: str, scopes: list[str]) -> tuple[str, str]:
        """A token's id and its text, which is never shown again; nobody gives more than they have."""
        person = caller.must("account")
        if not scopes or set(scopes) - caller.scopes:
            raise Refused("bad-request", f"the scopes are some of {', '.join(sorted(caller.scopes))}")
        held = await self.store.rows(sa.select(tokens.c.id).where(tokens.c.person == person.id))
        if len(held) >= MOST_TOKENS:
            raise Refused("full", f"{MOST_TOKENS} tokens are enough: take one back first")
        token, text = new_id(), TOKEN_PREFIX + secrets.token_urlsafe(30)
        row = {"id": token, "person": person.id, "name": name, "scopes": sorted(set(scopes)), "created": now()}
        await self.store.run(sa.insert(tokens).values(digest=digest(text), **row))
        return token, text

    # --- forgotten passwords --------------------------------------------------

    async def new_reset(self, person: Person) -> str:
        """A code that sets a new password once, within the hour."""
        code = secrets.token_urlsafe(24)
        row = {"digest": digest(code), "person": person.id, "expires": now() + RESET_LIFE}
        await self.store.run(sa.delete(resets).where(resets.c.person == person.id), sa.insert(resets).values(**row))
        return code

    async def use_reset(self, code: str) -> Person:
        """The person the code was made for; it works once."""
        mine = resets.c.digest == digest(code)

        def use(connection: sa.Connection) -> sa.RowMapping | None:
            found = connection.execute(sa.select(resets).where(mine)).mappings().first()
            connection.execute(sa.delete(resets).where(mine))
            return found

        row = await self.store.write(use)
        if row is None or row["expires"] < now():
            raise Refused("forbidden", "this link was used before, or is too old")
        return await self.people.must(row["person"])


def person_of(row: sa.RowMapping) -> Person:
    return Person(**{name: row[name] for name in Person.__struct_fields__})


def allowed(person: Person) -> frozenset[str]:
    return EVERYTHING if person.admin else EVERYTHING - {"admin"}
