"""`beffroi serve`: start the server."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from beffroi.kernel.errors import BadRequest

Host = Annotated[str | None, typer.Option(help="Address to listen on (default: 127.0.0.1).")]
Port = Annotated[int | None, typer.Option(help="Port to listen on (default: 8000).", min=1, max=65535)]
Data = Annotated[str | None, typer.Option(help="Folder of the database and the generated secrets (default: `data`).")]
DatabaseUrl = Annotated[
    str | None, typer.Option(help="PostgreSQL instead of SQLite: postgresql://user:password@host/name.")
]
RedisUrl = Annotated[str | None, typer.Option(help="Redis or Valkey, for several workers: redis://host.")]
Workers = Annotated[int | None, typer.Option(help="Worker processes; more than one needs PostgreSQL and Redis.", min=1)]
Thinkers = Annotated[int | None, typer.Option(help="Processes for the bots (default: 1).", min=1)]
Browser = Annotated[
    bool | None, typer.Option("--open/--no-open", help="Open the page in a browser (default: on a desktop).")
]


def register(app: typer.Typer) -> None:
    app.command()(serve)


def serve(
    host: Host = None,
    port: Port = None,
    data: Data = None,
    database_url: DatabaseUrl = None,
    redis_url: RedisUrl = None,
    workers: Workers = None,
    thinkers: Thinkers = None,
    open_page: Browser = None,
) -> None:
    """Start the server and print its address. Every option is also an environment variable BEFFROI_…"""
    try:
        from beffroi.server import main as run
        from beffroi.server.config import read_settings
    except ImportError as error:
        raise BadRequest(f"the server needs more packages ({error.name}): install beffroi[server]") from None
    settings = read_settings(
        host=host,
        port=port,
        data=data,
        database_url=database_url,
        redis_url=redis_url,
        workers=workers,
        thinkers=thinkers,
    )
    run.check(settings)
    typer.echo(f"Beffroi is at {settings.address} (Ctrl-C ends it)")
    run.serve(settings, show=desktop() if open_page is None else open_page)


def desktop() -> bool:
    """Tell whether there is a desktop on which a browser can open."""
    shown = sys.platform in ("win32", "darwin") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    return shown and sys.stdout.isatty()
