"""The keys of everything that is said in the Royal Challenge, with the names of their arguments."""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes.royal.pieces import DEEDS, GRADES

MESSAGES: Final[dict[str, tuple[str, ...]]] = {
    "king-rolls": ("first", "second", "sum"),
    "king-gains": ("points",),
    "king-takes-die": ("seat", "colour", "value", "deniers"),
    "king-spends": ("dice",),
    "king-places": ("building", "number"),
    "king-finds-no-place": (),
    "king-hires": ("card",),
    "king-finds-no-card": (),
    "king-builds": ("level", "column"),
    "king-recalls": ("character", "points", "royal"),
    "king-counters": ("colour", "value", "foe"),
    "king-has-no-die": ("foe",),
    "king-stands": ("points", "total"),
    "king-did": ("first", "second", "deed"),
    "king-next": ("character", "points", "royal"),
    "king-fills": (),
    "verdict": ("points", "grade"),
    "item-king": (),
}

NAMES: Final = ("nobody-1", "preset-royal", *(f"deed-{deed}" for deed in DEEDS), *(f"grade-{i}" for i in range(GRADES)))
