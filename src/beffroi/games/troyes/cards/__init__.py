"""The cards: their figures are rows of figures.toml, whose `effect` names one of these classes."""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes.cards import effects, event_effects, military
from beffroi.games.troyes.cards.model import Effect, EventEffect
from beffroi.games.troyes.revisions import ARCHER_SHOOTS_SINGLY

EFFECTS: Final[dict[str, type[Effect]]] = {
    "archer": military.Archer,
    "baker": effects.Baker,
    "banquet": effects.Banquet,
    "captain": effects.Captain,
    "chivalry": military.Chivalry,
    "delayed": effects.Delayed,
    "diplomat": military.Diplomat,
    "glassblower": effects.Glassblower,
    "jousting": effects.Jousting,
    "miller": effects.Miller,
    "pilgrimage": effects.Pilgrimage,
    "procession": effects.Procession,
    "tax-collector": effects.TaxCollector,
    "trade": effects.Trade,
}

EVENT_EFFECTS: Final[dict[str, type[EventEffect]]] = {
    "black-dice": EventEffect,
    "drought": event_effects.Drought,
    "itinerant-builders": event_effects.Builders,
    "lose-deniers": event_effects.LoseDeniers,
    "lose-influence": event_effects.LoseInfluence,
    "newcomer": event_effects.Newcomer,
    "resistance": event_effects.Resistance,
    "support": event_effects.Support,
    "work-disruption": event_effects.WorkDisruption,
}


def effects_of(rules: int) -> dict[str, type[Effect]]:
    """Return what activity cards do by a revision of the rules."""
    return EFFECTS if rules >= ARCHER_SHOOTS_SINGLY else {**EFFECTS, "archer": military.Volley}
