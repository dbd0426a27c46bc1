"""How the server knows who asks: a signed cookie in a browser, a token in a program."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec

from beffroi.protocol.account import BrowserSession, Token
from beffroi.server.domain.person import Person
from beffroi.server.errors import Refused
from beffroi.server.services.accounts import AccountService
from beffroi.server.services.clock import now
from beffroi.server.services.ids import new_id
from beffroi.server.services.ports import Publisher
from beffroi.server.services.secrets import digest, sign, unsign
from beffroi.server.storage.sessions import SessionStore

COOKIE: Final = "beffroi"
LIFE: Final = 90 * 86_400_000
SEEN_EVERY: Final = 3_600_000
TOKEN_PREFIX: Final = "bfr_"
SCOPES: Final = ("read", "play", "tables", "chat", "account", "admin")
EVERYTHING: Final = frozenset(SCOPES)
RESET_LIFE: Final = 3_600_000
MOST_TOKENS: Final = 20
SHOWN: Final = 16  # letters by which its owner names a session


class Caller(msgspec.Struct, frozen=True):
    """Who asks, what they may do, and how they showed who they are."""

    person: Person | None = None
    scopes: frozenset[str] = frozenset()
    session: str | None = None  # the id of the cookie's session

    def must(self, scope: str) -> Person:
        """Return the person, if signed in and allowed."""
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

    def __init__(self, sessions: SessionStore, secret: bytes, accounts: AccountService, publisher: Publisher) -> None:
        self.sessions = sessions
        self.secret = secret
        self.accounts = accounts
        self.publisher = publisher

    async def open(self, person: Person, device: str = "") -> str:
        """Return a new session's cookie value; always a new one, so that nobody can plant theirs."""
        text, at = secrets.token_urlsafe(24), now()
        await self.sessions.insert(digest(text), person.id, at, at + LIFE, device)
        return sign(self.secret, text)

    async def close(self, caller: Caller) -> None:
        """Sign a browser out, with the channels it has set up."""
        if caller.session and caller.person:
            await self.sessions.delete(caller.session)
            await self.publisher.access_changed(caller.person.id)

    async def of(self, caller: Caller) -> list[BrowserSession]:
        """Return the browsers of a person, the last seen first."""
        person = caller.must("account")
        return [
            BrowserSession(row["id"][:SHOWN], row["device"], row["created"], row["seen"], row["id"] == caller.session)
            for row in await self.sessions.of(person.id, now())
        ]

    async def end(self, person: Person, shown: str) -> None:
        """Sign one browser of a person out."""
        ids = [row["id"] for row in await self.sessions.of(person.id, now()) if row["id"][:SHOWN] == shown]
        if not ids:
            raise Refused("not-found", "there is no such session")
        await self.sessions.delete(ids[0])
        await self.publisher.access_changed(person.id)

    async def revoke_all(self, person: Person, but: str | None = None) -> None:
        """End everything that opens an account except one session, and the connections made with it, at once."""
        await self.sessions.revoke_all(person.id, but or "")
        await self.publisher.access_changed(person.id)

    async def caller(self, cookie: str | None, authorization: str | None) -> Caller:
        """Return the caller behind a cookie or a token. A wrong token is an error, a wrong cookie is nobody."""
        if authorization:
            return await self.by_token(authorization)
        text = unsign(self.secret, cookie) if cookie else None
        return await self.by_session(digest(text)) if text else Caller()

    async def by_session(self, session: str) -> Caller:
        at = now()
        found = await self.sessions.by_session(session, at)
        if found is None:
            return Caller()
        person, seen = found
        if seen < at - SEEN_EVERY:
            await self.sessions.set_seen(person.id, session, at)
        return Caller(person, allowed(person), session)

    async def by_token(self, authorization: str) -> Caller:
        kind, _, text = authorization.partition(" ")
        if kind.lower() != "bearer" or not text.startswith(TOKEN_PREFIX):
            raise Refused("not-signed-in", "the Authorization header is 'Bearer bfr_…'")
        found = await self.sessions.by_token(digest(text))
        if found is None:
            raise Refused("not-signed-in", "this token is not known, or was taken back")
        person, scopes = found
        return Caller(person, allowed(person) & scopes)

    # --- tokens for programs --------------------------------------------------

    async def tokens(self, person: Person) -> list[Token]:
        """Return the tokens of a person, without their text."""
        return [Token(**row) for row in await self.sessions.tokens(person.id)]

    async def new_token(self, caller: Caller, name: str, scopes: list[str]) -> tuple[str, str]:
        """Return a token's id and its text, which is never shown again; nobody gives more than they have."""
        person = caller.must("account")
        if not scopes or set(scopes) - caller.scopes:
            raise Refused("bad-request", f"the scopes are some of {', '.join(sorted(caller.scopes))}")
        if len(await self.sessions.tokens(person.id)) >= MOST_TOKENS:
            raise Refused("limit", f"{MOST_TOKENS} tokens are enough: take one back first")
        token, text = new_id(), TOKEN_PREFIX + secrets.token_urlsafe(30)
        row = {"id": token, "person": person.id, "name": name, "scopes": sorted(set(scopes)), "created": now()}
        await self.sessions.insert_token({"digest": digest(text), **row})
        return token, text

    async def revoke_token(self, person: Person, token: str) -> None:
        if not await self.sessions.delete_token(token, person.id):
            raise Refused("not-found", "there is no such token")
        await self.publisher.access_changed(person.id)

    # --- forgotten passwords --------------------------------------------------

    async def new_reset(self, person: Person) -> str:
        """Return a code that sets a new password once, within the hour."""
        code = secrets.token_urlsafe(24)
        await self.sessions.insert_reset(digest(code), person.id, now() + RESET_LIFE)
        return code

    async def use_reset(self, code: str) -> Person:
        """Return the person the code was made for; it works once."""
        person = await self.sessions.use_reset(digest(code), now())
        if person is None:
            raise Refused("wrong-code", "this link was used before, or is too old")
        return await self.accounts.must(person)


def allowed(person: Person) -> frozenset[str]:
    if person.banned:
        return frozenset()
    return EVERYTHING if person.admin else EVERYTHING - {"admin"}
