"""`beffroi train`: train the network that corrects a game's evaluation."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Annotated

import typer

import beffroi
from beffroi.cli.inputs import GameName, Jobs, Options, read_options
from beffroi.cli.outputs import check_file, check_folder, check_package
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.state import Doc


def register(app: typer.Typer) -> None:
    app.command("train")(train)


def train(
    game: GameName,
    out: Annotated[Path, typer.Option(help="Folder of the run; one that is there already goes on.")] = Path("training"),
    generations: Annotated[int, typer.Option(min=1, help="Stop after so many generations in all.")] = 4,
    games: Annotated[int, typer.Option(min=10, help="Games that a generation plays.")] = 1000,
    deals: Annotated[int, typer.Option(min=1, help="Deals of a contest, each played in all seatings.")] = 100,
    seats: Annotated[str, typer.Option(help="Numbers of players, `2` or `2,3,4` (default: all but one).")] = "",
    options: Options = None,
    seed: Annotated[int, typer.Option(help="The same seed trains the same network.")] = 0,
    against: Annotated[str, typer.Option(help="Learn only to beat this bot, `champion` or `learned:greedy`.")] = "",
    blur: Annotated[float, typer.Option(min=0.0, help="Points by which players misjudge, for variety.")] = 1.0,
    width: Annotated[int, typer.Option(min=1, help="Lines of a turn that players look through.")] = 16,
    units: Annotated[int, typer.Option(max=512, help="Units of the first layer; 0: as many as the file may hold.")] = 0,
    jobs: Jobs = 1,
    ray: Annotated[bool, typer.Option("--ray", help="Run on a Ray cluster (RAY_ADDRESS, or a local one).")] = False,
    champion: Annotated[Path | None, typer.Option(help="Copy the champion to this file at the end.")] = None,
) -> None:
    """Train the network of a title by games against itself, generation after generation.

    Each generation plays, fits a network to the games of all generations, and lets it play the champion. The champion
    is replaced only by one that is better beyond doubt. Without `--options` all options of the title are learned.
    With `--against` one bot has all seats but one, and the network that comes out ahead of it most often is kept.
    The folder has every game, network and contest, `report.md`, `curve.csv` and `curve.svg`.
    """
    check_package("numpy", "training", "learn")
    check_package("gymnasium", "training", "learn")
    if ray:
        check_package("ray", "--ray", "cluster")
    check_folder(out)
    if champion is not None:
        check_file(champion)
    from beffroi.bots import make
    from beffroi.learn.champions.pipeline import CHAMPION, Pipeline
    from beffroi.learn.champions.settings import RunSettings, units_for

    found = beffroi.game(game)
    if against:
        make(against, found).close()  # an unknown one is refused before the first game
    wide = units_for(found, units)
    chosen = None if options is None else [read_options(found, options)]
    setups = read_setups(game, seats, chosen)
    settings = RunSettings(game, setups, games, deals, seed, blur, width, wide, max(8, wide // 4), against)
    Pipeline(out, settings, jobs=jobs, ray=ray, tell=typer.echo).run(generations)
    typer.echo(f"written: {out / 'report.md'}")
    best = out / CHAMPION
    if champion is not None and best.exists():
        shutil.copyfile(best, champion)
        typer.echo(f"written: {champion}")
    elif not best.exists():
        typer.echo("no network was better than the evaluation written by hand: there is no champion yet")


def read_setups(game: str, seats: str, options: list[Doc] | None) -> list[tuple[int, Doc]]:
    """Return the tables to learn from the numbers of players and the options that were asked for."""
    from beffroi.learn.champions.settings import setups_of

    found = beffroi.game(game)
    fewest, most = found.seats
    try:
        counts = [int(one) for one in seats.split(",")] if seats else list(range(max(2, fewest), most + 1))
    except ValueError:
        raise BadRequest(f"--seats takes numbers such as 2,3,4, not {seats!r}") from None
    return setups_of(found, counts, options)
