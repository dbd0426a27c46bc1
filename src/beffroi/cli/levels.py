"""`beffroi levels`: the levels of a game, and how strong they are."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import beffroi
from beffroi.cli.inputs import GameName, Jobs, read_file, write_file
from beffroi.cli.outputs import check_file, check_package
from beffroi.cli.progress import progress
from beffroi.kernel.errors import BadRequest


def register(app: typer.Typer) -> None:
    app.command("levels")(show_levels)


def show_levels(
    game: GameName,
    games: Annotated[int, typer.Option(min=0, help="Games per pair of levels; 0 only lists them.")] = 0,
    seats: Annotated[int, typer.Option(min=2, help="Players at a table, some of each of two levels.")] = 2,
    jobs: Jobs = 1,
    level: Annotated[list[str] | None, typer.Option("--level", help="Measure only this level (repeatable).")] = None,
    mistakes: Annotated[
        int, typer.Option(min=0, help="Games of each level and of random in which the points given away are counted.")
    ] = 0,
    calibration: Annotated[
        int, typer.Option(min=0, help="Positions of unseen games whose chances to win are compared with what came.")
    ] = 0,
    picture: Annotated[Path | None, typer.Option(help="Draw what --calibration shows into this SVG file.")] = None,
    doc: Annotated[Path | None, typer.Option(help="Write the measured table into this document.")] = None,
    data: Annotated[Path | None, typer.Option(help="Write the measured strengths into this JSON file.")] = None,
) -> None:
    """List the levels of a game; with `--games`, let each play the one below and print the table.

    With `--mistakes`, count the points that each level gives away in a turn, beside those of a random player. With
    `--calibration`, tell how far the chances to win can be believed that the title's network gives.
    """
    from beffroi.bots import levels
    from beffroi.bots.ladder import check_levels, chosen_pairs, measure, table, write_into

    found = beffroi.game(game)
    check_levels(found, level)
    if sum(map(bool, (games, mistakes, calibration))) > 1:
        raise BadRequest("--games, --mistakes and --calibration measure different things: ask for one of them")
    if data is not None and not (games and seats == 2):
        raise BadRequest(f"--data {data} keeps what games for two show: say how many with --games")
    if doc is not None and not (games or mistakes or calibration):
        raise BadRequest(f"--doc {doc} keeps what is measured: say how much with --games, --mistakes or --calibration")
    if picture is not None and not calibration:
        raise BadRequest(f"--picture {picture} shows chances to win: say how many with --calibration")
    if mistakes:
        show_mistakes(game, level, mistakes, doc)
        return
    if calibration:
        show_calibration(game, calibration, jobs, doc, picture)
        return
    if not games:
        for one in levels(found):
            if level is None or one.slug in level:
                typer.echo(f"{one.slug:<12} {one.titles['en']:<14} {one.bot}")
        return
    from beffroi.bots.strength import read_strengths, write_strengths

    for path in (path for path in (doc, data) if path is not None):
        check_file(path)
    document = read_file(doc) if doc is not None else ""
    kept = read_strengths(read_file(data), str(data)) if data is not None else {}
    with progress(len(chosen_pairs(found, level)) * games, quiet=False) as advance:
        report = measure(found, games, seats=seats, only=level, jobs=jobs, done=lambda result: advance(1))
    order = [one.slug for one in levels(found)]
    typer.echo(table(report))
    for measured in report.measured:
        if not measured.holds:
            typer.echo(f"{measured.level.slug} is not clearly above {measured.below}")
    if doc is not None:
        write_file(doc, write_into(document, report, order))
        typer.echo(f"written: {doc}")
    if data is not None:
        write_file(data, write_strengths(kept, report, order))
        typer.echo(f"written: {data}")


def show_mistakes(game: str, chosen: list[str] | None, games: int, doc: Path | None) -> None:
    """Print what the levels of a game give away, and write it into a document."""
    from beffroi.bots import levels
    from beffroi.bots.ladder import RANDOM
    from beffroi.bots.mistakes import give_away, mistake_table

    if doc is not None:
        check_file(doc)
    document = read_file(doc) if doc is not None else ""
    found = beffroi.game(game)
    names = chosen or [one.slug for one in levels(found)]
    with progress(len(names) + 1, quiet=False) as advance:
        counted = []
        for name in [RANDOM, *names]:
            counted.append(give_away(found, name, games))
            advance(1)
    text = mistake_table(counted, counted[-1].score)
    typer.echo(text)
    if doc is not None:
        write_section(doc, document, f"mistakes of {game}", text)


def show_calibration(game: str, positions: int, jobs: int, doc: Path | None, picture: Path | None) -> None:
    """Print how far a network's chances to win can be believed, write it into a document and draw it."""
    check_package("numpy", "--calibration", "learn")
    check_package("gymnasium", "--calibration", "learn")
    from beffroi.learn.champions.calibration import forecasts, reliability_diagram, reliability_table

    for path in (path for path in (doc, picture) if path is not None):
        check_file(path)
    document = read_file(doc) if doc is not None else ""
    with progress(positions, quiet=False) as advance:
        found = forecasts(game, positions, jobs, advance)
    text = reliability_table(found)
    typer.echo(text)
    if doc is not None:
        write_section(doc, document, f"calibration of {game}", text)
    if picture is not None:
        write_file(picture, reliability_diagram(found))
        typer.echo(f"written: {picture}")


def write_section(path: Path, document: str, name: str, text: str) -> None:
    """Write a document with a text between the marks of that name."""
    from beffroi.bots.ladder import put_between

    write_file(path, put_between(document, f"<!-- {name} -->", f"<!-- end of {name} -->", text, name))
    typer.echo(f"written: {path}")
