"""`beffroi tune`: better weights for a game's evaluator, found by self-play."""

from __future__ import annotations

from typing import Annotated

import typer

import beffroi
from beffroi.cli.inputs import GameName, Jobs
from beffroi.cli.outputs import check_package
from beffroi.kernel.errors import BadRequest


def register(app: typer.Typer) -> None:
    app.command("tune")(tune)


def tune(
    game: GameName,
    fit: Annotated[int, typer.Option(min=0, help="Games to fit the weights to first, twice.")] = 80,
    trials: Annotated[int, typer.Option(min=0, help="Further sets of weights to try.")] = 0,
    deals: Annotated[int, typer.Option(min=1, help="Deals per trial; each is played once from every seat.")] = 20,
    seats: Annotated[int, typer.Option(help="Players at a table.")] = 2,
    jobs: Jobs = 1,
    seed: Annotated[int, typer.Option(help="Seed of the deals.")] = 0,
    storage: Annotated[str | None, typer.Option(help="Continue from this Optuna storage, `sqlite:///tune.db`.")] = None,
    write: Annotated[bool, typer.Option("--write", help="Write better weights into the game's folder.")] = False,
) -> None:
    """Fit the weights to how games end, let greedy bots try others, and keep what wins on fresh deals."""
    from beffroi.bots.tune import Tuner, write_weights

    found = beffroi.game(game)
    if trials:
        check_package("optuna", "trying other weights", "tune")
    elif storage is not None:
        raise BadRequest("--storage keeps trials: say how many with --trials")
    tuner = Tuner(found, deals=deals, seats=seats, jobs=jobs, seed=seed)
    try:
        study = tuner.open_study(trials, storage) if trials else None
        weights = tuner.present
        for _ in range(2 if fit else 0):
            weights = tuner.fit(fit, weights)
            typer.echo(f"fitted to {fit} games: {' '.join(f'{value:.3g}' for value in weights)}")
        if study is not None:
            weights = tuner.try_others(study, trials, weights, say_trial)
        best = tuner.confirm(weights)
    finally:
        tuner.close()
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


def say_trial(number: int, value: float) -> None:
    typer.echo(f"trial {number + 1:>4}: best {value:+.2f} points")
