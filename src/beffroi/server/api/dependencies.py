"""What routes are handed: the house, and who asks."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.params import SkipValidation
from litestar.response import Response

from beffroi.protocol.account import Me
from beffroi.server.api.auth import find_caller
from beffroi.server.api.me import me_doc
from beffroi.server.domain.person import Person
from beffroi.server.hall import Hall
from beffroi.server.services.sessions import COOKIE, LIFE, Caller

House = NamedDependency[SkipValidation[Hall]]
Asker = NamedDependency[SkipValidation[Caller]]


async def provide_house(request: Request[Any, Any, Any]) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def provide_asker(request: Request[Any, Any, Any], house: House) -> Caller:
    return await find_caller(house.sessions, request.scope)


DEPENDENCIES = {"house": Provide(provide_house), "asker": Provide(provide_asker)}


def cookie(house: Hall, value: str, life: int = LIFE // 1000) -> Cookie:
    """The session's cookie: not for scripts, not from other sites."""
    return Cookie(
        key=COOKIE, value=value, max_age=life, httponly=True, samesite="lax", secure=house.settings.secure, path="/"
    )


async def signed_in(house: Hall, person: Person) -> Response[Me]:
    """The answer that opens a session."""
    made = await house.sessions.open(person)
    return Response(await me_doc(house, person), cookies=[cookie(house, made)], status_code=200)
