"""Starts the application under uvicorn, in this process or in several workers."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from typing import Any

import msgspec
import uvicorn
from litestar.types import ASGIApp
from redis.asyncio import Redis
from redis.exceptions import RedisError

import beffroi
from beffroi.kernel.errors import BadRequest
from beffroi.server.app import create_app
from beffroi.server.config import PREFIX, Settings, read_settings
from beffroi.server.logs import configure_logs
from beffroi.server.metrics import share_metrics
from beffroi.server.services.notifications.mail import read_mail_url
from beffroi.server.storage.engine import check_database, first_line

FAST_WEBSOCKET = "beffroi.server.api.fast_websocket:FastWebSocket"  # by name: a worker answers before it has loaded all
GUARDED_HTTP = "beffroi.server.api.guarded_http:GuardedHttp"
GUARDED_WEBSOCKET = "beffroi.server.api.guarded_websocket:GuardedWebSocket"
TESTED = ("0.54.0",)  # versions of uvicorn whose internals the fast WebSocket and the guarded connections know
MOST_AT_ONCE = 20_000  # connections of one worker
SWITCH = 0.0001  # seconds a thread waits for the interpreter: meanwhile its transaction keeps the log waiting
GARBAGE = (20_000, 20, 50)  # the collector of cycles comes seldom: what a decision makes, it frees by itself
START = 120  # seconds a worker may take to load on a slow machine before it is thought dead
GRACE = 5  # seconds for connections to close at the end
PING_EVERY = 10  # seconds between two questions whether a page is still there,
PING_DEADLINE = 10  # and for the answer: then the line is dead, and closed
KEEP = 130  # seconds an idle connection is kept: longer than reverse proxies do, so that none sends into a closed one

log = logging.getLogger("beffroi.serve")


def worker() -> ASGIApp:
    """Return the application of one of several workers; its settings come by the environment."""
    settings = read_settings()
    prepare(settings)
    return create_app(settings)


def prepare(settings: Settings) -> None:
    """Set what a process that serves needs before anything else."""
    sys.setswitchinterval(SWITCH)
    configure_logs(settings)
    beffroi.all_games()
    gc.collect()
    gc.freeze()  # what is loaded stays, and need not be looked through again and again
    gc.set_threshold(*GARBAGE)


def check(settings: Settings) -> None:
    """Say in a line what would keep the server from starting, before it starts."""
    check_port(settings)
    beffroi.all_games()
    if settings.mail_url:
        read_mail_url(settings.mail_url)
    asyncio.run(check_stores(settings))
    check_folder(settings)


def check_folder(settings: Settings) -> None:
    """Check the data folder, which keeps secrets and frozen tables whatever the database."""
    try:
        settings.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=settings.folder).close()
    except OSError as error:
        raise BadRequest(f"can't keep anything in {settings.folder}: {error.strerror}") from None


async def check_stores(settings: Settings) -> None:
    """Open the database, which makes or migrates it, and call Redis."""
    await check_database(settings.database)
    if settings.redis_url:
        try:
            redis = Redis.from_url(settings.redis_url)
        except ValueError as error:
            raise BadRequest(f"the address of Redis is none: {first_line(error)}") from None
        try:
            await redis.ping()
        except (OSError, RedisError) as error:
            raise BadRequest(f"can't reach Redis: {first_line(error)}") from None
        finally:
            await redis.aclose()


def serve(settings: Settings, *, show: bool = False) -> None:
    """Listen until interrupted."""
    prepare(settings)
    if show:
        threading.Thread(target=open_page, args=(settings,), daemon=True).start()
    if settings.workers > 1:
        os.environ.update(as_environment(settings))
        share_metrics(settings.folder / "metrics")
        uvicorn.run("beffroi.server.main:worker", factory=True, workers=settings.workers, **options(settings))
        return
    uvicorn.run(create_app(settings), **options(settings))


def options(settings: Settings) -> dict[str, Any]:
    known = uvicorn.__version__ in TESTED
    if not known:
        log.warning("uvicorn %s is not known: connections have no limits of size and time", uvicorn.__version__)
    return {
        "host": settings.host,
        "port": settings.port,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": settings.proxies or None,
        "http": GUARDED_HTTP if known else "httptools",
        "ws": (FAST_WEBSOCKET if settings.websocket == "fast" else GUARDED_WEBSOCKET) if known else "websockets-sansio",
        "limit_concurrency": MOST_AT_ONCE,
        "timeout_worker_healthcheck": START,
        "ws_per_message_deflate": False,  # halves what one core can send
        "ws_max_size": 65_536,
        "ws_ping_interval": PING_EVERY,
        "ws_ping_timeout": PING_DEADLINE,
        "timeout_keep_alive": KEEP,
        "timeout_graceful_shutdown": GRACE,
    }


def as_environment(settings: Settings) -> dict[str, str]:
    """Return the settings as environment variables, for the workers."""
    values = msgspec.structs.asdict(settings)
    return {PREFIX + name.upper(): str(value) for name, value in values.items() if value != ""}


def check_port(settings: Settings) -> None:
    """Refuse to start, in one line, when the port is taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family) as probe:
        if sys.platform != "win32":  # where it would take the port from a program that listens there
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
