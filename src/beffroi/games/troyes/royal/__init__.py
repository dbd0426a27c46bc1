"""The Royal Challenge: one player against the King, after Shadi Torbey's solo rules."""

from __future__ import annotations

from beffroi.games.troyes.expansion import Expansion
from beffroi.games.troyes.royal.expansion import RoyalChallenge
from beffroi.games.troyes.royal.king import DEEDS
from beffroi.games.troyes.royal.scoring import GRADES
from beffroi.games.troyes.ruleset import Module
from beffroi.kernel.state import Doc


class Royal(Expansion):
    """With a single seat the King takes the place of the neutral player."""

    fewest = 1
    messages = {
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
    names = ("nobody-1", *(f"deed-{deed}" for deed in DEEDS), *(f"grade-{i}" for i in range(GRADES)))

    def modules(self, seats: int, options: Doc) -> list[Module]:
        return [RoyalChallenge()] if seats == 1 else []


EXPANSION = Royal()
