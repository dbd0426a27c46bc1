"""Who asks, by the cookie or the token of a request, and whether they are still welcome later on."""

from __future__ import annotations

from typing import Final

from litestar.types import Scope

from beffroi.server.api.security import header, read_cookie
from beffroi.server.errors import Refused
from beffroi.server.services.sessions import COOKIE, Caller, SessionService

RECHECK: Final = 60.0  # seconds after which the owner of a lasting connection is looked at again


async def find_caller(sessions: SessionService, scope: Scope) -> Caller:
    """Return the caller behind a cookie or token."""
    return await sessions.caller(read_cookie(scope, COOKIE), header(scope, b"authorization"))


async def still_allowed(sessions: SessionService, scope: Scope, person: str | None) -> bool:
    """Tell whether the caller may keep the connection: not signed out, not banned, the token not revoked.

    Refused as busy where nobody can tell just now.
    """
    try:
        again = await find_caller(sessions, scope)
    except Refused as refused:
        if refused.error == "busy":
            raise
        return False  # the token is gone
    return again.id == person and not (again.person and again.person.banned)
