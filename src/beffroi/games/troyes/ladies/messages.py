"""The keys of everything that is said in The Ladies of Troyes, with the names of their arguments."""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes.figures import FIGURES, cards_of
from beffroi.games.troyes.ladies.ramparts import messages as ramparts

SCORED: Final = ("hermit", "fort", "princess")  # when the game is over
MODULES: Final = ("characters", "activities", "events", "purple-die", "ramparts")

MESSAGES: Final[dict[str, tuple[str, ...]]] = {
    **{f"item-{slug}": () for slug in (*cards_of(FIGURES.table(), "character", "ladies"), *SCORED)},
    "ask-use-or-load": ("card",),
    "ask-load-cubes": ("card", "deniers"),
    "ask-aim-catapult": ("shots",),
    "ask-send-scout": ("left", "deniers"),
    "ask-choose-good": ("left",),
    "ask-pick-victim": (),
    "ask-choose-column": ("cubes",),
    "load-cubes": ("number",),
    "use-cubes": ("number",),
    "scout-returns": (),
    "take-points": ("points",),
    "take-influence": ("influence",),
    "victim": ("seat", "influence"),
    "column": ("level", "column"),
    "steals-influence": ("seat", "other", "influence"),
    "why-richest": (),
    "why-choose-column": (),
    "ask-give-citizen": (),
    "ask-free-citizen": (),
    "ask-lose-cube": (),
    "free": ("owner",),
    "lose-cube": ("card",),
    "outlaw-strengthens": ("adds",),
    "possessed": ("seat",),
    "freed": ("owner",),
    "uprising": ("building",),
    "monk-settles": ("card",),
    "monk-finds-nothing": (),
    "freezes": ("seat",),
    "why-free": (),
    "why-lose-cube": (),
    "conflict-alone": (),
    "conflict-tournament": ("players",),
    "way-players": ("players",),
    "way-without-ladies": (),
    "way-leave-off": (),
    **ramparts.MESSAGES,
}

NAMES: Final = (
    *(f"character-{slug}" for slug in cards_of(FIGURES.table(), "character", "ladies")),
    *(f"event-{slug}" for slug in cards_of(FIGURES.table(), "event", "ladies")),
    *(f"card-{slug}" for slug in cards_of(FIGURES.table(), "activity", "ladies")),
    "option-ladies",
    *(f"option-ladies-{module}" for module in MODULES),
    "option-ladies-cards",
    "option-ladies-cards-mixed",
    "option-ladies-cards-alone",
    "option-open-character",
    "option-tournament",
    "option-ask-outdoor",
    "preset-ladies",
    "preset-tournament",
    "colour-purple",
    *ramparts.NAMES,
    "word-counter-clockwise",
)
