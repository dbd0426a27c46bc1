"""A new game."""

from __future__ import annotations

from beffroi.games.parbourg.cards.ids import CARDS
from beffroi.games.parbourg.invariants import henchmen_of_set
from beffroi.games.parbourg.laid_cards import NONE
from beffroi.games.parbourg.ruleset import Ruleset, ruleset_of
from beffroi.games.parbourg.state import Parbourg
from beffroi.games.parbourg.steps.day import StartDay
from beffroi.kernel.chance import Chance
from beffroi.kernel.setup import Setup


def new_state(setup: Setup, chance: Chance) -> Parbourg:
    """Shuffle the deck and the henchmen, and begin the first day."""
    seats, options = setup.seats, setup.options
    s = empty_state(seats, chance, ruleset_of(setup.rules, options["figures"]))
    s.rules = setup.rules
    s.henchmen_in_play = int(options["henchmen"])
    s.set_aside = options["set-aside"] or seats == 2
    s.deck = full_deck(s.ruleset, seats)
    chance.shuffle(s.deck, "deck")
    s.henchman_pile = henchmen_of_set(s.henchmen_in_play)
    chance.shuffle(s.henchman_pile, "henchmen")
    s.ask(StartDay())
    return s


def full_deck(ruleset: Ruleset, seats: int) -> list[int]:
    return [card for card in range(len(CARDS)) for _ in range(ruleset.copies(card, seats))]


def empty_state(seats: int, chance: Chance, ruleset: Ruleset) -> Parbourg:
    """A table before anything lies on it."""
    s = Parbourg(seats, chance, ruleset)
    s.henchmen_in_play = 8
    s.set_aside = False
    s.day = 0
    s.deck = []
    s.discard = []
    s.used = []
    s.hands = [[] for _ in range(seats)]
    s.buildings = [[] for _ in range(seats)]
    s.lying = [[] for _ in range(seats)]
    s.henchmen = [NONE] * (2 * seats)
    s.henchman_pile = []
    s.shown = 0
    s.aside = []
    s.slain = []
    s.pile = []
    s.stake = NONE
    s.cancelled = 0
    s.won = [0] * (4 * seats)
    s.decided_tokens = []
    s.elixirs = [0] * (4 * seats)
    s.bid_change = [0] * seats
    s.statuses = [0] * seats
    s.folded = [0] * seats
    s.order = list(range(seats))
    s.at = NONE
    s.placed = 0
    s.built = 0
    s.last = False
    s.serial = 0
    return s
