"""The application: routes, gate, socket, and the house behind them."""

from __future__ import annotations

import inspect
import logging
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.spec import Tag
from litestar.response import Response
from litestar.types import ASGIApp, Receive, Scope, Send

import beffroi
from beffroi.protocol.errors import STATUS, ErrorCode
from beffroi.protocol.http import Failure
from beffroi.server.api import openapi as guide
from beffroi.server.api.dependencies import DEPENDENCIES
from beffroi.server.api.routes import (
    account,
    admin,
    games,
    operate,
    page,
    play,
    players,
    records,
    review,
    sessions,
    tables,
)
from beffroi.server.api.security import SecurityMiddleware
from beffroi.server.api.websocket import serve_socket
from beffroi.server.config import Settings
from beffroi.server.errors import Refused
from beffroi.server.hall import Hall, open_hall
from beffroi.server.metrics import REFUSALS

LARGEST_BODY = 1_000_000
CODES: Final[dict[int, ErrorCode]] = {
    400: "bad-request",
    401: "not-signed-in",
    403: "forbidden",
    404: "not-found",
    413: "too-large",
}
ROOMS = {
    "session": (sessions, "Coming in and going out."),
    "me": (account, "My data, my tables, my tokens, my channels."),
    "games": (games, "The games of the house."),
    "tables": (tables, "Tables: listed, made, joined, and looked at."),
    "play": (play, "What people do at a table, and what they are told."),
    "records": (records, "Records: given out, taken in, replayed, verified."),
    "lookback": (review, "Hints and analyses."),
    "players": (players, "Results, statistics, ratings."),
    "admin": (admin, "The administrator's routes."),
    "operate": (operate, "Health and readiness."),
    "page": (page, "The page itself."),
}

REFUSED = {
    status: ResponseSpec(Failure, generate_examples=False, description=f"Refused: {', '.join(codes)}")
    for status in sorted(set(STATUS.values()))
    if (codes := [code for code in STATUS if STATUS[code] == status])
}

log = logging.getLogger("beffroi.app")


def refused(_: Request[Any, Any, Any], error: Refused) -> Response[Any]:
    REFUSALS.labels(error.error).inc()
    return Response(Failure(error.error, error.message), status_code=error.status)


def http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    status = error.status_code
    code = CODES.get(status, "bad-request")
    extra = "; ".join(str(item.get("message", item)) for item in error.extra) if isinstance(error.extra, list) else ""
    message = f"{error.detail}: {extra}" if extra else error.detail
    return Response(Failure(code, message), status_code=status, headers=error.headers)


def too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    return Response(Failure("bad-request", "this is nested too deeply"), status_code=400)


def fault(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Our own fault: logged with its place, told without it."""
    log.error("a request failed: %s %s", request.method, request.url.path, exc_info=error)
    return Response(Failure("fault", "something went wrong on our side"), status_code=500)


def create_app(settings: Settings, hall: Hall | None = None) -> ASGIApp:
    """The application as one worker serves it; `hall` for tests that look inside."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        house = hall or await open_hall(settings)
        app.state.hall = house
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        route_handlers=[
            guide.openapi,
            *(route for tag, (room, _) in ROOMS.items() for route in documented(room.ROUTES, tag)),
        ],
        dependencies=DEPENDENCIES,
        lifespan=[life],
        exception_handlers={Refused: refused, HTTPException: http_error, RecursionError: too_deep, Exception: fault},
        request_max_body_size=LARGEST_BODY,
        openapi_config=openapi(),
        logging_config=None,
    )

    async def socket(scope: Scope, receive: Receive, send: Send) -> None:
        await serve_socket(app.state.hall, scope, receive, send)

    return SecurityMiddleware(app, socket, settings)


def documented(routes: Sequence[HTTPRouteHandler], tag: str) -> Sequence[HTTPRouteHandler]:
    """A route's docstring is its description, the beginning of it its title."""
    for route in routes:
        text = inspect.getdoc(route.fn) or ""
        route.tags = [tag]
        route.responses = {**REFUSED, **(route.responses or {})}
        route.description = text
        route.summary = re.split(r"[.;:]\s|[.]$", text)[0]
    return routes


def openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Beffroi",
        version=beffroi.__version__,
        path="/api/docs",
        tags=[Tag(name=name, description=text) for name, (room, text) in ROOMS.items() if room is not page],
        render_plugins=[guide.ReadableDocs()],
        description="Everything the page does goes through this API. The guide is docs/api.md.",
    )
