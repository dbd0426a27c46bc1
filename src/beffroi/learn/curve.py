"""The learning curve as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from matplotlib.figure import Figure

if TYPE_CHECKING:
    from beffroi.learn.ppo import TrainingProgress


def draw_curve(curve: list[TrainingProgress], path: Path, title: str) -> None:
    """Draw the share of games won against random players over the decisions played."""
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    share = [point.wins for point in curve]
    spread = [1.96 * (p.wins * (1 - p.wins) / p.games) ** 0.5 for p in curve]
    decisions = [point.decisions / 1000 for point in curve]
    axes.fill_between(
        decisions,
        [max(0, a - b) for a, b in zip(share, spread, strict=True)],
        [min(1, a + b) for a, b in zip(share, spread, strict=True)],
        color="#b5893c",
        alpha=0.3,
    )
    axes.plot(decisions, share, color="#7a1f1f")
    axes.axhline(0.5, color="#3d2b1f", linewidth=0.8, linestyle=":")
    axes.set(ylim=(0, 1), xlabel="thousand decisions", ylabel="games won against random", title=title)
    figure.savefig(path, dpi=130)
