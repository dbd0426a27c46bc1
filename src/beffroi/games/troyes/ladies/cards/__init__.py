"""The cards of The Ladies of Troyes: the `effect` of a row in figures.toml names one of these classes."""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes import cards
from beffroi.games.troyes.cards.model import Character, Effect, EventEffect
from beffroi.games.troyes.ladies.cards import choices, effects, mixed, siege, unrest
from beffroi.games.troyes.ladies.cards.characters import Lady
from beffroi.games.troyes.ladies.cards.improvements import DelayedWork
from beffroi.games.troyes.ladies.cards.outlaw import Outlaw
from beffroi.games.troyes.ladies.cards.possession import TakeCitizens
from beffroi.games.troyes.ladies.cards.winter import HarshWinter

EFFECTS: Final[dict[str, type[Effect]]] = {
    **cards.EFFECTS,
    "banker": effects.Banker,
    "beguine": effects.Beguine,
    "bishop": effects.Bishop,
    "catapult": siege.Catapult,
    "clogmaker": effects.Clogmaker,
    "delayed": DelayedWork,
    "executioner": choices.Executioner,
    "fort": effects.Fort,
    "hermit": effects.Hermit,
    "hotelkeeper": choices.Hotelkeeper,
    "master-builder": choices.MasterBuilder,
    "master-craftsman": effects.MasterCraftsman,
    "princess": effects.Princess,
    "ransom": siege.Ransom,
    "scout": siege.Scout,
    "scribe": effects.Scribe,
    "stock": mixed.Stock,
    "weaver": effects.Weaver,
}

EVENT_EFFECTS: Final[dict[str, type[EventEffect]]] = {
    **cards.EVENT_EFFECTS,
    "harsh-winter": HarshWinter,
    "outlaw-leader": Outlaw,
    "possession": TakeCitizens,
    "uprising": unrest.Uprising,
    "wandering-monk": unrest.WanderingMonk,
}

COUNTS: Final[dict[str, type[Character]]] = {"order": Lady}
