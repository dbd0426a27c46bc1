"""`beffroi admin`: tables, people, backups, beside the running server."""

from __future__ import annotations

import importlib
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from beffroi.cli.outputs import check_folder, write_record_file
from beffroi.cli.progress import progress
from beffroi.kernel.errors import BadRequest

if TYPE_CHECKING:
    from beffroi.server.app import Services

Data = Annotated[str | None, typer.Option(help="Folder of the database (default: `data`).")]
DatabaseUrl = Annotated[str | None, typer.Option(help="PostgreSQL instead of SQLite.")]
RedisUrl = Annotated[str | None, typer.Option(help="Redis, so that the workers learn of changes at once.")]
Who = Annotated[str, typer.Argument(help="An account's name, or an id.")]
TableId = Annotated[str, typer.Argument(help="The table's id.")]

MOST_RULES = 10_000  # no game has so many revisions
TIMES = ("created", "changed", "seen", "deadline")

office = typer.Typer(help="Administration of a server: tables, people, backups.", no_args_is_help=True)
where: dict[str, Any] = {}


def register(app: typer.Typer) -> None:
    app.add_typer(office, name="admin")


@office.callback()
def choose(data: Data = None, database_url: DatabaseUrl = None, redis_url: RedisUrl = None) -> None:
    """Choose the server by the settings and environment variables of `beffroi serve`."""
    where.update(data=data, database_url=database_url, redis_url=redis_url)


def inside(work: Callable[[Services], Awaitable[Any]], *, begins: bool = False) -> Any:
    """Work on the server's database, whether or not the server runs; `begins` makes one where there is none."""
    import asyncio

    check_server()
    from beffroi.server.app import open_services
    from beffroi.server.config import read_settings
    from beffroi.server.errors import Refused
    from beffroi.server.main import check_stores

    async def run() -> Any:
        settings = read_settings(host="127.0.0.1", **where)
        if not begins:
            check_database_file(settings.database)
        await check_stores(settings)
        services = await open_services(settings)
        services.log_store.start()
        try:
            return await work(services)
        finally:
            await services.log_store.stop()
            await services.bus.stop()
            await services.store.close()

    try:
        return asyncio.run(run())
    except Refused as refused:
        raise BadRequest(refused.message) from None


def check_server() -> None:
    """Refuse where the packages of the server are not installed."""
    try:
        importlib.import_module("beffroi.server.main")
    except ImportError as error:
        raise BadRequest(f"the server needs more packages ({error.name}): install beffroi[server]") from None


def check_database_file(address: str) -> None:
    """Refuse a folder without a database: a backup of a mistyped one would be empty, and nobody would notice."""
    scheme, _, path = address.partition(":///")
    if scheme == "sqlite" and not Path(path).exists():
        raise BadRequest(f"there is no database {path}: no server has been started there")


def shown(name: str, value: Any) -> str:
    """Format a field: times in the local time zone, nothing for a missing value."""
    if value is None:
        return "-"
    if name in TIMES:
        return datetime.fromtimestamp(value / 1000).strftime("%Y-%m-%d %H:%M")
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def print_rows(rows: list[dict[str, Any]]) -> None:
    """Format rows as aligned columns."""
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
    print_rows(inside(lambda services: services.admin.list_tables(status)))


@office.command()
def people(name: Annotated[str, typer.Argument(help="Part of a name.")] = "") -> None:
    """List people, the most recently seen first."""
    print_rows(inside(lambda services: services.admin.list_people(name)))


@office.command()
def freeze(table: TableId, reason: Annotated[str, typer.Option(help="Kept in the table's log.")] = "by hand") -> None:
    """Stop a table until it is unfrozen."""
    inside(lambda services: services.admin.freeze(table, reason))
    typer.echo(f"{table} is frozen")


@office.command()
def unfreeze(table: TableId) -> None:
    """Unfreeze a table, so that it continues."""
    inside(lambda services: services.admin.unfreeze(table))
    typer.echo(f"{table} goes on")


