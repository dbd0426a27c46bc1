"""`beffroi admin`: tables, people, backups, beside the running server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from beffroi.kernel.errors import BadRequest

if TYPE_CHECKING:
    from beffroi.server.hall import Hall

Data = Annotated[str | None, typer.Option(help="Folder of the database; `data` unless told.")]
DatabaseUrl = Annotated[str | None, typer.Option(help="PostgreSQL instead of SQLite.")]
RedisUrl = Annotated[str | None, typer.Option(help="Redis, so that the workers hear of changes at once.")]
Who = Annotated[str, typer.Argument(help="An account's name, or an id.")]
TableId = Annotated[str, typer.Argument(help="The table's id.")]

TIMES = ("created", "changed", "seen", "deadline")

office = typer.Typer(help="Run a house: tables, people, backups.", no_args_is_help=True)
where: dict[str, Any] = {}


def register(app: typer.Typer) -> None:
    app.add_typer(office, name="admin")


@office.callback()
def choose(data: Data = None, database_url: DatabaseUrl = None, redis_url: RedisUrl = None) -> None:
    """Which house; the same settings and environment variables as `beffroi serve`."""
    where.update(data=data, database_url=database_url, redis_url=redis_url)


def inside(work: Callable[[Hall], Awaitable[Any]]) -> Any:
    """Do something with the house's database, whether or not its server runs."""
    try:
        from beffroi.server.config import read_settings
        from beffroi.server.errors import Refused
        from beffroi.server.hall import open_hall
        from beffroi.server.main import check_stores
    except ImportError as error:
        raise BadRequest(f"the server needs more packages ({error.name}): install beffroi[server]") from None

    async def run() -> Any:
        settings = read_settings(host="127.0.0.1", **where)
        await check_stores(settings)
        hall = await open_hall(settings)
        hall.log_store.start()
        try:
            return await work(hall)
        finally:
            await hall.log_store.stop()
            await hall.bus.stop()
            await hall.store.close()

    try:
        return asyncio.run(run())
    except Refused as refused:
        raise BadRequest(refused.message) from None


def shown(name: str, value: Any) -> str:
    """A field as somebody reads it: times of this place, nothing for what is not there."""
    if value is None:
        return "-"
    if name in TIMES:
        return datetime.fromtimestamp(value / 1000).strftime("%Y-%m-%d %H:%M")
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def print_rows(rows: list[dict[str, Any]]) -> None:
    """Rows as aligned columns."""
    if not rows:
        typer.echo("none")
        return
    lines = [list(rows[0]), *([shown(*field) for field in row.items()] for row in rows)]
    widths = [max(len(line[i]) for line in lines) for i in range(len(lines[0]))]
    for line in lines:
        typer.echo("  ".join(text.ljust(width) for text, width in zip(line, widths, strict=True)).rstrip())


@office.command()
def tables(
    status: Annotated[str | None, typer.Option(help="Only open, running, over, stopped, frozen or closed.")] = None,
) -> None:
    """List tables, the most recently changed first."""
    from beffroi.server.services.admin import list_tables

    print_rows(inside(lambda hall: list_tables(hall, status)))


@office.command()
def people(name: Annotated[str, typer.Argument(help="Part of a name.")] = "") -> None:
    """List people, the most recently seen first."""
    from beffroi.server.services.admin import list_people

    print_rows(inside(lambda hall: list_people(hall, name)))


@office.command()
def freeze(table: TableId, reason: Annotated[str, typer.Option(help="Kept in the table's log.")] = "by hand") -> None:
    """Stop a table until it is unfrozen."""
    from beffroi.server.services import admin

    inside(lambda hall: admin.freeze(hall, table, reason))
    typer.echo(f"{table} is frozen")


@office.command()
def unfreeze(table: TableId) -> None:
    """Let a frozen table go on."""
    from beffroi.server.services import admin

    inside(lambda hall: admin.unfreeze(hall, table))
    typer.echo(f"{table} goes on")


@office.command()
def ban(who: Who) -> None:
    """Shut somebody out."""
    from beffroi.server.services import admin

    typer.echo(f"{inside(lambda hall: admin.ban(hall, who, True)).name} is shut out")


@office.command()
def unban(who: Who) -> None:
    """Let somebody in again."""
    from beffroi.server.services import admin

    typer.echo(f"{inside(lambda hall: admin.ban(hall, who, False)).name} may come in")


@office.command()
def appoint(who: Who) -> None:
    """Make an account an administrator."""
    from beffroi.server.services import admin

    typer.echo(f"{inside(lambda hall: admin.appoint(hall, who, True)).name} is an administrator")


@office.command()
def dismiss(who: Who) -> None:
    """Take the office of administrator away."""
    from beffroi.server.services import admin

    typer.echo(f"{inside(lambda hall: admin.appoint(hall, who, False)).name} is no administrator")


@office.command()
def rebuild(
    table: Annotated[str | None, typer.Argument(help="One table; all that have begun unless told.")] = None,
) -> None:
    """Replay logs and set the tables' rows right by them."""
    from beffroi.server.services import admin

    if table is None:
        print_rows(inside(admin.rebuild_all))
    else:
        print_rows([inside(lambda hall: admin.rebuild(hall, table))])


@office.command()
def vacuum() -> None:
    """Throw out what has expired and give space back."""
    from beffroi.server.services import admin

    inside(admin.vacuum)
    typer.echo("done")


@office.command()
def backup(target: Annotated[Path, typer.Argument(help="The file to write, such as house.zip.")]) -> None:
    """Write everything into one file, while the server runs."""
    from beffroi.server.storage.backup import backup as write

    counts = inside(lambda hall: write(hall.store, hall.settings.folder, target))
    typer.echo(f"{target}: {sum(counts.values())} rows, {counts['tables']} tables, {counts['people']} people")


@office.command()
def restore(source: Annotated[Path, typer.Argument(help="A file written by `backup`.")]) -> None:
    """Fill an empty house from a backup."""
    from beffroi.server.storage.backup import restore as read

    counts = inside(lambda hall: read(hall.store, hall.settings.folder, source))
    typer.echo(f"{sum(counts.values())} rows, {counts['tables']} tables, {counts['people']} people")
