"""The terms of the evaluation, in the order in which `evaluation.py` gives them."""

from __future__ import annotations

from typing import Final

TERMS: Final = (
    "cards",
    "ramparts",
    "prestige",
    "prestige-in-hand",
    "cards-in-hand",
    "deniers",
    "citizens",
    "engine",
    "progress",
)
