"""Every text key of the Fair with the names of its arguments."""

from __future__ import annotations

from typing import Final

from tests.toys.fair.figures import FIGURES
from tests.toys.fair.settings import SETTINGS

MESSAGES: Final[dict[str, tuple[str, ...]]] = {
    "ask-secret-bid": (),
    "ask-take-turn": (),
    "ask-spend-die": ("card",),
    "bid": ("deniers",),
    "stall": ("card",),
    "die": ("pips",),
    "pass": (),
    "rolled": ("seat",),
    "won-bid": ("seat", "deniers"),
    "used": ("seat", "card", "uses"),
    "refused": (),
    "why-stall": ("card", "pips"),
    "item-points": (),
    "item-secret": (),
    "term-points": (),
    "term-secret": (),
    "term-dice": (),
    "term-deniers": (),
    "terminal-round": ("round",),
    "terminal-player": ("seat", "deniers", "points"),
    "terminal-secret": ("card",),
}
NAMES: Final = (
    "nobody",
    *(f"card-{slug}" for slug in FIGURES.packaged["card"]),
    "option-long",
    *(key for setting in SETTINGS for key in setting.text_keys()),
)
