"""`beffroi levels`: the levels of a game, and how strong they are."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import beffroi
from beffroi.cli.inputs import GameName, read_file, write_file
from beffroi.cli.progress import progress


def register(app: typer.Typer) -> None:
    app.command("levels")(show_levels)


def show_levels(
    game: GameName,
    games: Annotated[int, typer.Option(min=0, help="Games per pair of levels; 0 only lists them.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Number of processes.")] = 1,
    doc: Annotated[Path | None, typer.Option(help="Write the measured table into this document.")] = None,
) -> None:
    """List the levels of a game; with `--games`, let each play the one below and print the table."""
    from beffroi.bots import levels

    found = beffroi.game(game)
    if not games:
        for level in levels(found):
            typer.echo(f"{level.slug:<12} {level.titles['en']:<14} {level.bot}")
        return
    from beffroi.bots.ladder import measure, pairs, table, write_into

    with progress(len(pairs(found)) * games, quiet=False) as advance:
        report = measure(found, games, jobs=jobs, done=lambda result: advance(1))
    typer.echo(table(report))
    for one in report.measured:
        if not one.holds:
            typer.echo(f"{one.level.slug} is not clearly above {one.below}")
    if doc is not None:
        write_file(doc, write_into(read_file(doc), report))
        typer.echo(f"written: {doc}")
