"""Invariants of the table: nothing is lost, nothing is where it can't be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.games.tournay.encoding import (
    BUILDING,
    CARD_BITS,
    COVERED,
    DAMAGED,
    DECK_SLUGS,
    DECKS,
    EVENTS,
    FIRST_CRIER,
    FIRST_EVENT,
    NO_CARD_HERE,
    PRESTIGE,
    workers,
)
from beffroi.games.tournay.grid import SLOTS, SPAN, bounds, slots_of
from beffroi.kernel.errors import RulesBug
from beffroi.kernel.state import Seat

if TYPE_CHECKING:
    from beffroi.games.tournay.state import Tournay


def check(s: Tournay) -> None:
    """Raise RulesBug at the first thing that is wrong."""
    check_citizens(s)
    check_cards(s)
    check_queue(s)
    for seat in range(s.seats):
        check_district(s, seat)


def require(holds: bool, what: str) -> None:
    if not holds:
        raise RulesBug(what)


def citizens_in_play(s: Tournay) -> int:
    """Count the citizens of each colour that belong to the game."""
    return s.seats * s.ruleset.start_citizens + s.ruleset.start_reserve


def check_citizens(s: Tournay) -> None:
    require(min(s.purse + s.plaza + s.lying + s.reserve) >= 0, "a purse, a Plaza or the reserve is below nothing")
    for colour in range(3):
        total = s.reserve[colour] + sum(s.citizens(seat, colour) for seat in range(s.seats))
        require(total == citizens_in_play(s), f"there are {total} citizens of colour {colour}")


def all_cards(s: Tournay) -> list[int]:
    """List every card of the table by number, wherever it is."""
    heaps = [*s.decks, s.box, *s.hands, *s.piles]
    cards = [entry & CARD_BITS for heap in heaps for entry in heap]
    cards += [card for card in s.tiles + s.queue if card != NO_CARD_HERE]
    cards += [item % COVERED for item in s.covered]
    cards += [FIRST_CRIER + deck for deck in range(DECKS) if s.criers_out >> deck & 1]
    return cards if s.playing == NO_CARD_HERE else [*cards, s.playing]


def check_cards(s: Tournay) -> None:
    found: list[list[int]] = [[] for _ in range(DECKS)]
    events = []
    for card in all_cards(s):
        if FIRST_EVENT <= card < FIRST_CRIER:
            events.append(card)
        else:
            found[s.ruleset.deck_of[card]].append(card)
    require(sorted(events) == list(range(FIRST_EVENT, FIRST_EVENT + EVENTS)), "an event was lost or doubled")
    for deck in range(DECKS):
        want = s.ruleset.fixed[deck] + s.ruleset.mixed[deck]
        require(sorted(found[deck]) == sorted(want), f"deck {DECK_SLUGS[deck]} lost or won a card")
        require(bool(s.decks[deck]) or not s.face_up >> deck & 1, f"deck {DECK_SLUGS[deck]} is empty, yet face up")
        for entry in s.decks[deck]:
            require(s.ruleset.deck_of[entry & CARD_BITS] == deck, f"deck {DECK_SLUGS[deck]} holds a strange card")
    for hand in s.hands:
        require(all(entry & CARD_BITS < FIRST_CRIER for entry in hand), "a crier is in a hand")


def check_queue(s: Tournay) -> None:
    for card, coins in zip(s.queue, s.coins, strict=True):
        if card == NO_CARD_HERE:
            require(not s.decks[-1] and not coins, "the queue has a gap although events are left")
        else:
            require(0 <= coins <= s.ruleset.events[card - FIRST_EVENT].circles, "an event has too many deniers")


def check_district(s: Tournay, seat: Seat) -> None:
    base, shape = seat * SLOTS, s.shape[seat]
    require(s.slots[seat] == slots_of(shape), "a district's slots are not those of its shape")
    for slot in range(SLOTS):
        card, work = s.tiles[base + slot], s.work[base + slot]
        require((card != NO_CARD_HERE) == bool(shape >> slot & 1), "a district's shape is not that of its cards")
        if work:
            check_work(s, card, work)
    if shape:
        top, bottom, left, right = bounds(shape)
        require(bottom - top < SPAN and right - left < SPAN, "a district is too wide")
    check_stacks(s, seat)


def check_work(s: Tournay, card: int, work: int) -> None:
    """Require that on a card lies damage, or at most two citizens on a building."""
    require(card != NO_CARD_HERE, "something lies on an empty slot")
    if work & DAMAGED:
        require(work == DAMAGED and s.ruleset.sort[card] != PRESTIGE, "a damaged card is also used")
    else:
        require(s.ruleset.sort[card] == BUILDING and workers(work) <= 2, "too many, or on no building")


def check_stacks(s: Tournay, seat: Seat) -> None:
    """Require that covered cards lie under one of their colour, and a prestige building once in a district."""
    first, last = seat * SLOTS, (seat + 1) * SLOTS
    cards = s.visible(seat)
    for item in s.covered:
        site, card = item // COVERED, item % COVERED
        if first <= site < last:
            require(s.tiles[site] != NO_CARD_HERE, "a card is covered by nothing")
            require(s.ruleset.colour[s.tiles[site]] == s.ruleset.colour[card], "a stack has two colours")
            cards.append(card)
    prestige = [card for card in cards if s.ruleset.sort[card] == PRESTIGE]
    require(len(set(prestige)) == len(prestige), "a district has a prestige building twice")
