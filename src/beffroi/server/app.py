"""The application: routes, gate, socket, and the house behind them."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import SwaggerRenderPlugin
from litestar.response import Response
from litestar.types import ASGIApp, Receive, Scope, Send

import beffroi
from beffroi.server.api import admin, games, lookback, mine, operate, page, play, players, records, session, tables
from beffroi.server.api.deps import DEPENDENCIES
from beffroi.server.api.gate import Gate
from beffroi.server.errors import STATUS, Refused
from beffroi.server.hall import Hall, open_hall
from beffroi.server.live.socket import serve_socket
from beffroi.server.metrics import REFUSALS
from beffroi.server.settings import Settings

LARGEST_BODY = 1_000_000
CODES = {400: "bad-request", 401: "not-signed-in", 403: "forbidden", 404: "not-found", 413: "too-large"}
ROOMS = (session, mine, games, tables, play, records, lookback, players, admin, operate, page)

log = logging.getLogger("beffroi.app")


def refused(_: Request[Any, Any, Any], error: Refused) -> Response[Any]:
    REFUSALS.labels(error.error).inc()
    return Response({"error": error.error, "message": error.message}, status_code=STATUS[error.error])


def http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    status = error.status_code
    code = CODES.get(status, "bad-request")
    extra = "; ".join(str(item.get("message", item)) for item in error.extra) if isinstance(error.extra, list) else ""
    message = f"{error.detail}: {extra}" if extra else error.detail
    return Response({"error": code, "message": message}, status_code=status, headers=error.headers)


def too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    return Response({"error": "bad-request", "message": "this is nested too deeply"}, status_code=400)


def fault(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Our own fault: logged with its place, told without it."""
    log.error("a request failed: %s %s", request.method, request.url.path, exc_info=error)
    return Response({"error": "fault", "message": "something went wrong on our side"}, status_code=500)


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
        route_handlers=[route for room in ROOMS for route in room.ROUTES],
        dependencies=DEPENDENCIES,
        lifespan=[life],
        exception_handlers={Refused: refused, HTTPException: http_error, RecursionError: too_deep, Exception: fault},
        request_max_body_size=LARGEST_BODY,
        openapi_config=openapi(),
        logging_config=None,
    )

    async def socket(scope: Scope, receive: Receive, send: Send) -> None:
        await serve_socket(app.state.hall, scope, receive, send)

    return Gate(app, socket, settings)


def openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Beffroi",
        version=beffroi.__version__,
        path="/api",
        render_plugins=[SwaggerRenderPlugin(path="/docs")],
        description="Everything the page does goes through this API. The guide is docs/api.md.",
    )
