"""The figures of the Fair, read from `figures.toml`."""

from __future__ import annotations

from typing import Final

from beffroi.kernel.figures import BadFigure, Figures
from beffroi.kernel.state import Doc

LIMITS: Final = {"pips": (1, 6), "copies": (1, 9), "stalls": (1, 9), "dice": (1, 9)}


def check_whole(table: Doc, override: Doc) -> None:
    """Refuse figures that do not fit together: the deck must fill the row and give everybody a secret card."""
    rules = table["rules"]
    if rules["copies"] * len(table["card"]) < rules["stalls"] + 4:
        raise BadFigure(("rules", "copies"), "there are too few cards for the row and four secrets")


FIGURES: Final = Figures("tests.toys.fair", LIMITS, check_whole)
NEWEST: Final = FIGURES.newest
