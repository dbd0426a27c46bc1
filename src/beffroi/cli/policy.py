"""`beffroi policy`: train a policy by self-play."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import beffroi
from beffroi.cli.inputs import GameName, Options, read_options
from beffroi.cli.outputs import check_file, check_picture
from beffroi.kernel.errors import BadRequest

if TYPE_CHECKING:
    from beffroi.learn.ppo import TrainingProgress

PYTORCH = "pip install 'beffroi[train]'"  # docs/learning.md says how to get PyTorch without CUDA


def register(app: typer.Typer) -> None:
    app.command("policy")(train_policy)


def train_policy(
    game: GameName,
    minutes: Annotated[float, typer.Option(min=0.01, help="Training time in minutes.")] = 5.0,
    seats: Annotated[int, typer.Option(help="Players at a table.")] = 2,
    options: Options = None,
    seed: Annotated[int, typer.Option(help="Seed of the games and the network.")] = 0,
    device: Annotated[str, typer.Option(help="cpu or cuda (default: the GPU if there is one).")] = "",
    out: Annotated[Path, typer.Option(help="The policy; it plays in the arena as `net:FILE`.")] = Path("policy.pt"),
    resume: Annotated[Path | None, typer.Option(help="Go on from this policy or checkpoint.")] = None,
    curve: Annotated[Path | None, typer.Option(help="A picture of the learning curve (.png or .svg).")] = None,
) -> None:
    """Train a policy by self-play (masked PPO) and measure it against random players meanwhile.

    After each measurement the policy is written with all that is needed to go on from there.
    """
    try:
        from beffroi.learn.curve import draw_curve
        from beffroi.learn.policy import read, save
        from beffroi.learn.ppo import Learner
    except ImportError as missing:
        raise BadRequest(f"training needs {missing.name}: {PYTORCH}") from None

    found = beffroi.game(game)
    chosen = read_options(found, options)
    check_file(out)
    if curve is not None:
        check_picture(curve)
    learner = Learner(found, seats=seats, options=chosen, seed=seed, device=device)
    if resume is not None:
        policy, doc = read(resume, found)
        if "progress" not in doc:
            raise BadRequest(f"{resume} has no checkpoint to go on from")
        learner.resume(policy, doc["progress"])

    def keep(point: TrainingProgress) -> None:
        tell(point)
        save(learner.policy, found, out, progress=learner.progress())

    points = learner.learn(60 * minutes, keep)
    typer.echo(f"written: {out}")
    if curve is not None:
        draw_curve(points, curve, f"{found.title}: self-play on {learner.device.type}")
        typer.echo(f"written: {curve}")


def tell(point: TrainingProgress) -> None:
    typer.echo(f"{point.seconds:6.0f} s  {point.decisions:>9,} decisions  {point.wins:6.1%} won against random")
