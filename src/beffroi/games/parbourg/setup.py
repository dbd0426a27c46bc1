"""A new game."""

from __future__ import annotations

from beffroi.games.parbourg.cards.ids import CARDS
from beffroi.games.parbourg.invariants import company_of
from beffroi.games.parbourg.laid_cards import NONE
from beffroi.games.parbourg.ruleset import Table, table_of
from beffroi.games.parbourg.state import Parbourg
from beffroi.games.parbourg.steps.day import StartDay
from beffroi.kernel.chance import Chance
from beffroi.kernel.state import Doc


def new_game(seats: int, options: Doc, chance: Chance) -> Parbourg:
    """Shuffle the deck and the henchmen, and begin the first day."""
    s = empty_table(seats, chance, table_of(options["figures"]))
    s.company = int(options["henchmen"])
    s.set_aside = options["set-aside"] or seats == 2
    s.deck = full_deck(s.table, seats)
    chance.shuffle(s.deck, "deck")
    s.roster = company_of(s.company)
    chance.shuffle(s.roster, "henchmen")
    s.ask(StartDay())
    return s


def full_deck(table: Table, seats: int) -> list[int]:
    return [card for card in range(len(CARDS)) for _ in range(table.copies(card, seats))]


def empty_table(seats: int, chance: Chance, table: Table) -> Parbourg:
    """A table before anything lies on it."""
    s = Parbourg(seats, chance, table)
    s.company = 8
    s.set_aside = False
    s.day = 0
    s.deck = []
    s.discard = []
    s.used = []
    s.hands = [[] for _ in range(seats)]
    s.buildings = [[] for _ in range(seats)]
    s.lying = [[] for _ in range(seats)]
    s.henchmen = [NONE] * (2 * seats)
    s.roster = []
    s.shown = 0
    s.aside = []
    s.slain = []
    s.pile = []
    s.stake = NONE
    s.cancelled = 0
    s.won = [0] * (4 * seats)
    s.held = []
    s.elixirs = [0] * (4 * seats)
    s.extra = [0] * seats
    s.marks = [0] * seats
    s.folded = [0] * seats
    s.order = list(range(seats))
    s.at = NONE
    s.placed = 0
    s.built = 0
    s.last = False
    s.serial = 0
    return s
