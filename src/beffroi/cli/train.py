"""`beffroi train`: train a policy by self-play."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import beffroi
from beffroi.cli.inputs import GameName
from beffroi.kernel.errors import BadRequest

if TYPE_CHECKING:
    from beffroi.learn.ppo import TrainingProgress


def register(app: typer.Typer) -> None:
    app.command("train")(train)


def train(
    game: GameName,
    minutes: Annotated[float, typer.Option(min=0.01, help="Training time in minutes.")] = 5.0,
    seats: Annotated[int, typer.Option(help="Players at a table.")] = 2,
    seed: Annotated[int, typer.Option(help="Seed of the games and the network.")] = 0,
    device: Annotated[str, typer.Option(help="cpu or cuda (default: the GPU if there is one).")] = "",
    out: Annotated[Path, typer.Option(help="The policy; it plays in the arena as `net:FILE`.")] = Path("policy.pt"),
    curve: Annotated[Path | None, typer.Option(help="A picture of the learning curve (.png or .svg).")] = None,
) -> None:
    """Train a policy by self-play (masked PPO) and measure it against random players meanwhile."""
    try:
        from beffroi.learn.curve import draw_curve
        from beffroi.learn.policy import save
        from beffroi.learn.ppo import Learner
    except ImportError as missing:
        raise BadRequest(f"training needs {missing.name}: pip install 'beffroi[learn]'") from None

    found = beffroi.game(game)
    learner = Learner(found, seats=seats, seed=seed, device=device)
    points = learner.learn(60 * minutes, tell)
    save(learner.policy, found, out)
    typer.echo(f"written: {out}")
    if curve is not None:
        draw_curve(points, curve, f"{found.title}: self-play on {learner.device.type}")
        typer.echo(f"written: {curve}")


def tell(point: TrainingProgress) -> None:
    typer.echo(f"{point.seconds:6.0f} s  {point.decisions:>9,} decisions  {point.wins:6.1%} won against random")