@office.command()
def ban(who: Who) -> None:
    """Ban an account."""
    typer.echo(f"{inside(lambda services: services.admin.ban(who, True)).name} is banned")


@office.command()
def unban(who: Who) -> None:
    """Lift a ban."""
    typer.echo(f"{inside(lambda services: services.admin.ban(who, False)).name} may come in")


@office.command()
def appoint(who: Who) -> None:
    """Make an account an administrator."""
    typer.echo(f"{inside(lambda services: services.admin.appoint(who, True)).name} is an administrator")


@office.command()
def dismiss(who: Who) -> None:
    """Remove admin rights."""
    typer.echo(f"{inside(lambda services: services.admin.appoint(who, False)).name} is no administrator")


@office.command()
def rebuild(
    table: Annotated[str | None, typer.Argument(help="One table (default: all that have begun).")] = None,
) -> None:
    """Replay logs and correct the tables' rows by them."""
    if table is None:
        print_rows(inside(lambda services: services.admin.rebuild_all()))
    else:
        print_rows([inside(lambda services: services.admin.rebuild(table))])


@office.command("set-rules")
def set_rules(
    game: Annotated[str, typer.Argument(help="The game's slug.")],
    before: Annotated[int, typer.Option("--from", min=0, max=MOST_RULES, help="The revision they are stored under.")],
    after: Annotated[int, typer.Option("--to", min=1, max=MOST_RULES, help="The revision they were played by.")],
) -> None:
    """Mark stored tables as played by another revision of the rules."""
    count = inside(lambda services: services.admin.set_rules(game, before, after))
    typer.echo(f"{count} tables of {game} follow revision {after} now")


@office.command("puzzle-games")
def puzzle_games(
    folder: Annotated[Path, typer.Argument(help="A new or empty folder, so that it holds only what is allowed now.")],
    game: Annotated[str | None, typer.Option(help="Only games of this slug.")] = None,
) -> None:
    """Write the finished games whose players allow it, without names, for `beffroi puzzles mine --records`."""
    check_folder(folder)
    if any(folder.iterdir()):
        raise BadRequest(f"{folder} is not empty: its games may be allowed no longer, so give a new folder")

    async def work(services: Services) -> int:
        found = await services.admin.puzzle_games(game)
        count = 0
        with progress(len(found), quiet=False) as advance:
            for table in found:
                written = await services.admin.puzzle_record(table)
                if written is not None:
                    write_record_file(folder, *written)
                    count += 1
                advance(1)
        return count

    typer.echo(f"{folder}: {inside(work)} records")


@office.command()
def vacuum() -> None:
    """Delete expired data and free disk space."""
    inside(lambda services: services.admin.vacuum())
    typer.echo("done")


@office.command()
def backup(
    target: Annotated[Path, typer.Argument(help="The file to write, such as backup.zip.")],
    tried: Annotated[bool, typer.Option("--try", help="Restore it into a folder that is thrown away.")] = False,
) -> None:
    """Write everything into one file, while the server runs."""
    import asyncio

    check_server()
    from beffroi.server.storage.backup import backup as write
    from beffroi.server.storage.backup import try_restore

    counts = inside(lambda services: write(services.store, services.settings.folder, target))
    if tried and asyncio.run(try_restore(target)) != counts:
        raise BadRequest(f"{target} does not give back what was written into it: keep the backup before it")
    typer.echo(f"{target}: {sum(counts.values())} rows, {counts['tables']} tables, {counts['people']} people")


@office.command()
def restore(source: Annotated[Path, typer.Argument(help="A file written by `backup`.")]) -> None:
    """Restore a backup into an empty data folder."""
    check_server()
    from beffroi.server.storage.backup import restore as read
    from beffroi.server.storage.occupancy import unoccupied

    async def work(services: Services) -> dict[str, int]:
        with unoccupied(services.settings.folder):
            return await read(services.store, services.settings.folder, source)

    counts = inside(work, begins=True)
    typer.echo(f"{sum(counts.values())} rows, {counts['tables']} tables, {counts['people']} people")
