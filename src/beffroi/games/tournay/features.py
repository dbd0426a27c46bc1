"""What a seat sees of the table as numbers of about unit size, for learning."""

from __future__ import annotations

from typing import Final

from beffroi.games.tournay.district import is_full
from beffroi.games.tournay.encoding import (
    ACTIVITIES,
    CARD_BITS,
    DAMAGED,
    DECKS,
    EVENT_TYPES,
    FINISH,
    FIRST_EVENT,
    LAST_ROUND,
    NO_CARD_HERE,
    PRESTIGE,
    QUEUE,
    SEATS,
)
from beffroi.games.tournay.grid import FULL, SLOTS
from beffroi.games.tournay.scoring import builders, printed_points
from beffroi.games.tournay.state import Tournay
from beffroi.kernel.state import Seat

GENERAL: Final = 9
PLAYER: Final = 17
EVENT: Final = len(EVENT_TYPES) + 6
CARDS: Final = 4 * ACTIVITIES  # in hand, visible in the district, face up on a deck, prestige built by others
FEATURES: Final = GENERAL + SEATS * PLAYER + QUEUE * EVENT + 2 * DECKS + CARDS


def features_of(s: Tournay, seat: Seat, left: float) -> list[float]:
    """Describe the game, the players clockwise from the seat, the queue, the decks, and which cards are where."""
    found = general(s, seat, left)
    for i in range(SEATS):
        found += player(s, (seat + i) % s.seats) if i < s.seats else [0.0] * PLAYER
    for place in range(QUEUE):
        found += event(s, place)
    for deck in range(DECKS):
        found += [len(s.decks[deck]) / 10, float(s.criers_out >> deck & 1)]
    return found + cards(s, seat)


def general(s: Tournay, seat: Seat, left: float) -> list[float]:
    return [
        s.round / 40,
        left,
        s.criers() / s.ruleset.criers_needed,
        float(s.ending == LAST_ROUND),
        float(s.ending == FINISH),
        float(s.active == seat),
        s.reserve[0] / 5,
        s.reserve[1] / 5,
        s.reserve[2] / 5,
    ]


def player(s: Tournay, seat: Seat) -> list[float]:
    """Describe the goods, citizens and district of one player."""
    base, occupied, prestige, damaged, used = seat * SLOTS, 0, 0, 0, 0
    for slot in s.slots[seat]:
        work = s.work[base + slot]
        occupied += 1
        prestige += s.ruleset.sort[s.tiles[base + slot]] == PRESTIGE
        damaged += bool(work & DAMAGED)
        used += bool(work) and not work & DAMAGED
    held = 0
    for entry in s.hands[seat]:
        held += entry & CARD_BITS >= FIRST_EVENT
    found = [s.purse[seat] / 15, occupied / FULL, prestige / 4, damaged / 3, used / 5]
    found += [printed_points(s, seat) / 10, len(s.piles[seat]) / 4, len(s.hands[seat]) / 4, held / 2]
    for colour in range(3):
        found += [s.plaza[seat * 3 + colour] / 3, s.lying[seat * 3 + colour] / 3]
    return [*found, float(is_full(s, seat)), sum(s.plaza[seat * 3 : seat * 3 + 3]) / 8]


def event(s: Tournay, place: int) -> list[float]:
    """Describe type, deniers, circles, target and fighters of an event of the queue."""
    found = [0.0] * EVENT
    card = s.queue[place]
    if card == NO_CARD_HERE:
        return found
    row = s.ruleset.events[card - FIRST_EVENT]
    found[row.type] = 1.0
    first = len(EVENT_TYPES)
    found[first] = s.coins[place] / 4
    found[first + 1] = row.target / 3
    found[first + 2] = row.citizens / 2
    found[first + 3 + row.fight] = 1.0
    return found


def cards(s: Tournay, seat: Seat) -> list[float]:
    """Describe by card: copies in hand, visible in the district, face up on a deck, and built by others."""
    found = [0.0] * CARDS
    for entry in s.hands[seat]:
        if entry & CARD_BITS < ACTIVITIES:
            found[entry & CARD_BITS] += 1.0
    for card in s.visible(seat):
        found[ACTIVITIES + card] += 1.0
    for deck in range(DECKS):
        if s.face_up >> deck & 1:
            found[2 * ACTIVITIES + (s.decks[deck][-1] & CARD_BITS)] = 1.0
    for card, seats in builders(s).items():
        found[3 * ACTIVITIES + card] = float(bool(seats & ~(1 << seat)))
    return found
