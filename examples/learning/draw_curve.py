"""Draws the learning curves that `maskable_ppo.py` has written, with their intervals of 95 %.

python examples/learning/draw_curve.py build/learning/*.csv
"""

import csv
import sys
from pathlib import Path

import numpy as np
from matplotlib.figure import Figure


def draw(path: Path) -> None:
    """Draw one curve beside its table."""
    rows = list(csv.DictReader(path.open()))
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    for name in dict.fromkeys(row["opponent"] for row in rows):
        own = [row for row in rows if row["opponent"] == name]
        steps, games, won = (np.array([float(row[key]) for row in own]) for key in ("steps", "games", "won"))
        middle = (won + 1.92) / (games + 3.84)  # Wilson's interval
        half = 1.96 / (games + 3.84) * np.sqrt(won * (games - won) / games + 0.96)
        axes.plot(steps, won / games, label=name)
        axes.fill_between(steps, middle - half, middle + half, alpha=0.15)
    axes.set(ylim=(0, 1), xlabel="steps", ylabel="games won", title=f"{path.stem}: MaskablePPO trained against random")
    axes.legend()
    figure.savefig(path.with_suffix(".svg"))


for name in sys.argv[1:]:
    draw(Path(name))
