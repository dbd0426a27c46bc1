"""A new game."""

from __future__ import annotations

from beffroi.games.parbourg.ruleset import ruleset_of
from beffroi.games.parbourg.state import Parbourg
from beffroi.games.parbourg.steps.day import StartDay
from beffroi.kernel.chance import Chance
from beffroi.kernel.setup import Setup


def as_played(setup: Setup) -> Setup:
    """Return a set-up as the rules take it: with two players used henchmen always leave."""
    options = {**setup.options, "set-aside": setup.options["set-aside"] or setup.seats == 2}
    return Setup(setup.rules, setup.seats, options)


def new_state(setup: Setup, chance: Chance) -> Parbourg:
    """Shuffle the deck and the henchmen, and begin the first day."""
    s = Parbourg(ruleset_of(as_played(setup)), chance).empty()
    s.deck = s.ruleset.deck()
    chance.shuffle(s.deck, "deck")
    s.henchman_pile = s.ruleset.all_henchmen()
    chance.shuffle(s.henchman_pile, "henchmen")
    s.ask(StartDay())
    return s
