"""`beffroi tune`: better weights for a game's advice, found by self-play."""

from __future__ import annotations

from typing import Annotated

import typer

import beffroi
from beffroi.cli.inputs import GameName


def register(app: typer.Typer) -> None:
    app.command("tune")(tune)


def tune(
    game: GameName,
    trials: Annotated[int, typer.Option(min=1, help="How many sets of weights to try.")] = 60,
    deals: Annotated[int, typer.Option(min=1, help="Deals a trial; each is played once from every seat.")] = 20,
    seats: Annotated[int, typer.Option(help="Players at a table.")] = 2,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    seed: Annotated[int, typer.Option(help="Other seeds play other deals.")] = 0,
    storage: Annotated[str | None, typer.Option(help="An Optuna storage to go on from, `sqlite:///tune.db`.")] = None,
    write: Annotated[bool, typer.Option("--write", help="Put better weights into the game's folder.")] = False,
) -> None:
    """Let greedy bots with other weights play against the present ones, and keep what wins on fresh deals."""
    from beffroi.bots.tune import Tuner, write_weights

    found = beffroi.game(game)
    tuner = Tuner(found, deals=deals, seats=seats, jobs=jobs, seed=seed)
    best = tuner.tune(trials, lambda n, value: typer.echo(f"trial {n + 1:>4}: best {value:+.2f} points"), storage)
    for name, value in best.weights.items():
        typer.echo(f"{name:<24} {value:g}")
    typer.echo(
        f"on fresh deals: {best.margin:+.2f} points a game, {best.wins.value:.1%} won "
        f"({best.wins.low:.1%} - {best.wins.high:.1%})"
    )
    if write and best.better:
        for path in write_weights(found, best.weights):
            typer.echo(f"written: {path}")
    elif write:
        typer.echo("not written: they are not better than the present ones")
