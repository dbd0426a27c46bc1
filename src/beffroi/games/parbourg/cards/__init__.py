"""Every effect by the name that rows of figures.toml use for it.

Whoever imports a module of this package loads all effects, and with them the steps and the state. So none of those
imports `cards` for anything but its constants, and `game.py` begins with a module that no rule imports.
"""

from __future__ import annotations

from typing import Final

from beffroi.games.parbourg.cards.alchemy import Dissipation, Doubling, Mutation, SilverMirror, TruthPotion
from beffroi.games.parbourg.cards.effects import (
    ChangeStake,
    Draw,
    Effect,
    Elixir,
    HelpingHand,
    LoadedCoin,
    Points,
    WhileItLies,
)
from beffroi.games.parbourg.cards.ephemerals import Boouuuhh, Countermand, ParadeShield, PryingGlance, ShinobiGob, Trip
from beffroi.games.parbourg.cards.events import (
    Alliance,
    Assault,
    AtBuilding,
    AtStanding,
    Blackmail,
    Lever,
    Pickpocketing,
    Search,
    Thrust,
)
from beffroi.games.parbourg.cards.sides import (
    DoubleGame,
    Pillage,
    Prototype,
    Reorder,
    Retreat,
    TaxLevy,
    Transmutation,
)

EFFECTS: Final[dict[str, type[Effect]]] = {
    "none": Effect,
    # of several cards
    "at-standing": AtStanding,
    "change-stake": ChangeStake,
    "draw": Draw,
    "elixir": Elixir,
    "points": Points,
    "reorder": Reorder,
    "while-it-lies": WhileItLies,
    # events of bids
    "alliance": Alliance,
    "at-building": AtBuilding,
    "blackmail": Blackmail,
    "lever": Lever,
    "pickpocketing": Pickpocketing,
    "search": Search,
    "thrust": Thrust,
    # event sides
    "assault": Assault,
    "double-game": DoubleGame,
    "pillage": Pillage,
    "prototype": Prototype,
    "retreat": Retreat,
    "tax-levy": TaxLevy,
    "transmutation": Transmutation,
    # Ephemeral cards
    "boouuuhh": Boouuuhh,
    "countermand": Countermand,
    "helping-hand": HelpingHand,
    "loaded-coin": LoadedCoin,
    "parade-shield": ParadeShield,
    "prying-glance": PryingGlance,
    "shinobi-gob": ShinobiGob,
    "trip": Trip,
    # Alchemy
    "dissipation": Dissipation,
    "doubling": Doubling,
    "mutation": Mutation,
    "silver-mirror": SilverMirror,
    "truth-potion": TruthPotion,
}
