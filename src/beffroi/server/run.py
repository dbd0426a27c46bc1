"""Starts the application under uvicorn, in this process or in several workers."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import webbrowser
from typing import Any

import msgspec
import uvicorn
from litestar.types import ASGIApp

from beffroi.kernel.errors import BadRequest
from beffroi.server.app import create_app
from beffroi.server.logs import configure_logs
from beffroi.server.settings import PREFIX, Settings, read_settings

SWITCH = 0.0005  # seconds a thread that wants the interpreter waits for it: the log's commits return through it
GRACE = 5  # seconds for connections to close at the end
KEEP = 130  # seconds an idle connection is kept: longer than reverse proxies do, so that none sends into a closed one


def worker() -> ASGIApp:
    """The application of one of several workers; its settings come by the environment."""
    settings = read_settings()
    prepare(settings)
    return create_app(settings)


def prepare(settings: Settings) -> None:
    """What a process that serves sets before anything else."""
    sys.setswitchinterval(SWITCH)
    configure_logs(settings)


def serve(settings: Settings, *, show: bool = False) -> None:
    """Listen until interrupted."""
    prepare(settings)
    if settings.workers == 1:
        check_port(settings)
    if show:
        threading.Thread(target=open_page, args=(settings,), daemon=True).start()
    if settings.workers > 1:
        os.environ.update(as_environment(settings))
        uvicorn.run("beffroi.server.run:worker", factory=True, workers=settings.workers, **options(settings))
        return
    uvicorn.run(create_app(settings), **options(settings))


def options(settings: Settings) -> dict[str, Any]:
    return {
        "host": settings.host,
        "port": settings.port,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": settings.proxies or None,
        "ws_per_message_deflate": False,  # halves what one core can send
        "ws_max_size": 65_536,
        "ws_ping_interval": 20,
        "timeout_keep_alive": KEEP,
        "timeout_graceful_shutdown": GRACE,
    }


def as_environment(settings: Settings) -> dict[str, str]:
    """The settings as environment variables, for the workers."""
    values = msgspec.structs.asdict(settings)
    return {PREFIX + name.upper(): str(value) for name, value in values.items() if value != ""}


def check_port(settings: Settings) -> None:
    """Say plainly when the port is taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            raise BadRequest(f"can't listen on {settings.host} port {settings.port}: {error.strerror}") from None


def open_page(settings: Settings) -> None:
    """Open the page in a browser as soon as the server answers."""
    for _ in range(100):
        try:
            with socket.create_connection((settings.host, settings.port), 0.2):
                break
        except OSError:
            time.sleep(0.1)
    webbrowser.open(settings.address)
