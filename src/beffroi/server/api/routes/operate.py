"""For those who run the server: is it alive, is it ready, what does it do."""

from __future__ import annotations

import hmac
import ipaddress
from typing import Any, Final

from litestar import Request, get
from litestar.response import Response
from litestar.types import Scope

import beffroi
from beffroi.protocol.http import Health, Ready
from beffroi.server.api.dependencies import AdminDep, BusDep, SettingsDep
from beffroi.server.api.security import client_address, header
from beffroi.server.errors import Refused
from beffroi.server.metrics import exposition

FORWARDING: Final = (b"forwarded", b"x-forwarded-for", b"x-forwarded-host", b"x-real-ip", b"via")


@get("/health", sync_to_thread=False)
def health() -> Health:
    """The process answers."""
    return Health("ok", beffroi.__version__, beffroi.COMPILED)


@get("/ready")
async def ready(admin: AdminDep, bus: BusDep) -> Response[Ready]:
    """The database can be written, and the bus answers too."""
    database = await admin.database_writable()
    healthy = await bus.healthy()
    return Response(Ready(database, healthy), status_code=200 if database and healthy else 503)


def near(scope: Scope) -> bool:
    """Tell whether the caller is on this machine, and no proxy there that speaks for somebody else."""
    try:
        here = ipaddress.ip_address(client_address(scope)).is_loopback
    except ValueError:
        return False
    return here and not any(name in FORWARDING for name, _ in scope["headers"])


@get("/metrics", include_in_schema=False)
async def metrics(settings: SettingsDep, request: Request[Any, Any, Any]) -> Response[bytes]:
    """Figures for Prometheus; from elsewhere with the metrics token as bearer."""
    token = settings.metrics_token
    given = (header(request.scope, b"authorization") or "").removeprefix("Bearer ")
    if token and not hmac.compare_digest(given.encode(), token.encode()):
        raise Refused("forbidden", "the metrics need their token")
    if not token and not near(request.scope):
        raise Refused("forbidden", "the metrics are for this machine only; set a token to read them elsewhere")
    return Response(exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = [health, ready, metrics]
