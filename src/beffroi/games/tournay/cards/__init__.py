"""The cards of Tournay: what each kind of card does, by the name `figures.toml` gives it."""

from __future__ import annotations

from typing import Final

from beffroi.games.tournay.cards.characters import (
    ActivateSecond,
    EarnRate,
    FightOnEven,
    FightOnEvenForGain,
    FightOnPrestige,
    GainOnActivate,
    GainOnGather,
    GainOnPlace,
    StandUp,
    Twice,
)
from beffroi.games.tournay.cards.effects import (
    Abbey,
    Ballista,
    Catapult,
    Copy,
    CopyFree,
    Draw,
    Fight,
    FightForGain,
    FightIdle,
    Gain,
    GainBestClass,
    GainCouples,
    GainEmpty,
    GainLying,
    GainOccupied,
    GainStanding,
    Levy,
    Recruit,
    RichestPays,
    TakeTwo,
)
from beffroi.games.tournay.cards.model import Effect
from beffroi.games.tournay.cards.prestige import (
    Buildings,
    Cards,
    CardSets,
    Characters,
    Citizens,
    CitizenSets,
    Deniers,
    Flat,
    PrestigeBuildings,
    Ramparts,
)

EFFECTS: Final[dict[str, type[Effect]]] = {
    # buildings
    "gain": Gain,
    "gain-empty": GainEmpty,
    "gain-occupied": GainOccupied,
    "gain-standing": GainStanding,
    "gain-lying": GainLying,
    "gain-couples": GainCouples,
    "gain-best-class": GainBestClass,
    "draw": Draw,
    "take-two": TakeTwo,
    "recruit": Recruit,
    "copy": Copy,
    "copy-free": CopyFree,
    "fight": Fight,
    "fight-gain": FightForGain,
    "fight-idle": FightIdle,
    "ballista": Ballista,
    "abbey": Abbey,
    "catapult": Catapult,
    "levy": Levy,
    "richest-pays": RichestPays,
    # characters
    "gain-on-place": GainOnPlace,
    "gain-on-activate": GainOnActivate,
    "stand-up": StandUp,
    "fight-on-prestige": FightOnPrestige,
    "fight-on-even": FightOnEven,
    "fight-on-even-gain": FightOnEvenForGain,
    "extra-activation": ActivateSecond,
    "twice": Twice,
    "gain-on-gather": GainOnGather,
    "earn-rate": EarnRate,
    # prestige buildings
    "flat": Flat,
    "cards": Cards,
    "buildings": Buildings,
    "card-sets": CardSets,
    "characters": Characters,
    "prestige": PrestigeBuildings,
    "citizens": Citizens,
    "citizen-sets": CitizenSets,
    "deniers": Deniers,
    "ramparts": Ramparts,
}
