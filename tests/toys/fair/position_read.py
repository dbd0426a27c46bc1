"""A written table of the Fair, read key by key; what is left out takes a quiet default."""

from __future__ import annotations

from typing import Final

from beffroi.kernel.chance import Chance
from beffroi.kernel.reader import Reader
from beffroi.kernel.setup import Setup
from beffroi.kernel.step import read_agenda, steps_by_name
from tests.toys.fair.figures import FIGURES
from tests.toys.fair.ruleset import Ruleset, ruleset_of
from tests.toys.fair.state import Fair, Player
from tests.toys.fair.steps import STEPS

MOST: Final = 99
BY_NAME: Final = steps_by_name(STEPS)


def read_setup(r: Reader, rules: int) -> Setup:
    """Read what the position is played with: its seats, and the option from the number of rounds."""
    figures = FIGURES.table(rules)["rules"]
    rounds = r.number("rounds", 1, MOST, figures["rounds"])
    if rounds not in (figures["rounds"], figures["rounds-long"]):
        raise r.bad("rounds", f"{figures['rounds']} or {figures['rounds-long']} is expected, not {rounds}")
    return Setup(rules, len(r.values("players")) or 2, {"long": rounds != figures["rounds"]})


def read(r: Reader, setup: Setup, chance: Chance) -> Fair:
    """Read the table."""
    ruleset = ruleset_of(setup)
    s = Fair(ruleset, chance).empty()
    s.round = r.number("round", 0, ruleset.rounds, 1)
    s.first = r.seat("first", 0)
    players = r.items("players") or [Reader({}, "players", s.seats)] * s.seats
    s.players = [read_player(player, ruleset) for player in players]
    s.row = r.number_list("row", 0, len(ruleset.cards) - 1)
    s.deck = r.number_list("deck", 0, len(ruleset.cards) - 1) if r.has("deck") else rest_of_deck(s)
    s.agenda = read_agenda(r, s, BY_NAME, [{"step": "BeginRound"}])
    return s


def read_player(r: Reader, ruleset: Ruleset) -> Player:
    """Read what lies in front of a seat."""
    deniers = r.number("deniers", 0, MOST, ruleset.deniers)
    points = r.number("points", 0, MOST, 0)
    dice = r.number_list("dice", 1, 6)
    player = Player(deniers, points, dice, r.number("secret", 0, len(ruleset.cards) - 1, 0))
    r.done()
    return player


def rest_of_deck(s: Fair) -> list[int]:
    """Put every card into the deck that lies nowhere else."""
    deck = s.ruleset.deck()
    for card in [*s.row, *(player.secret for player in s.players)]:
        deck.remove(card if card in deck else deck[0])
    return deck
