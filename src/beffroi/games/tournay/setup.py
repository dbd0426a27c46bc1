"""A new game: decks, events, citizens and deniers."""

from __future__ import annotations

from beffroi.games.tournay.decks import fixed_cards, mixed_cards
from beffroi.games.tournay.encoding import (
    DECK_SLUGS,
    DECKS,
    EVENTS,
    FIRST_EVENT,
    NO_CARD_HERE,
    QUEUE,
)
from beffroi.games.tournay.grid import SLOTS, slots_of
from beffroi.games.tournay.ruleset import REPLACED
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.steps.turn import BeginTurn
from beffroi.kernel.chance import Chance


def start_goods(s: Tournay) -> None:
    """Citizens on the Plazas and in the reserve, deniers in the purses."""
    start = s.ruleset.start
    citizens = start["advanced-start-citizens" if s.advanced else "start-citizens"]
    deniers = start["advanced-start-deniers" if s.advanced else "start-deniers"]
    above = start["advanced-reserve-above-players"]
    s.plaza = [citizens] * (3 * s.seats)
    s.lying = [0] * (3 * s.seats)
    s.purse = [deniers] * s.seats
    s.reserve = [s.seats + above if s.advanced else start["reserve"]] * 3


def clear_table(s: Tournay) -> None:
    """Empty hands, piles and districts."""
    s.hands = [()] * s.seats
    s.piles = [()] * s.seats
    s.tiles = [NO_CARD_HERE] * (s.seats * SLOTS)
    s.work = [0] * (s.seats * SLOTS)
    s.shape = [0] * s.seats
    s.slots = [slots_of(0)] * s.seats


def deal_decks(s: Tournay, chance: Chance) -> None:
    """Shuffle the nine decks and the events; three events lie in the queue."""
    for deck in range(DECKS):
        cards = fixed_cards(s.ruleset, deck, s.expansion)
        mixed = mixed_cards(s.ruleset, deck, s.expansion)
        chance.shuffle(mixed, f"mix-{DECK_SLUGS[deck]}")
        cards += mixed[:REPLACED]
        s.box += tuple(mixed[REPLACED:])
        chance.shuffle(cards, f"deck-{DECK_SLUGS[deck]}")
        s.decks.append(tuple(cards))
    events = list(range(FIRST_EVENT, FIRST_EVENT + EVENTS))
    chance.shuffle(events, "events")
    s.queue = [events.pop() for _ in range(QUEUE)]
    s.coins = [0] * QUEUE
    s.decks.append(tuple(events))


def set_up(s: Tournay, chance: Chance) -> None:
    """Prepare the first turn of the first player."""
    start_goods(s)
    clear_table(s)
    deal_decks(s, chance)
    s.ask(BeginTurn())
    s.settle()
