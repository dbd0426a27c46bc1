"""The keys of everything that is said of the ramparts, with the names of their arguments."""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes.ladies.ramparts.pieces import SLUGS
from beffroi.games.troyes.ladies.ramparts.settings import OUTDOOR_CUBES

MESSAGES: Final[dict[str, tuple[str, ...]]] = {
    # questions
    "ask-raise-die": ("value",),
    "ask-move-guard": ("points",),
    "ask-choose-own-die": (),
    "ask-choose-swapped-die": (),
    "ask-turn-bought-die": (),
    "ask-transfer-cube": (),
    "ask-spend-too-much": ("activity", "influence"),
    "ask-spend-for-influence": ("activity", "influence"),
    "ask-spend-for-deniers": ("activity", "deniers"),
    "ask-spend-for-points": ("activity", "points"),
    "ask-avert-deniers": ("deniers",),
    "ask-avert-influence": ("influence",),
    "ask-avert-cube": (),
    # what a composed turn changes
    "change-guard": ("amount",),
    "change-outdoor": ("amount",),
    # choices
    "guard": (),
    "raise": ("deniers", "value"),
    "guard-step": ("space",),
    "place-outdoor": ("activity",),
    "guard-done": ("points",),
    "outdoor-cube": ("activity",),
    "keep-cube": (),
    "exchange-done": (),
    "swap-with": ("colour", "value", "owner"),
    "swap-neutral": ("colour", "value"),
    "transfer-cube": ("card", "deniers"),
    # events
    "raises-die": ("seat", "deniers", "value"),
    "guard-steps": ("seat", "space"),
    "guard-arrives": ("seat", "rank"),
    "places-outdoor": ("seat", "activity"),
    "spends-outdoor": ("seat", "activity"),
    "rolls-die": ("seat", "colour", "value"),
    "exchanges": ("seat", "colour", "value", "got", "worth", "owner"),
    "shielded": ("seat", "value"),
    # refusals
    "why-no-guard": (),
    "why-outdoor": (),
    "why-raise": (),
    "why-gate": (),
    "why-one-cube": (),
    "why-takes-no-cube": (),
    "why-guard-stays": (),
    "why-move-guard": (),
    "why-spend-or-keep": (),
    "why-swapped-once": (),
    "why-purple-stays": (),
    "why-transfer": (),
    "why-turn-bought": (),
    "why-turned-die": (),
    # scoring
    "item-outdoor": (),
}
NAMES: Final = (
    "word-guard",
    "word-ramparts",
    *(f"outdoor-{slug}" for slug in SLUGS),
    *OUTDOOR_CUBES.text_keys(),
)
