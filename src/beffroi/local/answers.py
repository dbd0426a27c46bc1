"""How a request on a device finds its answer; what only a server has is refused."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from beffroi.local import puzzle_routes, routes
from beffroi.local.house import House
from beffroi.local.routing import Request
from beffroi.protocol.http import Progress
from beffroi.server.errors import DAMAGED, Refused

UNDER_WAY: Final = 202
KNOWN: Final = (*routes.route.known, *puzzle_routes.route.known)


async def respond(house: House, method: str, path: str, query: dict[str, str], body: str) -> tuple[int, str]:
    """Answer a request: the status and the text of the answer."""
    try:
        found = await find(house, method, path, query, body)
    except Refused as refused:
        return refused.status, encoded({"error": refused.error, "message": refused.message})
    except DAMAGED as error:
        return 400, encoded({"error": "bad-request", "message": f"this is damaged ({type(error).__name__})"})
    if isinstance(found, str):
        return 200, found
    return UNDER_WAY if isinstance(found, Progress) else 200, encoded(found)


async def find(house: House, method: str, path: str, query: dict[str, str], body: str) -> Any:
    for wanted, pattern, answer in KNOWN:
        found = pattern.fullmatch(path) if wanted == method else None
        if found is not None:
            return await answer(Request(house, found.groupdict(), query, body))
    raise Refused("needs-server", "this needs a server")


def encoded(found: Any) -> str:
    return msgspec.json.encode(found).decode()
