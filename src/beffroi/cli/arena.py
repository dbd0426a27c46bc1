"""`beffroi arena`: bots against bots, every seating in turn."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import beffroi
from beffroi.cli.inputs import MOST_GAMES, GameName, Jobs, Options, check_text, read_options
from beffroi.cli.outputs import (
    PICTURES,
    check_file,
    check_folder,
    check_package,
    check_picture,
    write_record_file,
)
from beffroi.cli.progress import progress

if TYPE_CHECKING:
    from beffroi.bots.arena.summary import BotSummary, Summary

MOST_PATIENCE = 120.0  # seconds: a program has no more for all answers of a game


def register(app: typer.Typer) -> None:
    app.command("arena")(arena)


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Bots or levels, `greedy,search:500,exec:./mybot`.")] = "random,greedy",
    games: Annotated[
        int, typer.Option(min=1, max=MOST_GAMES, help="Games to play, rounded up to a multiple of all seatings.")
    ] = 60,
    seats: Annotated[int, typer.Option(help="Players at a table (default: the number of bots).")] = 0,
    alone: Annotated[bool, typer.Option("--alone", help="The first bot has one seat of each game.")] = False,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "arena",
    options: Options = None,
    jobs: Jobs = 1,
    ray: Annotated[bool, typer.Option("--ray", help="Run on a Ray cluster (RAY_ADDRESS, or a local one).")] = False,
    patience: Annotated[
        float, typer.Option(min=0.01, max=MOST_PATIENCE, help="Seconds an exec: bot has for an answer.")
    ] = 5.0,
    out: Annotated[
        list[Path] | None, typer.Option("--out", help="Write .json, .csv, .parquet, .png or .svg (repeatable).")
    ] = None,
    records: Annotated[Path | None, typer.Option(help="Write a record of every game into this folder.")] = None,
) -> None:
    """Let bots play each other; print victories with confidence intervals, ratings, scores and times."""
    from beffroi.bots import make
    from beffroi.bots.arena import run, schedule, summarise, write_report

    found = beffroi.game(game)
    names = [name.strip() for name in bots.split(",")]
    check_reports(out or [])
    if records is not None:
        check_folder(records)
    if ray:
        check_package("ray", "--ray", "cluster")
    for name in names:
        make(name, found).close()  # an unknown one is refused before the first game
    chosen = read_options(found, options)
    fixtures = schedule(
        found, names, games, seats=seats, options=chosen, seed=check_text(seed), patience=patience, alone=alone
    )
    with progress(len(fixtures), quiet=False) as advance:
        results = run(fixtures, jobs=jobs, ray=ray, done=lambda result: advance(1), keep_records=records is not None)
    summary = summarise(results)
    typer.echo(table(summary))
    for path in out or []:
        write_report(summary, results, path, f"{found.title}, {len(fixtures[0].bots)} players")
        typer.echo(f"written: {path}")
    if records is not None:
        for result in results:
            write_record_file(records, f"{game}-{result.number:05}", result.record)
        typer.echo(f"written: {len(results)} records in {records}")


def check_reports(paths: list[Path]) -> None:
    """Refuse reports that can't be written, before hours of games."""
    from beffroi.bots.arena.report import check_endings

    check_endings(paths)
    for path in paths:
        if path.suffix in PICTURES:
            check_picture(path)
        elif path.suffix == ".parquet":
            check_package("pyarrow", "Parquet", "arena")
        check_file(path)


def table(summary: Summary) -> str:
    """Format the outcome as text."""
    width = max(len(standing.bot) for standing in summary.standings) + 1
    head = f"{'bot':<{width}}   wins          95 %        rating  score            95 % decisions      mean       p95"
    lines = [f"{summary.games} games", head]
    lines += [f"{standing.bot:<{width}} {figures(standing)}" for standing in summary.standings]
    lines += [
        f"{duel.bot} ahead of {duel.other}: {duel.ahead.value:.1%} of {duel.meetings} "
        f"({duel.ahead.low:.1%} - {duel.ahead.high:.1%})"
        for duel in summary.duels
    ]
    lines += [f"{f.bot} in seat {f.seat} was replaced at move {f.move}: {f.reason}" for f in summary.failures]
    return "\n".join(lines)


def figures(one: BotSummary) -> str:
    """Format the results of a bot in columns."""
    return (
        f"{one.wins.value:>6.1%} {one.wins.low:>5.1%} - {one.wins.high:>5.1%} "
        f"{one.rating:>6.2f} ±{one.deviation:>5.2f} "
        f"{one.score.value:>6.1f} {one.score.low:>6.1f} - {one.score.high:>6.1f} "
        f"{one.decisions:>9.1f} {1000 * one.mean_time:>6.1f} ms {1000 * one.p95_time:>6.1f} ms"
    )
