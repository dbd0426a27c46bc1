"""A new game of the Fair."""

from __future__ import annotations

from beffroi.kernel.chance import Chance
from tests.toys.fair.ruleset import Ruleset
from tests.toys.fair.state import Fair, Player
from tests.toys.fair.steps.round import BeginRound


def new_state(ruleset: Ruleset, chance: Chance) -> Fair:
    """Shuffle the deck, deal the secret cards and begin the first round."""
    s = Fair(ruleset, chance).empty()
    s.deck = ruleset.deck()
    chance.shuffle(s.deck, "deck")
    s.players = [Player(ruleset.deniers, 0, [], s.deck.pop()) for _ in range(s.seats)]
    s.ask(BeginRound())
    return s
